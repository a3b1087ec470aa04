import { LIST_TYPES } from '#adapters/names/list-names.ts';
import { ENTRY_TYPES } from '#adapters/names/entry-names.ts';
import { CONTENT_ID } from '../content/content-id.ts';
import { VISIBLE } from '../content/visible-content.ts';
import { STATE } from './announced-state.ts';

/** The values of `ANNOUNCED`, which begin a statement's own: types of lists, and of what is followed one by one. */
export const ANNOUNCED_TYPES = [LIST_TYPES, ENTRY_TYPES] as const;

const DAYS = ['status', 'documents'].map((field) => ` - '${field}'`).join('');
/** An id that no content of the type has: a slug that was another's is no longer the id of it (D-67). */
const FREE_ID = `case when exists (select from content where content.type = line.type and ${CONTENT_ID} = line.slug)
  then line.slug || '~' || (select count(*) + 2 from content where content.type = line.type and starts_with(content.id, line.slug || '~')) else line.slug end`;

/**
 * Parts of a statement that writes contents. From `line` (type, slug, area, state, is_public: whether it can be read then) they note what is
 * new, changed or withdrawn against what was announced last, whatever was stored since (D-67), and give `noted`: what is to be kept of it with
 * each content. What is public was announced as it is stored, also by a version that keeps no state.
 */
export const ANNOUNCED = `known as (
    select type, slug, ${CONTENT_ID} as id, announced, ${VISIBLE.public} as was_public, day_moves, days_moved_on,
      case when announced and ${VISIBLE.public} then ${STATE} else announced_state end as before
    from content where (type, slug) in (select type, slug from line)
  ), noted as (
    select line.*, coalesce(known.id, ${FREE_ID}) as id, coalesce(announced, false) as announced, coalesce(was_public, false) as was_public, before,
      case when is_public then state else before end as announced_state,
      coalesce(day_moves, 0) as day_moves, days_moved_on, coalesce(is_public and before${DAYS} <> state${DAYS}, false) as moved
    from line left join known using (type, slug)
  ), of_lists as (
    insert into content_news (type, slug, kind, before)
    select type, id, case when announced then 'term' else 'new' end, case when announced then before ->> 'term' end from noted
    where is_public and type = any($1::text[]) and (not announced or (before is not null and (before ->> 'term', before ->> 'eventStatus') is distinct from (state ->> 'term', state ->> 'eventStatus')))
    order by type, id
  ), of_entries as (
    insert into thing_news (type, slug, before, gone) select type, id, before, not is_public from noted
    where type = any($2::text[]) and before is not null
      and ((is_public and before - 'term' <> state - 'term') or (area = 'private' and was_public))
    order by type, id
  )`;
