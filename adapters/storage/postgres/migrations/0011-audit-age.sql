-- The oldest looks are found by their age when they are forgotten, and counted by nobody.
create index audit_event_age on audit_event (at);
