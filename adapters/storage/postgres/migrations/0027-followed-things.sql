-- expand: single things that are followed (FOLLOW-01, FOLLOW-02), and what becomes of them: an import that changes one, with how it was before, or
-- the day on which it opens. Only whoever holds the lock of contents writes here, so that numbers are committed in their order.
create table thing_news (
  number bigint generated always as identity primary key,
  type text collate "C" not null,
  slug text collate "C" not null,
  before jsonb,
  at timestamptz not null default now()
);
create index thing_news_thing on thing_news (type, slug, number);
-- The opening that was noted last: each is told once.
alter table content add column opened_on text collate "C";
update content set opened_on = coalesce(payload #>> '{item,opensOn}', payload ->> 'opensOn')
  where coalesce(payload #>> '{item,opensOn}', payload ->> 'opensOn') <= to_char(now() at time zone 'Europe/Rome', 'YYYY-MM-DD');
alter table alert_subscription add column is_thing boolean not null default false;
-- The last of the news of things that was looked at for it.
alter table alert_subscription add column thing_told bigint not null default 0;
create index alert_subscription_thing on alert_subscription (thing_told) where confirmed_on is not null and is_thing;
