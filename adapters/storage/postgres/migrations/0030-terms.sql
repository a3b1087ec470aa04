-- expand: the ledger of terms (TERM-05): each stands here once, and the content's own fields are filled from it. The version before reads
-- those fields, and does not know of the table; what it imports meanwhile is entered at the next import. The way back: remove the trigger with its function,
-- and the table.
create table term (
  type text collate "C" not null,
  slug text collate "C" not null,
  -- What happens on the day: opens, closes, corrections, booking, takesPlace, or the name that editors give it.
  kind text collate "C" not null,
  day text collate "C" not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  hour text,
  act text,
  -- Where it stood before, and since when it stands here.
  former_day text collate "C",
  moved_on text collate "C",
  -- Where the content's payload names the day.
  field text[] not null,
  primary key (type, slug, kind),
  foreign key (type, slug) references content on update cascade on delete cascade
);

-- A day written here is written into the content, and into what the search answers of it: no reader sees another.
create function fill_terms() returns trigger language plpgsql as $$
declare
  moves jsonb := (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('from', former_day, 'to', day, 'act', act)) order by kind)
    from term where type = new.type and slug = new.slug and former_day is not null);
begin
  update content set payload = case when moves is null then named #- place else jsonb_set(named, place, moves) end
  from (
    select case when payload ? 'item' then array['item', 'moves'] else array['moves'] end as place,
      coalesce(jsonb_set(dated, '{item,deadlineTime}', to_jsonb(new.hour), false), dated) as named
    from (select payload, jsonb_set(payload, new.field, to_jsonb(new.day), false) as dated from content where type = new.type and slug = new.slug) as one
  ) as filled
  where content.type = new.type and content.slug = new.slug;
  update search_text_of as shown set hit = jsonb_set(hit, array['answer', new.field[cardinality(new.field)]], to_jsonb(new.day), false)
  from search_entry as entry where entry.id = shown.id and entry.content_type = new.type and entry.slug = new.slug and hit ? 'answer';
  return null;
end
$$;

-- What is stored already.
insert into term (type, slug, kind, day, hour, field)
select type, slug, kind, payload #>> field, case when kind = 'closes' then payload #>> '{item,deadlineTime}' end, field
from content cross join (values
  ('opens', '{item,opensOn}'::text[]), ('opens', '{opensOn}'), ('closes', '{item,closesOn}'), ('closes', '{closesOn}'), ('closes', '{item,deadline}'),
  ('corrections', '{item,correctionsUntil}'), ('corrections', '{correctionsUntil}'), ('booking', '{item,event,bookingUntil}'), ('takesPlace', '{item,event,eventDate}')
) as named (kind, field)
where payload #>> field ~ '^\d{4}-\d{2}-\d{2}$'
on conflict do nothing;

create trigger term_fills_content after insert or update on term for each row execute function fill_terms();
