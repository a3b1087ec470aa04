import type { NamedTask } from '#core/catalogue/task.ts';
import { LIST_NAMES } from '#adapters/names/list-names.ts';
import type { Queryable } from '../connection/database.ts';
import { type Reader, VISIBLE } from './visible-content.ts';

/** The tasks that need each of some forms, by the form's slug, the most needed first; none where nothing needs it (PAGE-62). */
export const tasksNeeding = async (
  db: Queryable,
  reader: Reader,
  forms: readonly string[],
): Promise<(form: string) => readonly NamedTask[]> => {
  const rows =
    forms.length === 0
      ? []
      : await db.query<NamedTask & { readonly form: string }>(
          `select payload #>> '{task,form,friendlyUrl}' as form, slug as "friendlyUrl", title from content
           where type = $1 and payload #>> '{task,form,friendlyUrl}' = any($2::text[]) and ${VISIBLE[reader]}
           order by (payload #>> '{item,taskOrder}')::int, slug`,
          [LIST_NAMES.informationArticles.contentType, forms],
        );
  return (form) => rows.flatMap(({ form: needed, ...task }) => (needed === form ? [task] : []));
};
