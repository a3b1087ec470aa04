-- expand: what is lacking at each producer's and what it stops, stored when its data change, so that a list of thousands is read and not
-- summed. A row holds from one day to another: sums change with the day too. The version before knows nothing of it; what it writes
-- meanwhile is summed again at the next import of this one.
create table producer_work (
  cuaa text collate "C" not null references company on delete cascade,
  id text collate "C" not null,
  since date not null,
  until date not null default 'infinity',
  kind text collate "C" not null,
  term date,
  -- What the list is sorted by; null where it is not known.
  stake_cents bigint,
  stopped_cents bigint not null,
  is_partial boolean not null,
  -- What the row adds to a total: of payments that no row before it has brought, among all, of its kind, among those still to end.
  all_stopped bigint not null,
  all_concerned bigint not null,
  kind_stopped bigint not null,
  kind_concerned bigint not null,
  coming_stopped bigint not null,
  coming_concerned bigint not null,
  coming_kind_stopped bigint not null,
  coming_kind_concerned bigint not null,
  work jsonb not null,
  primary key (cuaa, id, since)
);

-- Whether the rows of a company have been made of its data.
alter table company add column has_work boolean not null default false;
