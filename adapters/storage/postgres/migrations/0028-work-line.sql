-- expand: what the work list is filtered, sorted and added up by, without the words of a row, of which a page shows ten: reading thousands of
-- wide rows took most of the time of a list. The database keeps the lines beside the rows, so that the version before, which knows nothing
-- of them, leaves them right.
create table producer_work_line (
  cuaa text collate "C" not null,
  id text collate "C" not null,
  since date not null,
  until date not null,
  kind text collate "C" not null,
  term date,
  stake_cents bigint,
  stopped_cents bigint not null,
  is_partial boolean not null,
  all_stopped bigint not null,
  all_concerned bigint not null,
  kind_stopped bigint not null,
  kind_concerned bigint not null,
  coming_stopped bigint not null,
  coming_concerned bigint not null,
  coming_kind_stopped bigint not null,
  coming_kind_concerned bigint not null,
  primary key (cuaa, id, since),
  foreign key (cuaa, id, since) references producer_work on delete cascade
);

create function add_work_lines() returns trigger language plpgsql as $$
begin
  insert into producer_work_line
    select cuaa, id, since, until, kind, term, stake_cents, stopped_cents, is_partial, all_stopped, all_concerned,
      kind_stopped, kind_concerned, coming_stopped, coming_concerned, coming_kind_stopped, coming_kind_concerned
    from added;
  return null;
end
$$;
create trigger producer_work_added after insert on producer_work
  referencing new table as added for each statement execute function add_work_lines();

insert into producer_work_line
  select cuaa, id, since, until, kind, term, stake_cents, stopped_cents, is_partial, all_stopped, all_concerned,
    kind_stopped, kind_concerned, coming_stopped, coming_concerned, coming_kind_stopped, coming_kind_concerned
  from producer_work;
create index producer_work_line_term on producer_work_line (term);
analyze producer_work_line;
