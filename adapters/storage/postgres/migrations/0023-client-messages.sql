-- expand: what operators of assistance centres have sent to their clients, for the key of a sending and for its limits. The messages
-- themselves are notifications like all others; the version before knows nothing of the table.
create table client_sending (
  operator text collate "C" not null,
  idempotency_key text collate "C" not null,
  fingerprint text not null,
  sent_at timestamptz not null,
  -- The day in Italy.
  day date not null,
  messages integer not null,
  receipt jsonb not null,
  primary key (operator, idempotency_key)
);
create index client_sending_day on client_sending (operator, day);
