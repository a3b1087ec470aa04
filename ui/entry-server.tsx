import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { routeTable } from '#core/navigation/routes.ts';
import { loadPage, pageIds } from './pages/registry.ts';
import { assemble, type AssemblyParts } from './ssr/assemble.ts';
import { FragmentCache } from './ssr/fragment-cache.ts';
import { load } from './ssr/load.ts';
import type { PageAnswer, PageRequest } from './ssr/page-request.ts';
import { render } from './ssr/render.tsx';
import { redirect, resolve } from './ssr/resolve.ts';
import type { Injector } from './state/injection.tsx';
import { makeQueryClient } from './state/queries.ts';

/** Renders pages. Made once per process. */
export type RenderPage = (request: PageRequest) => Promise<PageAnswer>;

/** What the renderer is made from. */
export interface RendererParts extends Omit<AssemblyParts, 'settings'> {
  /** The composition of the process: use cases over its own repositories, and settings. */
  readonly injector: Injector;
}

/** Makes the renderer of a process. The scripts of all pages are loaded before the first request. */
export const makeRenderer = async ({ injector, ...parts }: RendererParts): Promise<RenderPage> => {
  const settings = injector.get(PortalSettings);
  const table = routeTable(settings.names);
  const fragments = new FragmentCache();
  await Promise.all(pageIds().map(loadPage));
  return async (request) => {
    const resolved = resolve(request, settings, table);
    if ('status' in resolved) return resolved;
    const client = makeQueryClient('server');
    try {
      const page = await load(resolved, client, { injector, settings, table });
      if ('movedTo' in page) return redirect(settings, 301, page.movedTo);
      const body = render(page, client, settings.basePath, fragments);
      return assemble(page, body, client, { settings, ...parts });
    } finally {
      client.clear();
    }
  };
};
