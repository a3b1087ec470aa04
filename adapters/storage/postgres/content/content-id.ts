/** The id of a row of contents by the table's name in a statement. */
const idIn = (table: string): string => `coalesce(${table}.id, ${table}.slug)`;

/** What a content is, whatever its slug (D-67); one that never had another slug has it as its id. */
export const CONTENT_ID = idIn('content');

/** What feeds and calendars have to know of a content, as `ContentStamp`. */
export const stampIn = (table = 'content'): string =>
  `jsonb_strip_nulls(jsonb_build_object('id', ${idIn(table)}, 'storedOn', (${table}.imported_at at time zone 'Europe/Rome')::date,
    'movedOn', ${table}.days_moved_on, 'moves', ${table}.day_moves)) as stamp`;
