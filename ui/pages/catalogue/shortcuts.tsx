import { useId } from 'react';
import { LISTS } from '#core/catalogue/definitions.ts';
import { shortcutTasks, tasksCriteria } from '#core/catalogue/task-page.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { LinkTo } from '#ui/components/link-to.tsx';
import { LISTS_COPY } from '#ui/copy/lists.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import { useQueryResult } from '#ui/state/queries.ts';
import { firstPageQuery } from './list-queries.ts';

const shortcutsQuery = (context: PageContext) => firstPageQuery(context, LISTS.informationArticles, tasksCriteria());

/** One row of ways to what people mostly come for; it keeps its place while they are on their way, and is left out without them. */
const Shortcuts = ({ context }: { readonly context: PageContext }) => {
  const titleId = useId();
  const result = useQueryResult(shortcutsQuery(context));
  const tasks = result.kind === 'success' ? shortcutTasks(result.value.items) : [];
  if (result.kind !== 'pending' && tasks.length === 0) return null;
  return (
    <nav className="pt-shortcuts" aria-labelledby={titleId}>
      <p id={titleId}>{LISTS_COPY.mostNeeded}</p>
      <ul className="list-unstyled mb-0">
        {tasks.map(({ friendlyUrl, title }) => (
          <li key={friendlyUrl}>
            <LinkTo to={pathTo(context.table, 'informationArticle', { friendlyUrl })} className="chip pt-choice-chip">
              {title}
            </LinkTo>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** The part of a list's page over its tools: the tasks that are needed most (LIST-36). */
export const shortcuts = {
  before: ({ context }: { readonly context: PageContext }) => <Shortcuts context={context} />,
  others: (context: PageContext) => [shortcutsQuery(context)],
};
