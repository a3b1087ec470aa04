import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import type { PortKey } from '#core/kernel/port-key.ts';
import { pairsToQuery, type QueryPairs } from '#core/kernel/address.ts';
import { listMemory, type ResolvedPage } from '#core/navigation/page-query.ts';
import type { ContentRedirect } from '#core/navigation/content-redirects.ts';
import type { Audience } from '#core/navigation/addresses.ts';
import { pathTo, routeTable, type RouteMatch, type RouteTable } from '#core/navigation/routes.ts';
import { decideAccess } from '#core/access/decide-access.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { anonymousSession, initialSession, SessionCell, type SessionState } from '#core/session/state.ts';
import { type DocumentAssets, writeDocument } from './ssr/document.ts';
import type { Injector } from './state/injection.tsx';
import { FragmentProvider } from './components/frame/cached-fragment.tsx';
import { FragmentCache } from './ssr/fragment-cache.ts';
import { footerQuery } from './frame/footer-query.ts';
import { FRAME_HEAD, NOT_FOUND_HEAD, WITHDRAWN_HEAD } from './ssr/heads.ts';
import { cachedQueries } from './ssr/cached-queries.ts';
import type { PageContext, PageHead, PostedForm } from './pages/page-module.ts';
import { publicScope } from './pages/query.ts';
import { crumbQueries, knownCrumbTitles } from './pages/crumb-titles.ts';
import { redirectQuery } from './pages/content-queries.ts';
import { postedQuery } from './pages/posted-query.ts';
import { hasPage, loadPage, pageIds, pageSource } from './pages/registry.ts';
import { Portal } from './portal.tsx';
import { structuredData } from './ssr/structured-data.ts';
import type { PageData } from './ssr/page-data.ts';
import { cellBindings } from './state/bindings.ts';
import { reactiveCell } from './state/reactive-cell.ts';
import {
  prefetchAll,
  hasTransientError,
  cachedValue,
  makeQueryClient,
  dehydrateQueries,
  setCachedValue,
} from './state/queries.ts';

/** A request for a page: its address below the base path, resolved by the service. */
export interface PageRequest extends ResolvedPage {
  /** Whether the request carries the mark "was logged in here", which has no personal content. */
  readonly wasLoggedIn: boolean;
  /** Origin under which people reach the portal, such as `https://www.anpag.example`; for canonical addresses. */
  readonly origin: string;
  /** A form that was sent to the page's address without script. */
  readonly form?: PostedForm;
}

/** What is answered to it. */
export interface PageAnswer {
  readonly status: number;
  /** Full path to go to, base path included; only with a redirect status. */
  readonly location?: string;
  /** Whether the answer is the same for everyone. */
  readonly shared: boolean;
  /** Whether something of the page could not be read just now, and another time can. */
  readonly isPartial?: boolean;
  /** Whether it changes with what people do, and not with the content: then nobody keeps it. */
  readonly isLive?: boolean;
  readonly html: string;
  /** The sheets that stand in the page itself, which the content policy has to let through. */
  readonly sheets?: readonly string[];
}

/** Renders pages. Made once per process. */
export type RenderPage = (request: PageRequest) => Promise<PageAnswer>;

/** What the renderer is made from. */
export interface RendererParts {
  /** The composition of the process: use cases over its own repositories, and settings. */
  readonly injector: Injector;
  /** What the browser has to know besides the settings; written into every page. */
  readonly browserSettings: PageData['browser'];
  /** Files of the build for a page; `source` names the page's own script in the build's manifest. */
  readonly assetsOf: (source: string | undefined) => DocumentAssets;
}

/** A composition for one rendering: the process's own, with state cells that nobody else sees. */
const forOneRequest = (injector: Injector, session: SessionState): Injector => {
  const cells = new Map<symbol, unknown>(cellBindings.map(({ key, make }) => [key, make()]));
  cells.set(SessionCell, reactiveCell<SessionState>(session));
  return { get: <T,>(key: PortKey<T>): T => (cells.has(key) ? (cells.get(key) as T) : injector.get(key)) };
};

const withBase = (settings: PortalSettings, path: string): string => `${settings.basePath}${path === '/' ? '/' : path}`;

/** The base of the images, as who shares a page has to be told it. */
const fromOutside = ({ imageBase }: PortalSettings, origin: string): string =>
  `${imageBase.startsWith('/') ? origin : ''}${imageBase}`;

const FOR_LOGGED_IN: readonly Audience[] = ['caaOnly', 'farmerOnly', 'farmerWithOpenMandate'];

/** What the session's memory has to do with a page: for the script, which alone can reach it (LIST-07). */
const memoryOf = (match: RouteMatch | undefined, query: QueryPairs): Pick<PageData, 'memory'> => {
  const memory = match === undefined ? undefined : listMemory(match.route, query);
  if (memory === undefined) return {};
  const { memoryKey, keeps } = memory;
  return { memory: { memoryKey, ...(keeps === undefined ? {} : { keeps: pairsToQuery(keeps) }) } };
};

const redirectOf = (table: RouteTable, match: RouteMatch | undefined): string | undefined =>
  match?.route.redirectTo === undefined ? undefined : pathTo(table, match.route.redirectTo);

