-- expand: a table of its own, of which the version before knows nothing.
-- Sessions of the sign-on provider that somebody has left, until no token of theirs can be valid any more.
create table ended_session (
  id text collate "C" primary key,
  ended_at timestamptz not null default now()
);
create index ended_session_age on ended_session (ended_at);
