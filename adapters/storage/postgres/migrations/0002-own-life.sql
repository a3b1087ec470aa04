create table region (
  value text collate "C" primary key,
  name text not null,
  map_id text not null,
  region_group text not null check (region_group in ('NI', 'CI', 'SI')),
  province text not null
);

create table paying_body (
  id text collate "C" primary key,
  name text not null,
  scope text not null check (scope in ('regional', 'national')),
  street text, street_number text, postal_code text, city text, url text
);
create table paying_body_region (
  paying_body_id text collate "C" not null references paying_body on delete cascade,
  region text collate "C" not null references region,
  primary key (paying_body_id, region)
);

create table division (
  friendly_url text collate "C" primary key,
  campaign_year integer not null,
  name text not null,
  planning text,
  direct_aid boolean not null,
  intervention_type text,
  position integer not null
);
create index division_year on division (campaign_year, name);
create table intervention (
  division text collate "C" not null references division on delete cascade,
  code text not null,
  description text not null,
  extended_description text,
  primary key (division, code)
);
-- The one grain that amounts are kept at.
create table payment_amount (
  division text collate "C" not null,
  code text not null,
  region text collate "C" not null references region,
  paid_cents bigint not null,
  beneficiaries integer not null check (beneficiaries >= 0),
  primary key (division, code, region),
  foreign key (division, code) references intervention on delete cascade
);

create table person (
  fiscal_code text collate "C" primary key,
  username text not null unique,
  given_name text not null,
  family_name text not null,
  user_type text not null,
  situation text
);

create table office (
  id text collate "C" primary key,
  name text not null,
  description text not null,
  mail text not null,
  phone text
);
create table office_operator (
  office_id text collate "C" not null references office on delete cascade,
  fiscal_code text collate "C" not null,
  primary key (office_id, fiscal_code)
);
create index office_operator_person on office_operator (fiscal_code);

create table company (
  cuaa text collate "C" primary key,
  friendly_url text collate "C" not null unique,
  registered_name text not null,
  -- The name as it is searched and sorted: without case, accents and signs.
  folded_name text collate "C" not null,
  city text,
  mandate_closed boolean not null default false
);
create index company_name on company using gin (folded_name gin_trgm_ops);
create table company_holder (
  cuaa text collate "C" not null references company on delete cascade,
  fiscal_code text collate "C" not null,
  primary key (cuaa, fiscal_code)
);
create index company_holder_person on company_holder (fiscal_code);
create table company_file_part (
  cuaa text collate "C" not null references company on delete cascade,
  part text collate "C" not null check (part in ('header', 'alerts', 'personal-data', 'bank-accounts', 'contracts', 'validation-sheet', 'anomalies')),
  payload jsonb not null,
  sheet_id text collate "C" generated always as (case when part = 'validation-sheet' then payload ->> 'idScva' end) stored unique,
  primary key (cuaa, part)
);
create table mandate (
  cuaa text collate "C" not null references company on delete cascade,
  office_id text collate "C" not null references office on delete cascade,
  since date not null,
  until date,
  primary key (cuaa, office_id)
);
create index mandate_office on mandate (office_id);

create table procedure_entry (
  cuaa text collate "C" not null references company on delete cascade,
  kind text collate "C" not null check (kind in ('payment', 'question', 'debt')),
  id text collate "C" not null,
  sort_day text collate "C" not null,
  payload jsonb not null,
  primary key (cuaa, kind, id)
);

create table notification (
  msg_id text collate "C" primary key,
  kind text collate "C" not null check (kind in ('AGRI', 'CAA')),
  owner_id text collate "C" not null,
  subject text not null,
  plain_body text not null,
  created_at timestamptz not null,
  withdrawn_at timestamptz
);
create index notification_inbox on notification (kind, owner_id, created_at desc, msg_id) where withdrawn_at is null;
create table notification_read (
  msg_id text collate "C" not null references notification on delete cascade,
  reader text collate "C" not null,
  read_at timestamptz not null default now(),
  primary key (msg_id, reader)
);

create table assistance_request (
  receipt_number text collate "C" primary key,
  idempotency_key text collate "C" not null unique,
  fingerprint text not null,
  payload jsonb not null,
  received_at timestamptz not null,
  -- The outbox: how often delivery was tried, when it is due again, when it succeeded.
  attempts integer not null default 0,
  due_at timestamptz not null,
  delivered_at timestamptz,
  last_failure text
);
create index assistance_request_due on assistance_request (due_at) where delivered_at is null;
create sequence assistance_number;

create table feedback (
  id bigint generated always as identity primary key,
  page text not null,
  clarity integer not null check (clarity between 1 and 5),
  answers jsonb not null default '[]',
  comment text,
  given_at timestamptz not null
);

create table audit_event (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor text collate "C" not null,
  role text not null,
  cuaa text collate "C",
  action text not null,
  outcome text not null check (outcome in ('allowed', 'refused'))
);
create index audit_event_company on audit_event (cuaa, at desc);
