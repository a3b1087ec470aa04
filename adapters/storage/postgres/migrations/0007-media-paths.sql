-- The files that a content names: who may read a file follows from who may read what names it.
create function media_paths(payload jsonb) returns text[] language sql immutable parallel safe strict as $$
  select coalesce(array_agg(distinct substr(found #>> '{}', 7)), '{}') from jsonb_path_query(payload, 'strict $.** ? (@ starts with "media:")') as found
$$;
alter table content add column media_paths text[] not null generated always as (media_paths(payload)) stored;
create index content_media on content using gin (media_paths) where withdrawn_at is null;
