import 'reflect-metadata/lite';
import type { QueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Composition } from '#adapters/composition/compose.ts';
import { HttpClient } from '#adapters/http/client/bindings.ts';
import { decideAccess } from '#core/access/decide-access.ts';
import { queryPairs } from '#core/kernel/address.ts';
import type { PortalSettings } from '#core/navigation/portal-settings.ts';
import { matchRoute, type RouteMatch, routeTable } from '#core/navigation/routes.ts';
import type { IdentityProvider } from '#core/session/ports.ts';
import { SessionCell } from '#core/session/state.ts';
import { MissingScript } from '#core/navigation/missing-script.ts';
import { StartSession } from '#core/session/start-session.ts';
import { assetAddress } from '#ui/components/assets.tsx';
import { SPRITE_FILE } from '#ui/components/first-view.ts';
import { audienceOf } from '#ui/frame/audience.ts';
import { fetchSignedIn } from '#ui/frame/signed-in.ts';
import { crumbQueries } from '#ui/pages/crumb-titles.ts';
import type { PageModule } from '#ui/pages/page-module.ts';
import { hasPage, loadPage } from '#ui/pages/registry.ts';
import { hasLoginMark } from '#ui/platform/has-login-mark.ts';
import { keepLoginMark, readAnewWhenBroughtBack } from '#ui/platform/login-mark.ts';
import { Portal } from '#ui/portal.tsx';
import { watchNavigation } from '#ui/routing/focus.ts';
import type { PageData } from '#ui/ssr/page-data.ts';
import { hydrateQueries, makeQueryClient, prefetchAll } from '#ui/state/queries.ts';
import { composeBrowser } from './compose-browser.ts';
import type { EventReplay } from './event-replay.ts';
import { hydrateInSlices } from './hydrate-in-slices.tsx';
import { nextTask } from './idle.ts';
import { keepSheet } from './keep-sheet.ts';
import { fetchPageData, type Prefetch } from './prefetch.ts';
import { clearQueriesWithSession, readyToHydrate, soonEnough } from './readiness.ts';

/** Marks the root element once all of the page is hydrated: until then events are recorded. */
const HYDRATED = 'data-hydrated';

/** The page at an address, with its script where it came. */
interface CurrentPage {
  readonly path: string;
  readonly match: RouteMatch | undefined;
  readonly module: PageModule | undefined;
}

/**
 * Hydrates the page of the document, or renders it where the service has sent a bare frame; the function returned prefetches
 * other pages. Until the sign-on check has settled the document works as plain HTML (ROUTE-03).
 */
export const hydrate = async (
  { settings, drawn, day, queries }: PageData,
  element: HTMLElement,
  provider: IdentityProvider,
  events: EventReplay,
): Promise<Prefetch> => {
  // A frame is of a reserved page, whose first queries are sent before it is rendered (ROUTE-03); without the script they come later.
  if (drawn === 'frame') await import('#adapters/http/client/reserved-area.ts').catch(() => undefined);
  const composition = composeBrowser(settings, provider);
  const cell = composition.get(SessionCell);
  const client = makeQueryClient('browser');
  hydrateQueries(client, queries);
  const prefetch = prefetcher(composition, client, settings);
  // Beside the check, where somebody most often is here; a visitor never fetches it.
  if (drawn === 'frame' || hasLoginMark()) void fetchSignedIn().catch(() => undefined);
  let missing: MissingScript | undefined;
  const notBegun = new Promise<void>((resolve) => {
    composition
      .get(StartSession)()
      .catch((cause: unknown) => {
        if (!(cause instanceof MissingScript)) throw cause;
        missing = cause;
        resolve();
      });
  });
  if (drawn === 'frame') fetchAhead(composition, settings);
  // Coming back from the sign-on, the check puts the requested address into the address bar: the page is looked up again.
  await Promise.all([Promise.race([readyToHydrate(composition, cell, drawn), notBegun]), currentPage(settings)]);
  const page = await currentPage(settings);
  watchNavigation();
  // Somebody is here, though what lets them in did not come: the mark stays.
  if (missing === undefined) keepLoginMark(cell, settings.basePath);
  readAnewWhenBroughtBack(cell);
  clearQueriesWithSession(cell, client);
  const address = addressOf(page, settings);
  const portal = <Portal injector={composition} client={client} servedDay={day} address={address} missing={missing} />;
  if (cell.read().kind === 'anonymous' && drawn === 'page') {
    if (page.module === undefined && page.match !== undefined && hasPage(page.match.route.id)) {
      events.leaveToBrowser();
      return prefetch;
    }
    await hydrateInSlices(element, portal, events, flush);
    void keepSheet(element);
  } else {
    const results = fetchForReader(page, composition, client, settings);
    // The page stays readable until the next one is complete. An empty frame is filled as soon as its queries are under way:
    // rendering takes a slow phone as long as they do.
    if (results !== undefined) await (drawn === 'page' ? soonEnough(composition, results) : nextTask());
    await keepSheet(element);
    // What was done to the replaced page is meant for the next one, as far as it has the same controls.
    events.replaceAndReplay(() => {
      element.replaceChildren();
      flushSync(() => createRoot(element).render(portal));
    }, flush);
  }
  element.setAttribute(HYDRATED, '');
  return prefetch;
};

