import { tasksAddress } from '#core/catalogue/task-page.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { Card, CardGrid } from '#ui/components/card.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { SEARCH_COPY as COPY } from '#ui/copy/search.ts';
import type { PageContext } from '../page-module.ts';

/** Nothing found: what else one may try, and ways on of equal weight (PAGE-20). */
export const NothingFound = ({
  context: { table },
  everywhereTo,
}: {
  readonly context: PageContext;
  /** The same search in results of every kind, where it was one of one kind. */
  readonly everywhereTo: string | undefined;
}) => {
  const ways = [
    ...(everywhereTo === undefined ? [] : [{ to: everywhereTo, ...COPY.everywhere }]),
    { to: tasksAddress(table), ...COPY.tasks },
    { to: pathTo(table, 'services'), ...COPY.services },
    { to: pathTo(table, 'faq'), ...COPY.faq },
    { to: pathTo(table, 'contacts'), title: COMMON.goToContacts, text: COPY.lastResort },
  ];
  return (
    <section className="pt-stack">
      <h2 className="h4">{COPY.goOn}</h2>
      <p>{COPY.tips}</p>
      <CardGrid
        min="narrow"
        items={ways.map(({ to, title, text }) => ({
          key: to,
          card: (
            <Card title={title} target={{ to }}>
              <p>{text}</p>
            </Card>
          ),
        }))}
      />
    </section>
  );
};
