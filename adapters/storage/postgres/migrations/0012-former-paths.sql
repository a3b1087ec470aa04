-- Where a content stood before, as paths of the portal: who comes to one is led to where it stands now.
alter table content add column former_paths text[] collate "C" not null default '{}';
create index content_former_paths on content using gin (former_paths) where withdrawn_at is null and former_paths <> '{}';
