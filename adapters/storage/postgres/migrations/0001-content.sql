-- Extensions that an ordinary owner of a database may create.
create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- Italian words without accents, so that "attivita" finds "attività".
create text search configuration it (copy = italian);
alter text search configuration it
  alter mapping for asciiword, word, hword, hword_part, asciihword, hword_asciipart with unaccent, italian_stem;

-- Makes words of what the parser would take for paths, signed numbers or hosts: "1308/2013", "PAC-2027", "n.14".
-- One character for one character, so that a place in the result is the same place in the text.
create function search_text(value text) returns text language sql immutable parallel safe strict as $$
  select regexp_replace(regexp_replace(translate(value, '/’‘`´_|', '       '), '[-–—](?=\d)', ' ', 'g'), '([[:alpha:]])\.(?=\d)', '\1 ', 'g')
$$;

create table content (
  type text collate "C" not null,
  slug text collate "C" not null,
  area text collate "C" not null default 'public' check (area in ('public', 'private', 'both')),
  title text not null,
  -- What a list's words are looked for in: folded, without case, accents and signs.
  folded text not null default '',
  -- "section:value", such as categories:circolare.
  facets text[] not null default '{}',
  -- The day that lists are ordered by, as year-month-day; empty sorts last in the default order.
  sort_day text collate "C" not null default '',
  position integer not null default 0,
  parent text collate "C",
  payload jsonb not null check (jsonb_typeof(payload) = 'object'),
  imported_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  publication_date text collate "C" generated always as (payload #>> '{item,publicationDate}') stored,
  event_date text collate "C" generated always as (payload #>> '{item,event,eventDate}') stored,
  deed_number text collate "C" generated always as (payload #>> '{item,deedNumber}') stored,
  reference_year text collate "C" generated always as (payload #>> '{item,referenceYear}') stored,
  status text collate "C" generated always as (payload #>> '{item,status}') stored,
  -- Folded like the words.
  identifier text,
  cig text,
  words tsvector generated always as (to_tsvector('public.it'::regconfig, folded)) stored,
  primary key (type, slug)
);
create index content_order on content (type, sort_day, slug) where withdrawn_at is null;
create index content_facets on content using gin (facets) where withdrawn_at is null;
create index content_words on content using gin (words) where withdrawn_at is null;
create index content_folded on content using gin (folded gin_trgm_ops) where withdrawn_at is null;
create index content_parent on content (type, parent, position) where withdrawn_at is null;

create table media (
  path text collate "C" primary key,
  content_type text not null,
  bytes bytea not null,
  digest text not null,
  width integer,
  height integer,
  imported_at timestamptz not null default now()
);

-- What each batch of files brought last: tells what is new, changed, the same, gone.
create table imported_batch (name text collate "C" primary key, digest text not null, records integer not null, imported_at timestamptz not null default now());
create table imported_record (
  batch text collate "C" not null,
  type text collate "C" not null,
  slug text collate "C" not null,
  file text not null,
  digest text not null,
  withdrawn_at timestamptz,
  primary key (type, slug)
);
create index imported_record_batch on imported_record (batch) where withdrawn_at is null;

-- One row; grows with every change of what the public sees.
create table content_version (only_row boolean primary key default true check (only_row), version bigint not null default 0, changed_at timestamptz not null default now());
insert into content_version default values;
