import { tasksAddress } from '#core/catalogue/task-page.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { Tile } from '#ui/components/tile.tsx';
import { SEARCH_COPY as COPY } from '#ui/copy/search.ts';
import type { PageContext } from '../page-module.ts';

/** Nothing found: what else one may try, and four ways on of equal weight (PAGE-20). */
export const NothingFound = ({
  context: { table },
  everywhereTo,
}: {
  readonly context: PageContext;
  /** The same search in results of every kind, where it was one of one kind. */
  readonly everywhereTo: string | undefined;
}) => {
  const ways = [
    everywhereTo === undefined
      ? ({ to: tasksAddress(table), icon: 'list', ...COPY.tasks } as const)
      : ({ to: everywhereTo, icon: 'search', ...COPY.everywhere } as const),
    { to: pathTo(table, 'aidFinder'), icon: 'sprout', ...COPY.aids },
    { to: pathTo(table, 'services'), icon: 'settings', ...COPY.services },
    { to: pathTo(table, 'contacts'), icon: 'telephone', ...COPY.contacts },
  ] as const;
  return (
    <section className="pt-stack">
      <p>{COPY.tips}</p>
      <h2 className="h4">{COPY.goOn}</h2>
      <ul className="pt-next-ways list-unstyled">
        {ways.map(({ to, icon, title, text }) => (
          <li key={to}>
            <Tile icon={icon} target={{ to }}>
              {title}
              <span className="d-block pt-soft small fw-normal">{text}</span>
            </Tile>
          </li>
        ))}
      </ul>
    </section>
  );
};
