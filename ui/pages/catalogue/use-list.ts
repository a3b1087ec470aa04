import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { FilterScheme } from '#core/catalogue/definition.ts';
import type { ListEvent, ListState } from '#core/catalogue/list-state.ts';
import { VisitList } from '#core/catalogue/list-visit.ts';
import { openedIn, withOpened, withoutOpened } from '#core/catalogue/opened.ts';
import { isPlain, type ListAddress, listAddressFromQuery, listAddressToQuery } from '#core/catalogue/query-codec.ts';
import { WHOLE_LIST } from '#core/catalogue/stated-defaults.ts';
import { pairsToQuery, type QueryPairs } from '#core/kernel/address.ts';
import { useNavigate } from '#ui/routing/address.tsx';
import { useInjection } from '#ui/state/injection.tsx';
import type { PageContext } from '#ui/pages/page-module.ts';

/** A list as the page holds it: its address, its panel, and the way to change them. */
export interface OpenList extends ListState {
  /** The query as it stands in the address. */
  readonly pairs: QueryPairs;
  readonly dispatch: (event: ListEvent) => void;
  /** Path and query of the list under another address, for links that work without script. */
  readonly pathOf: (address: ListAddress) => string;
  /** The same for a link that takes something off: before script it leads to the whole list, and not to what is remembered. */
  readonly clearingPathOf: (address: ListAddress) => string;
  /** The same list with the details of an entry open, or with none. */
  readonly pathWithOpened: (friendlyUrl: string | undefined) => string;
  /** The entry whose details are open. */
  readonly opened: string | undefined;
  readonly close: () => void;
}

type Cached = Pick<ListState, 'panel' | 'fromMemory'>;

/** The address is never held: it stands in the address bar, and Back changes it without asking anybody. */
const heldOf = ({ panel, fromMemory }: ListState): Cached => ({ panel, fromMemory });

const CLOSED: Cached = { panel: { kind: 'closed' }, fromMemory: false };

const written = (path: string, to: QueryPairs): string => {
  const query = pairsToQuery(to);
  return query === '' ? path : `${path}?${query}`;
};

/** Holds a list whose state stands in the address; the panel's draft is the only state kept beside it. */
export const useList = (definition: FilterScheme, { path, pairs }: Pick<PageContext, 'path' | 'pairs'>): OpenList => {
  const navigate = useNavigate();
  const visit = useInjection(VisitList);
  const [held, setHeld] = useState<Cached>(CLOSED);
  const address = useMemo(() => listAddressFromQuery(definition, pairs), [definition, pairs]);
  const hasArrived = useRef(false);

  useEffect(() => {
    if (hasArrived.current) return;
    hasArrived.current = true;
    const { state, goTo } = visit.arrive(definition, pairs, 'fromElsewhere');
    if (goTo === undefined) return;
    setHeld(heldOf(state));
    navigate(written(path, goTo.pairs), { replace: true });
  }, [visit, definition, navigate, pairs, path]);

  const pathOf = (to: ListAddress): string => written(path, listAddressToQuery(definition, to));
  const pathWithOpened = (friendlyUrl: string | undefined): string =>
    written(path, friendlyUrl === undefined ? withoutOpened(pairs) : withOpened(pairs, friendlyUrl));

  return {
    address,
    ...held,
    pairs,
    dispatch: (event) => {
      const { state, goTo } = visit.send(definition, { address, ...held }, event);
      setHeld(heldOf(state));
      if (goTo !== undefined) navigate(written(path, goTo.pairs), { replace: goTo.replaces });
    },
    pathOf,
    clearingPathOf: (to) =>
      definition.memoryKey !== undefined && to.page === 1 && isPlain(to.criteria)
        ? written(path, WHOLE_LIST)
        : pathOf(to),
    pathWithOpened,
    opened: openedIn(pairs),
    close: () => navigate(pathWithOpened(undefined), { replace: true }),
  };
};

/** Leaves what memory brought for the whole list where it finds nothing (D-69); answers whether it is about to. */
export const useMemoryOnlyWhereItFinds = (list: OpenList, total: number | undefined): boolean => {
  const isLeft = list.fromMemory && total === 0;
  const leave = useEffectEvent(() => list.dispatch({ type: 'memoryFoundNothing' }));
  useEffect(() => {
    if (isLeft) leave();
  }, [isLeft]);
  return isLeft;
};