// Helpers

/** Applies the updates of components at once. */
const flush = (): void => flushSync(() => undefined);

const pathBelow = ({ basePath }: PortalSettings, pathname: string): string => pathname.slice(basePath.length) || '/';

/** Loads the script of a page. One that does not come stops nothing: the page stays as it is, and the portal offers a retry. */
const loadModule = async (match: RouteMatch | undefined): Promise<PageModule | undefined> =>
  match !== undefined && hasPage(match.route.id) ? loadPage(match.route.id).catch(() => undefined) : undefined;

const currentPage = async (settings: PortalSettings): Promise<CurrentPage> => {
  const path = pathBelow(settings, window.location.pathname);
  const match = matchRoute(routeTable(settings.names), path);
  return { path, match, module: await loadModule(match) };
};

/**
 * Prefetches pages: their script, and for a visitor the results of their queries, which come with the document in one
 * request. Failures are dropped, and what only a signed-in reader sees is fetched when it is opened.
 */
const prefetcher =
  (composition: Composition, client: QueryClient, settings: PortalSettings): Prefetch =>
  (address) => {
    void loadModule(matchRoute(routeTable(settings.names), pathBelow(settings, address.pathname)));
    if (composition.get(SessionCell).read().kind !== 'anonymous') return;
    void fetchPageData(address)
      .then((data) => hydrateQueries(client, data?.queries.filter(({ failure }) => failure === undefined) ?? []))
      .catch(() => undefined);
  };

/** A bare frame is most often for a signed-in reader: the HTTP client and the icons, which it lacks, come during the check. */
const fetchAhead = (composition: Composition, { basePath }: PortalSettings): void => {
  const ahead = [composition.get(HttpClient)(), fetch(assetAddress(basePath, SPRITE_FILE), { priority: 'low' })];
  void Promise.allSettled(ahead);
};

/** The address that the server rendered, which is the one in the address bar. */
const addressOf = ({ path, match }: CurrentPage, { basePath }: PortalSettings) => ({
  basePath,
  served: { path, query: window.location.search.slice(1), pairs: queryPairs(window.location.search), match },
  serverOrigin: window.location.origin,
});

/** Runs the queries of a page for the reader who is here; undefined where they may not see it. */
const fetchForReader = (
  { path, match, module }: CurrentPage,
  composition: Composition,
  client: QueryClient,
  settings: PortalSettings,
): Promise<void> | undefined => {
  const session = composition.get(SessionCell).read();
  if (
    module === undefined ||
    match === undefined ||
    decideAccess(match.route, session, settings.flags).kind !== 'allow'
  )
    return undefined;
  const context = {
    match,
    path,
    pairs: queryPairs(window.location.search),
    settings,
    table: routeTable(settings.names),
    area: audienceOf(session) ?? 'public',
    origin: window.location.origin,
    use: composition.get.bind(composition),
  };
  return prefetchAll(client, [...module.queries(context), ...crumbQueries(context)]);
};