const NOT_FOUND = 404;

const formerOf = async (client: QueryClient, injector: Injector, path: string): Promise<ContentRedirect | null> => {
  const query = redirectQuery(publicScope(injector), path);
  await prefetchAll(client, [query]);
  return cachedValue(client, query) ?? null;
};

/** Makes the renderer of a process. All pages' scripts are loaded before the first request. */
export const makeRenderer = async ({ injector, browserSettings, assetsOf }: RendererParts): Promise<RenderPage> => {
  const settings = injector.get(PortalSettings);
  const table = routeTable(settings.names);
  const fragments = new FragmentCache();
  await Promise.all(pageIds().map(loadPage));

  const draw = async (
    request: PageRequest,
    match: RouteMatch | undefined,
    session: SessionState,
    shared: boolean,
  ): Promise<PageAnswer> => {
    const scope = forOneRequest(injector, session);
    const client = makeQueryClient('server');
    const context: PageContext | undefined =
      match === undefined
        ? undefined
        : {
            match,
            path: request.path,
            pairs: request.query,
            settings,
            table,
            area: 'public',
            origin: request.origin,
            use: (key) => scope.get(key),
          };
    const framed = session.kind === 'notInitialised';
    const page =
      context === undefined || framed || !hasPage(context.match.route.id)
        ? undefined
        : await loadPage(context.match.route.id);
    if (page?.post !== undefined && context !== undefined && request.form !== undefined)
      setCachedValue(client, postedQuery(), await page.post(context, request.form));
    await prefetchAll(client, [
      footerQuery(injector),
      ...(page === undefined || context === undefined ? [] : [...page.queries(context), ...crumbQueries(context)]),
    ]);
    const found: PageHead = framed
      ? FRAME_HEAD
      : page === undefined || context === undefined
        ? NOT_FOUND_HEAD
        : page.head(context, cachedQueries(client));
    // Only where nothing stands it is asked what stood there: that costs no page that exists anything.
    const titles = context === undefined ? {} : knownCrumbTitles(context, cachedQueries(client));
    const former = found.status === NOT_FOUND ? await formerOf(client, injector, request.path) : null;
    if (former?.kind === 'moved') {
      client.clear();
      return { status: 301, location: withBase(settings, former.path), shared: true, html: '' };
    }
    const head = former?.kind === 'withdrawn' ? WITHDRAWN_HEAD : found;
    const render = fragments.begin();
    const body = render.complete(
      renderToString(
        <FragmentProvider value={render}>
          <Portal
            injector={scope}
            client={client}
            address={{
              basePath: settings.basePath,
              served: {
                path: request.path,
                query: pairsToQuery(request.query),
                pairs: request.query,
                match: request.match,
              },
              serverOrigin: request.origin,
            }}
          />
        </FragmentProvider>,
      ),
    );
    const data: PageData = {
      settings,
      browser: browserSettings,
      drawn: framed ? 'frame' : 'page',
      isPrivate: match !== undefined && FOR_LOGGED_IN.includes(match.route.audience),
      ...memoryOf(match, request.query),
      queries: dehydrateQueries(client),
    };
    const isPartial = hasTransientError(client);
    client.clear();
    return {
      status: head.status,
      shared,
      isPartial,
      isLive: match?.route.live ?? false,
      ...writeDocument({
        head,
        agencyName: settings.names.agencyShortName,
        canonical: `${request.origin}${withBase(settings, request.path)}`,
        picture:
          settings.sharing === undefined
            ? undefined
            : {
                address: `${fromOutside(settings, request.origin)}/${settings.sharing.file}`,
                description: settings.sharing.description,
              },
        colours: settings.colours,
        body,
        data,
        structured: context === undefined ? [] : structuredData(context, head, titles),
        assets: {
          ...assetsOf(match === undefined ? undefined : pageSource(match.route.id)),
          ...(settings.mark === undefined ? {} : { icon: `${settings.imageBase}/${settings.mark}` }),
        },
        framed,
      }),
    };
  };

  return async (request) => {
    const { match } = request;
    const target = redirectOf(table, match);
    if (target !== undefined) return { status: 301, location: withBase(settings, target), shared: true, html: '' };
    const asAnonymous = decideAccess(match?.route, anonymousSession(), settings.flags);
    // What a flag switches off is off for everybody, also where no page has come yet.
    if (asAnonymous.kind === 'redirect' && match?.route.audience === 'dashboardFlag') {
      return { status: 302, location: withBase(settings, pathTo(table, asAnonymous.to)), shared: true, html: '' };
    }
    if (match === undefined || !hasPage(match.route.id)) return draw(request, undefined, anonymousSession(), true);
    // Nobody's HTML is private: the page arrives as the frame, and the browser, which knows who is there, goes on.
    if (asAnonymous.kind === 'redirect') return draw(request, match, initialSession(), false);
    if (request.wasLoggedIn && match.route.audience === 'anonymousOnly')
      return draw(request, match, initialSession(), false);
    return draw(request, match, anonymousSession(), true);
  };
};
