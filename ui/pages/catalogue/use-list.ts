import { useEffect, useMemo, useRef, useState } from 'react';
import type { ListDefinition } from '#core/catalogue/definition.ts';
import { advanceList, type ListEvent, type Panel } from '#core/catalogue/list-state.ts';
import { type ListAddress, listAddressFromQuery, listAddressToQuery } from '#core/catalogue/query-codec.ts';
import { ArriveAtList, RememberFilters } from '#core/catalogue/visit-list.ts';
import { pairsToQuery } from '#core/kernel/address.ts';
import { useNavigate } from '#ui/address.tsx';
import { useAction } from '#ui/injection.tsx';
import type { PageContext } from '#ui/pages/page-module.ts';

/** A list as the page holds it: its address, its panel, and the way to change them. */
export interface OpenList {
  readonly address: ListAddress;
  readonly panel: Panel;
  readonly dispatch: (event: ListEvent) => void;
  /** Path and query of the list under another address, for links that work without script. */
  readonly pathOf: (address: ListAddress) => string;
}

const closed: Panel = { kind: 'closed' };

/** Holds a list whose state stands in the address; the panel's draft is the only thing kept beside it. */
export const useList = (definition: ListDefinition, { path, pairs }: PageContext): OpenList => {
  const navigate = useNavigate();
  const arrive = useAction(ArriveAtList);
  const remember = useAction(RememberFilters);
  const [panel, setPanel] = useState<Panel>(closed);
  const address = useMemo(() => listAddressFromQuery(definition, pairs), [definition, pairs]);
  const hasArrived = useRef(false);

  useEffect(() => {
    if (hasArrived.current) return;
    hasArrived.current = true;
    const resolved = arrive(definition, pairs, 'fromElsewhere');
    // The address leads; memory only fills one that says nothing, and the address is made to tell the truth (LIST-16).
    if (resolved.kind === 'replace') navigate(`${path}?${pairsToQuery(resolved.pairs)}`, { replace: true });
    else {
      for (const command of advanceList(definition, { address, panel: closed }, { type: 'arrived', address })
        .commands) {
        if (command.type === 'rememberFilters') remember(command);
      }
    }
  }, [address, arrive, definition, navigate, pairs, path, remember]);

  const pathOf = (to: ListAddress): string => {
    const query = pairsToQuery(listAddressToQuery(definition, to));
    return query === '' ? path : `${path}?${query}`;
  };

  const dispatch = (event: ListEvent): void => {
    const { state, commands } = advanceList(definition, { address, panel }, event);
    setPanel(state.panel);
    for (const command of commands) {
      if (command.type === 'rememberFilters') remember(command);
      // More of the same list is no new place to come back to: it takes the place of the current one.
      else navigate(pathOf(state.address), { replace: event.type === 'moreAsked' });
    }
  };

  return { address, panel, dispatch, pathOf };
};
