-- expand: when the parts of the service were last found working, and what was away from when to when (milliseconds since 1970). The
-- version before knows nothing of either table.
create table service_part (
  part text collate "C" primary key,
  seen_at bigint not null
);
create table service_incident (
  part text collate "C" not null,
  began_at bigint not null,
  ended_at bigint not null,
  primary key (part, began_at)
);
create index service_incident_end on service_incident (ended_at);
