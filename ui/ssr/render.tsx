import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { pairsToQuery } from '#core/kernel/address.ts';
import { FragmentProvider } from '../components/frame/cached-fragment.tsx';
import { Portal } from '../portal.tsx';
import type { FragmentCache } from './fragment-cache.ts';
import type { LoadedPage } from './load.ts';

/** The HTML of a loaded page, without the document around it; fragments of the frame come from the cache. */
export const render = (
  { injector, request, day }: LoadedPage,
  client: QueryClient,
  basePath: string,
  fragments: FragmentCache,
): string => {
  const { path, query: pairs, match, origin } = request;
  const current = fragments.begin();
  return current.complete(
    renderToString(
      <FragmentProvider value={current}>
        <Portal
          injector={injector}
          client={client}
          servedDay={day}
          address={{ basePath, served: { path, query: pairsToQuery(pairs), pairs, match }, serverOrigin: origin }}
        />
      </FragmentProvider>,
    ),
  );
};
