-- expand: how long the steps of applications took, aid by aid, and what a message is about. The version before knows nothing of the table and
-- writes messages without the column.
create table step_time (
  campaign integer not null,
  scheme text not null,
  step text collate "C" not null,
  applications integer not null,
  half_within_days integer not null,
  bound_days integer not null,
  beyond_in_hundred integer not null,
  primary key (campaign, scheme, step)
);

alter table notification add column about jsonb;
