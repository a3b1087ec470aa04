-- expand: what became of contents, for the alerts by e-mail (ALERT-05): seen for the first time, or a term that moved. Only whoever holds the
-- lock of contents writes here, so that numbers are committed in their order.
create table content_news (
  number bigint generated always as identity primary key,
  type text collate "C" not null,
  slug text collate "C" not null,
  kind text collate "C" not null check (kind in ('new', 'term')),
  before text collate "C",
  at timestamptz not null default now()
);
-- Whether a content has ever been public: it is new once.
alter table content add column announced boolean not null default false;
update content set announced = true where planned_for is null;

-- Addresses and searches can be read with the portal's secret only; a keyed hash finds them again.
create table alert_address (
  id text collate "C" primary key,
  hash text collate "C" not null unique,
  sealed text not null,
  refused_days integer not null default 0,
  refused_on text collate "C"
);
create table alert_search (id text collate "C" primary key, hash text collate "C" not null unique, sealed text not null);
create table alert_subscription (
  id text collate "C" primary key,
  address text collate "C" not null references alert_address on delete cascade,
  search text collate "C" not null references alert_search,
  frequency text collate "C" not null check (frequency in ('now', 'daily', 'weekly')),
  asked_at timestamptz not null,
  confirmed_on text collate "C",
  -- The last of the news that was looked at for it.
  told bigint not null default 0,
  due_at timestamptz,
  last_mail_at timestamptz,
  last_count integer not null default 0,
  unique (address, search)
);
create index alert_subscription_search on alert_subscription (search);
create index alert_subscription_due on alert_subscription (due_at) where confirmed_on is not null and frequency <> 'now';
create index alert_subscription_now on alert_subscription (told) where confirmed_on is not null and frequency = 'now';
create index alert_subscription_waiting on alert_subscription (asked_at) where confirmed_on is null;

-- How often something was asked on a day, by keyed hash.
create table alert_count (key text collate "C" not null, day text collate "C" not null, count integer not null, primary key (key, day));

-- The queue of messages. None holds an address: it is looked up when the message leaves.
create table alert_mail (
  id text collate "C" primary key,
  address text collate "C" not null references alert_address on delete cascade,
  subscription text collate "C" references alert_subscription on delete cascade,
  sealed text not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  attempts integer not null default 0
);
create index alert_mail_due on alert_mail (due_at);
create index alert_mail_subscription on alert_mail (subscription);
-- One row, which all processes share: when messages may leave again, and how many were not taken in a row.
create table alert_sending (
  only_row boolean primary key default true check (only_row),
  next_at timestamptz not null default '-infinity',
  paused_until timestamptz not null default '-infinity',
  failures integer not null default 0,
  delivered bigint not null default 0,
  refused bigint not null default 0
);
