-- expand: alerts for who is signed in (PREF-01 to PREF-07). Person, role, address and companies can be read with the portal's secret only;
-- keyed hashes find them again. The version before knows nothing of the tables: it sends none of these messages and notes no change of a
-- payment; what it is told meanwhile of notifications waits. The way back: the trigger of notifications with its function, and the four
-- tables, stand by themselves and can go.
create table personal_alert (
  id text collate "C" primary key,
  -- Of the person in the role.
  hash text collate "C" not null unique,
  sealed text not null,
  -- When the confirmation was sent.
  asked_at timestamptz not null,
  confirmed_on text collate "C",
  -- The hour of a centre's digest, in Italy; null for a farmer, who is told at once.
  hour integer,
  -- The last day whose terms were told, and when the next ones are.
  looked_on text collate "C",
  due_at timestamptz,
  refused_days integer not null default 0,
  refused_on text collate "C"
);
create index personal_alert_due on personal_alert (due_at) where confirmed_on is not null;
create index personal_alert_waiting on personal_alert (asked_at) where confirmed_on is null;

-- What is chosen: of a company, or for all producers of a centre together, whose hash is that of the person.
create table personal_choice (
  alert text collate "C" not null references personal_alert on delete cascade,
  hash text collate "C" not null,
  sealed text not null,
  kinds text[] not null,
  primary key (alert, hash)
);
create index personal_choice_hash on personal_choice (hash);

-- The queue of their messages. None holds an address. One without a day waits for the hour of its digest.
create table personal_mail (
  id text collate "C" primary key,
  address text collate "C" not null references personal_alert on delete cascade,
  sealed text not null,
  created_at timestamptz not null,
  due_at timestamptz,
  attempts integer not null default 0
);
create index personal_mail_due on personal_mail (due_at);
create index personal_mail_address on personal_mail (address);

-- What happened to companies and operators, until it is told. Rows are taken out, not counted on from a number: who commits late is told late,
-- and not left out.
create table company_news (
  id bigint generated always as identity primary key,
  kind text collate "C" not null check (kind in ('notification', 'payment')),
  owner_kind text collate "C" not null check (owner_kind in ('AGRI', 'CAA')),
  owner_id text collate "C" not null,
  thing text collate "C" not null
);

-- Whoever writes a notification, an import or a centre: it is new once, when its row is.
create function note_notification() returns trigger language plpgsql as $$
begin
  if exists (select from personal_alert where confirmed_on is not null) then
    insert into company_news (kind, owner_kind, owner_id, thing) values ('notification', new.kind, new.owner_id, new.msg_id);
  end if;
  return null;
end $$;
create trigger notification_news after insert on notification for each row execute function note_notification();
