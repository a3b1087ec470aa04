-- expand: what a content is, apart from its slug (D-67). The id is a part of what feeds and calendars name it by; null where it is the slug. What
-- had the address of its document or link there keeps it, unless two had the same. The version before neither reads nor writes any of this.
alter table content add column id text collate "C";
update content set id = named.id from (
  select type, slug, address as id, count(*) over (partition by type, address) as holders
  from content cross join lateral (select case type when 'useful-links' then payload #>> '{item,url}' else payload #>> '{item,document,contentUrl}' end) as known(address)
  where type in ('press-releases', 'useful-links') and payload #>> '{item,hasDetail}' is distinct from 'true'
) as named where named.holders = 1 and named.id is not null and content.type = named.type and content.slug = named.slug;
create index content_id on content (type, (coalesce(id, slug)));
-- What of it was announced last, whatever was stored since: a change is one against this. Of what is planned and was public before it is not known.
alter table content add column announced_state jsonb;
update content set announced_state = jsonb_strip_nulls(jsonb_build_object(
    'term', coalesce(payload #>> '{item,deadline}', payload #>> '{item,event,eventEndDate}', payload #>> '{item,event,eventDate}',
      payload #>> '{item,correctionsUntil}', payload #>> '{item,closesOn}', payload #>> '{item,opensOn}'),
    'opensOn', coalesce(payload #>> '{item,opensOn}', payload ->> 'opensOn'), 'closesOn', coalesce(payload #>> '{item,closesOn}', payload ->> 'closesOn'),
    'correctionsUntil', coalesce(payload #>> '{item,correctionsUntil}', payload ->> 'correctionsUntil'), 'deadline', payload #>> '{item,deadline}',
    'starts', nullif(concat_ws(' ', payload #>> '{item,event,eventDate}', payload #>> '{item,event,eventTime}'), ''),
    'bookingUntil', payload #>> '{item,event,bookingUntil}', 'status', payload #>> '{item,status}', 'documents', jsonb_path_query_array(payload, '$.documents[*].title')))
  where announced and planned_for is null and area <> 'private';
-- How often its days have moved, and when last, for calendars.
alter table content add column day_moves integer not null default 0, add column days_moved_on text collate "C";
-- That an entry was withdrawn is news of it too.
alter table thing_news add column gone boolean not null default false;
