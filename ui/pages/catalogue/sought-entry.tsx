import { useEffect, type ReactNode } from 'react';
import type { ListDefinition } from '#core/catalogue/definition.ts';
import { type CatalogueItem, entryAnchor, entryInAnchor } from '#core/catalogue/item.ts';
import { openedIn, opensInList, withOpened } from '#core/catalogue/opened.ts';
import { pairsToQuery, percentDecode } from '#core/kernel/address.ts';
import { LISTS_COPY as COPY } from '#ui/copy/lists.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import { useNavigate } from '#ui/routing/address.tsx';
import { useQueryResults } from '#ui/state/queries.ts';
import { detailsQueries } from './open-details.tsx';

/** Opens the entry that stands under an anchor and puts the focus on it; tells whether it is there. */
const goToEntry = (anchor: string): boolean => {
  const entry = document.getElementById(anchor);
  if (entry === null) return false;
  if (entry instanceof HTMLDetailsElement) entry.open = true;
  entry.querySelector<HTMLElement>('summary, a')?.focus();
  return true;
};

/**
 * The entry that the address of a list asks for and that has no page of its own: open, in sight and focused. One that is not
 * among those shown stands before them, so that it is there without script too (PAGE-34). A fragment alone, as older
 * addresses have it, is followed by script.
 */
export const SoughtEntry = ({
  context,
  definition,
  shown,
  isSettled,
  draw,
}: {
  readonly context: PageContext;
  readonly definition: ListDefinition;
  readonly shown: readonly CatalogueItem[];
  /** Whether the list is here, so that it is known what it shows. */
  readonly isSettled: boolean;
  readonly draw: (item: CatalogueItem) => ReactNode;
}) => {
  const navigate = useNavigate();
  const isInList = opensInList(definition) && definition.opens.kind !== 'modal';
  const [result] = useQueryResults(isInList ? detailsQueries(context, definition) : []);
  const sought = result?.kind === 'success' ? result.value?.item : undefined;
  const anchor = sought === undefined ? undefined : entryAnchor(sought);
  const { path, pairs } = context;

  useEffect(() => {
    if (anchor !== undefined && isSettled) goToEntry(anchor);
  }, [anchor, isSettled]);

  useEffect(() => {
    if (!isInList || !isSettled) return;
    const follow = (): void => {
      const fragment = percentDecode(window.location.hash.slice(1));
      const entry = entryInAnchor(fragment);
      if (entry === undefined || goToEntry(fragment) || openedIn(pairs) === entry) return;
      navigate(`${path}?${pairsToQuery(withOpened(pairs, entry))}#${fragment}`, { replace: true });
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [isInList, isSettled, navigate, path, pairs]);

  if (sought === undefined || !isSettled || shown.some(({ id }) => id === sought.id)) return null;
  return (
    <section className="pt-sought" aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID} className="h6">
        {COPY.sought}
      </h2>
      {draw(sought)}
    </section>
  );
};

const HEADING_ID = 'voce-cercata';
