-- Nothing is ranked by places in a text: without them a page of the table holds twice as many documents.
update search_entry set words = strip(words), title_words = strip(title_words);

-- What was written to or taken out of the search and is not in the counts yet.
create table search_change (
  id bigint not null,
  sign smallint not null check (sign in (-1, 1)),
  type text collate "C" not null,
  words tsvector not null,
  title_words tsvector not null,
  -- The words as they are written, see search_forms.
  forms tsvector not null
);

-- In how many documents of each type a lexeme is: a search for one word counts nothing.
create table search_lexeme (
  lexeme text collate "C" not null,
  type text collate "C" not null,
  documents integer not null,
  in_title integer not null,
  primary key (lexeme, type)
);

-- The titles that a lexeme is in, newest first: the ten best for a common word are the first ten of its range.
create table search_title (
  lexeme text collate "C" not null,
  rank_day text collate "C" not null,
  id bigint not null,
  type text collate "C" not null
);
create index search_title_order on search_title (lexeme, rank_day desc, id desc) include (type);

-- In which documents a common lexeme is, one bit for each id, 8,192 ids a row: several common words are counted by "and".
create table search_bits (
  lexeme text collate "C" not null,
  block integer not null,
  bits bit(8192) not null,
  primary key (lexeme, block)
);

-- Every word as texts write it, and without accents: a misspelt one is looked for among those of its letter and length.
drop table search_word;
create table search_word (
  word text collate "C" primary key,
  key text collate "C" not null,
  documents integer not null
);
create index search_word_key on search_word (key);
create index search_word_near on search_word (left(key, 1), char_length(key));

-- The words of a text as they are written, small letters.
create function search_forms(title text, plain text) returns tsvector language sql stable parallel safe as $$
  select strip(to_tsvector('simple'::regconfig, lower(search_text(title) || ' ' || search_text(plain))))
$$;

-- The id alone in its row of bits.
create function search_bit(id bigint) returns bit language sql immutable parallel safe as $$
  select set_bit(repeat('0', 8192)::bit(8192), (id % 8192)::integer, 1)
$$;

-- Brings the counts up to date with what has changed; costs what changed, not what there is.
create function search_settle() returns void language plpgsql as $$
declare
  -- From here on a lexeme is common; below a thousand documents gathering them is quick anyway.
  common integer;
begin
  insert into search_lexeme as known (lexeme, type, documents, in_title)
  select lexeme, type, sum(documents), sum(in_title)
  from (
    select unnest(tsvector_to_array(words)) as lexeme, type, sign::integer as documents, 0 as in_title from search_change
    union all
    select unnest(tsvector_to_array(title_words)), type, 0, sign::integer from search_change
  ) as changed
  group by lexeme, type having sum(documents) <> 0 or sum(in_title) <> 0
  on conflict (lexeme, type) do update set documents = known.documents + excluded.documents, in_title = known.in_title + excluded.in_title;
  delete from search_lexeme where documents <= 0;

  insert into search_word as known (word, key, documents)
  select word, unaccent(word), documents
  from (select unnest(tsvector_to_array(forms)) as word, sum(sign::integer) as documents from search_change group by 1) as changed
  where documents <> 0 and length(word) >= 3 and word ~ '^[[:alpha:]]+$' and ts_lexize('italian_stem', word) <> '{}'
  on conflict (word) do update set documents = known.documents + excluded.documents;
  delete from search_word where documents <= 0;

  select greatest(1000, sum(documents) / 256) into common from search_lexeme where lexeme like '§%';
  delete from search_bits as kept where not exists (
    select from search_lexeme as known where known.lexeme = kept.lexeme having sum(documents) >= common / 2 or (kept.lexeme like '§%' and sum(documents) > 0));
  -- The ids that changed leave the rows they were in, and enter those of the lexemes that they have now.
  update search_bits as kept set bits = kept.bits & ~gone.bits
  from (select lexeme, (id / 8192)::integer as block, bit_or(search_bit(id)) as bits
        from search_change, unnest(tsvector_to_array(words)) as lexeme
        where sign = -1 and lexeme in (select distinct known.lexeme from search_bits as known) group by 1, 2) as gone
  where kept.lexeme = gone.lexeme and kept.block = gone.block;
  insert into search_bits as kept (lexeme, block, bits)
  select lexeme, (id / 8192)::integer, bit_or(search_bit(id))
  from search_entry, unnest(tsvector_to_array(words)) as lexeme
  where id in (select change.id from search_change as change) and lexeme in (select distinct known.lexeme from search_bits as known)
  group by 1, 2
  on conflict (lexeme, block) do update set bits = kept.bits | excluded.bits;
  -- What has become common is gathered once.
  insert into search_bits (lexeme, block, bits)
  select found.lexeme, (entry.id / 8192)::integer, bit_or(search_bit(entry.id))
  from (
    select lexeme from search_lexeme group by lexeme having (sum(documents) >= common or lexeme like '§%') except select lexeme from search_bits
  ) as found join search_entry as entry on entry.words @@ ('''' || replace(replace(found.lexeme, '\', '\\'), '''', '''''') || '''')::tsquery
  group by 1, 2;

  delete from search_change;
end
$$;

insert into search_title (lexeme, rank_day, id, type)
select lexeme, rank_day, id, type from search_entry, unnest(tsvector_to_array(title_words)) as lexeme where lexeme not like '§%';
insert into search_change (id, sign, type, words, title_words, forms)
select id, 1, type, words, title_words, search_forms(title, plain) from search_entry join search_text_of using (id);
select search_settle();
