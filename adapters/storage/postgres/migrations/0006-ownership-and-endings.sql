-- The batch that brought a file: another one may not bring a different file under its name. Null for nobody's.
alter table media add column batch text collate "C";

-- What is valid and has a last day; brought down in the ranking on the day after, and then here no longer.
create table search_ending (
  id bigint primary key references search_entry on delete cascade,
  last_day text collate "C" not null
);
create index search_ending_day on search_ending (last_day);
