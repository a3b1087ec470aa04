import { useCallback, useMemo, useRef, useState } from 'react';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { searchTextOn } from '#core/navigation/header.ts';
import { pathTo, routeTable } from '#core/navigation/routes.ts';
import { pairsToQuery, queryValue } from '#core/kernel/address.ts';
import { CompleteSearch } from '#core/search/complete-search.ts';
import type { SearchBoxProps } from '#ui/components/frame/search-box.tsx';
import { useAddress, useHref, useNavigate } from '#ui/routing/address.tsx';
import { useAction, useInjection } from '#ui/state/injection.tsx';

const TEXT_PARAMETER = 'search';

/** The search box of the header: its words stand in the address of the search page, and nowhere else (NAV-15, NAV-16). */
export const useHeaderSearch = (): SearchBoxProps => {
  const settings = useInjection(PortalSettings);
  const complete = useAction(CompleteSearch);
  const { path, pairs } = useAddress();
  const navigate = useNavigate();
  const href = useHref();
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  const newest = useRef(0);
  const to = useMemo(() => pathTo(routeTable(settings.names), 'search'), [settings]);
  const onSuggest = useCallback(
    (text: string) => {
      newest.current += 1;
      const mine = newest.current;
      // Suggestions are a help: when they do not come, the box works as before.
      complete(text)
        .then((found) => {
          if (mine === newest.current) setSuggestions(found);
        })
        .catch(() => setSuggestions([]));
    },
    [complete],
  );
  return {
    action: href(to),
    name: TEXT_PARAMETER,
    value: searchTextOn(path, queryValue(pairs, TEXT_PARAMETER) ?? ''),
    onSearch: (text) => navigate(`${to}?${pairsToQuery([[TEXT_PARAMETER, text]])}`),
    onSuggest,
    suggestions,
  };
};
