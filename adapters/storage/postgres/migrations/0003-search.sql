-- Narrow on purpose: a search over a million documents reads only this.
create table search_entry (
  id bigint generated always as identity primary key,
  type text collate "C" not null,
  content_type text collate "C" not null,
  slug text collate "C" not null,
  -- The day results are ordered by; what is no longer valid sorts after all that is.
  rank_day text collate "C" not null,
  -- Words of title and body, and the type as a lexeme of its own.
  words tsvector not null,
  title_words tsvector not null,
  unique (content_type, slug)
);
create index search_entry_words on search_entry using gin (words) with (fastupdate = off);
create index search_entry_title on search_entry using gin (title_words) with (fastupdate = off);
create index search_entry_day on search_entry (rank_day desc, id desc);

-- What a result shows, read for the ten of a page only.
create table search_text_of (
  id bigint primary key references search_entry on delete cascade,
  title text not null,
  -- For completion: the title with a blank in front, folded.
  folded_title text not null,
  plain text not null,
  hit jsonb not null
);
create index search_text_of_start on search_text_of (folded_title text_pattern_ops);
create index search_text_of_inside on search_text_of using gin (folded_title gin_trgm_ops);

-- Every word of the texts, for completion and for "Forse cercavi": never the texts themselves.
create table search_word (
  key text collate "C" primary key,
  shown text not null,
  documents integer not null
);
create index search_word_similar on search_word using gin (key gin_trgm_ops);
create index search_word_prefix on search_word (key text_pattern_ops, documents desc);
-- Words that are in so many texts that walking the days is quicker than gathering all their places.
create table search_common_lexeme (lexeme text collate "C" primary key, documents integer not null);
