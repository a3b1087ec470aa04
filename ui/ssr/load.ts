import { NOT_FOUND } from '#core/kernel/http-status.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { PageTitles } from '#core/navigation/breadcrumbs.ts';
import { Clock } from '#core/kernel/clock.ts';
import { dayInRome, type IsoDate } from '#core/kernel/iso-date.ts';
import type { PortKey } from '#core/kernel/port-key.ts';
import type { ContentRedirect } from '#core/navigation/content-redirects.ts';
import type { PortalSettings } from '#core/navigation/portal-settings.ts';
import type { RouteTable } from '#core/navigation/routes.ts';
import { SessionCell, type SessionState } from '#core/session/state.ts';
import { footerQuery } from '../frame/footer-query.ts';
import { redirectQuery } from '../pages/content-queries.ts';
import { crumbQueries, knownCrumbTitles } from '../pages/crumb-titles.ts';
import type { PageContext, PageHead, PageModule } from '../pages/page-module.ts';
import { postedQuery } from '../pages/posted-query.ts';
import { publicScope } from '../pages/query.ts';
import { loadPage } from '../pages/registry.ts';
import { cellBindings } from '../state/bindings.ts';
import type { Injector } from '../state/injection.tsx';
import { cachedValue, prefetchAll, setCachedValue } from '../state/queries.ts';
import { reactiveCell } from '../state/reactive-cell.ts';
import { cachedQueries } from './cached-queries.ts';
import { FRAME_HEAD, NOT_FOUND_HEAD, WITHDRAWN_HEAD } from './heads.ts';
import type { PageToRender } from './resolve.ts';

/** A page with everything that its rendering needs. */
export interface LoadedPage extends PageToRender {
  /** The process's composition with the state cells of this rendering alone. */
  readonly injector: Injector;
  readonly context: PageContext | undefined;
  /** Whether only the frame is rendered, which the browser fills. */
  readonly framed: boolean;
  readonly head: PageHead;
  /** The day in Italy on which the page is rendered. */
  readonly day: IsoDate;
  /** Titles of the pages above this one. */
  readonly titles: PageTitles;
}

/** Where the content of a page moved. */
interface Moved {
  readonly movedTo: string;
}

/** Runs the queries of a page, fills the cache of `client`, and reads the page's head from it. */
export const load = async (
  page: PageToRender,
  client: QueryClient,
  portal: { readonly injector: Injector; readonly settings: PortalSettings; readonly table: RouteTable },
): Promise<LoadedPage | Moved> => {
  const { match, request, session } = page;
  const injector = forOneRequest(portal.injector, session);
  const { settings, table } = portal;
  const { path, origin, query: pairs } = request;
  const context: PageContext | undefined = match && {
    match,
    path,
    pairs,
    settings,
    table,
    origin,
    area: 'public',
    use: (key) => injector.get(key),
  };
  const framed = session.kind === 'notInitialised';
  const module = match === undefined || framed ? undefined : await loadPage(match.route.id);
  if (context !== undefined && request.form !== undefined && module?.post !== undefined)
    setCachedValue(client, postedQuery(), await module.post(context, request.form));
  await prefetchAll(client, [
    footerQuery(portal.injector),
    ...(module === undefined || context === undefined ? [] : [...module.queries(context), ...crumbQueries(context)]),
  ]);
  const head = framed ? FRAME_HEAD : headOf(module, context, client);
  const titles = context === undefined ? {} : knownCrumbTitles(context, cachedQueries(client));
  // Redirects are looked up only where there is no page, so that existing pages pay nothing for them.
  const former = head.status === NOT_FOUND ? await findRedirect(client, portal.injector, path) : null;
  if (former?.kind === 'moved') return { movedTo: former.path };
  const day = dayInRome(injector.get(Clock).now());
  return {
    ...page,
    injector,
    context,
    framed,
    day,
    titles,
    head: former?.kind === 'withdrawn' ? WITHDRAWN_HEAD : head,
  };
};

// Helpers

/** A composition for one rendering: the process's own, with state cells that no other rendering sees. */
const forOneRequest = (injector: Injector, session: SessionState): Injector => {
  const cells = new Map<PortKey<unknown>, unknown>(cellBindings.map(({ key, make }) => [key, make()]));
  cells.set(SessionCell, reactiveCell<SessionState>(session));
  return { get: <T>(key: PortKey<T>): T => (cells.has(key) ? (cells.get(key) as T) : injector.get(key)) };
};

const headOf = (module: PageModule | undefined, context: PageContext | undefined, client: QueryClient): PageHead =>
  module === undefined || context === undefined ? NOT_FOUND_HEAD : module.head(context, cachedQueries(client));

const findRedirect = async (client: QueryClient, injector: Injector, path: string): Promise<ContentRedirect | null> => {
  const query = redirectQuery(publicScope(injector), path);
  await prefetchAll(client, [query]);
  return cachedValue(client, query) ?? null;
};
