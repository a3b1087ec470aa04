import 'reflect-metadata/lite';
import { startTransition, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HttpClient, httpClientBindings } from '#adapters/http/client/bindings.ts';
import { keycloakBrowserBindings } from '#adapters/keycloak/browser/bindings.ts';
import { browserStorageBindings } from '#adapters/storage/browser/bindings.ts';
import { compose } from '#adapters/composition/compose.ts';
import { decideAccess } from '#core/access/decide-access.ts';
import { queryPairs } from '#core/kernel/address.ts';
import { binding } from '#core/kernel/port-key.ts';
import { ReportAnswer } from '#core/notices/use-cases.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { matchRoute, type RouteMatch, routeTable } from '#core/navigation/routes.ts';
import type { IdentityProvider } from '#core/session/ports.ts';
import { SessionCell } from '#core/session/state.ts';
import { StartSession } from '#core/session/use-cases.ts';
import { wiring } from '#core/wiring.ts';
import { HydrationContext, HydrationMark } from '#ui/components/hydration-mark.tsx';
import { HYDRATED } from '#ui/ssr/document-ids.ts';
import { assetAddress } from '#ui/components/assets.tsx';
import { SPRITE_FILE } from '#ui/components/first-view.ts';
import { audienceOf } from '#ui/frame/audience.ts';
import { watchNavigation } from '#ui/routing/focus.ts';
import type { PageData } from '#ui/ssr/page-data.ts';
import { crumbQueries } from '#ui/pages/crumb-titles.ts';
import type { PageModule } from '#ui/pages/page-module.ts';
import { hasPage, loadPage } from '#ui/pages/registry.ts';
import { recoverFromMissingScript } from '#ui/platform/missing-script.ts';
import { platformBindings } from '#ui/platform/bindings.ts';
import { tellFailure } from '#ui/platform/failures.ts';
import { keepLoginMark, readAnewWhenBroughtBack } from '#ui/platform/login-mark.ts';
import { Portal } from '#ui/portal.tsx';
import { cellBindings } from '#ui/state/bindings.ts';
import { prefetchAll, makeQueryClient, hydrateQueries } from '#ui/state/queries.ts';
import { clearQueriesWithSession, readyToHydrate, signalOfWhoIsHere, soonEnough } from './readiness.ts';
import { type EventReplay, hydrateAround } from './event-replay.ts';
import { nextTask } from './idle.ts';
import { fetchPageData, type Prefetch } from './prefetch.ts';

/** Applies what components have set at once, and nothing else. */
const flush = (): void => flushSync(() => undefined);

/** What the library writes before a part of the page that it hydrates by itself. */
const PART = '$';

/** The first elements of those parts. */
const partsOf = (root: Element): readonly Element[] => {
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const parts: Element[] = [];
  while (comments.nextNode() !== null) {
    const { data, nextSibling } = comments.currentNode as Comment;
    if (data === PART && nextSibling instanceof Element) parts.push(nextSibling);
  }
  return parts;
};

/**
 * Hydrates the page that the service has drawn, part by part and in slices, so that whoever scrolls or types meanwhile is
 * not held up; where events wait to be answered, at once. What was typed is told to each part in the very task in which it
 * gets into the document, before anything is drawn over it; everything is replayed once all parts are there.
 */
const hydrateInSlices = (element: HTMLElement, portal: ReactNode, events: EventReplay): Promise<void> =>
  new Promise((resolve) => {
    const parts = partsOf(element);
    let left = parts.length + 1;
    const partIsThere = (): void => {
      left -= 1;
      queueMicrotask(() => {
        if (left > 0) events.restore(flush);
        else {
          events.replay(flush);
          resolve();
        }
      });
    };
    startTransition(() => {
      hydrateRoot(
        element,
        <HydrationContext value={partIsThere}>
          <HydrationMark />
          {portal}
        </HydrationContext>,
      );
    });
    events.onPending(() => {
      for (const part of [element.firstElementChild, ...parts])
        if (part?.isConnected === true) hydrateAround(part, flush);
    });
  });

/**
 * Hydrates the page of the document, or draws it where the service has sent a frame only; the function returned prefetches
 * other pages. Until the sign-on check has settled the document works as plain HTML (ROUTE-03).
 */
export const hydrate = async (
  { settings, drawn, queries }: PageData,
  element: HTMLElement,
  provider: IdentityProvider,
  events: EventReplay,
): Promise<Prefetch> => {
  const composition = compose(
    wiring,
    cellBindings,
    platformBindings,
    browserStorageBindings,
    keycloakBrowserBindings(provider),
    // The client is made before the session that hears of its failures.
    httpClientBindings(settings, undefined, {
      failed: (failure) => tellFailure(composition, failure),
      answered: (asked) => composition.get(ReportAnswer)(asked),
      gone: () => gone(),
      scriptMissing: () => void recoverFromMissingScript(),
    }),
    [binding(PortalSettings, [], () => settings)],
  );
  const client = makeQueryClient('browser');
  hydrateQueries(client, queries);

  const table = routeTable(settings.names);
  const arrived = (): { readonly path: string; readonly match: RouteMatch | undefined } => {
    const path = window.location.pathname.slice(settings.basePath.length) || '/';
    return { path, match: matchRoute(table, path) };
  };
  // A script that does not come is no reason to stop: a page that is here stays as it is, and the portal offers another try.
  const fetchPage = async (match: RouteMatch | undefined): Promise<PageModule | undefined> =>
    match !== undefined && hasPage(match.route.id) ? loadPage(match.route.id).catch(() => undefined) : undefined;

  // The check of who is here and the script of the page travel side by side. Coming back from the sign-on the check
  // puts the address that was asked for into the address bar, so that the page is looked up again afterwards.
  const cell = composition.get(SessionCell);
  const gone = signalOfWhoIsHere(cell);
  // A failure is nobody's who has not asked. The answers of a public page come with its document, in one request; what only
  // who is signed in sees is asked when it is opened.
  const prefetch: Prefetch = (address) => {
    void fetchPage(matchRoute(table, address.pathname.slice(settings.basePath.length) || '/'));
    if (cell.read().kind !== 'anonymous') return;
    void fetchPageData(address)
      .then((data) => hydrateQueries(client, data?.queries.filter(({ failure }) => failure === undefined) ?? []))
      .catch(() => undefined);
  };
  void composition.get(StartSession)();
  // Who comes to a bare frame is most often signed in: what asks for them is read while that is found out, and the icons
  // come that the frame does not bring.
  if (drawn === 'frame') {
    const ahead = [
      composition.get(HttpClient)(),
      fetch(assetAddress(settings.basePath, SPRITE_FILE), { priority: 'low' }),
    ];
    void Promise.allSettled(ahead);
  }
  await Promise.all([readyToHydrate(composition, cell, drawn), fetchPage(arrived().match)]);
  const { path, match } = arrived();
  const page = await fetchPage(match);

  const session = cell.read();
  // What is drawn in the page has no sheet in its midst.
  const rest = element.querySelector('style');
  if (rest !== null) document.head.querySelector('style')?.after(rest);
  watchNavigation();
  keepLoginMark(cell, settings.basePath);
  readAnewWhenBroughtBack(cell);
  clearQueriesWithSession(cell, client);
  // While it is hydrated, the page asks for the address that the service drew: it is the one in the address bar.
  const address = {
    basePath: settings.basePath,
    served: { path, query: window.location.search.slice(1), pairs: queryPairs(window.location.search), match },
    serverOrigin: window.location.origin,
  };
  const portal = <Portal injector={composition} client={client} address={address} />;
  if (session.kind === 'anonymous' && drawn === 'page') {
    if (page === undefined && match !== undefined && hasPage(match.route.id)) {
      events.leaveToBrowser();
      return prefetch;
    }
    await hydrateInSlices(element, portal, events);
    element.setAttribute(HYDRATED, '');
    return prefetch;
  }
  // Somebody is logged in (or the service drew only the frame): what the page needs is asked before anything is drawn.
  if (
    page !== undefined &&
    match !== undefined &&
    decideAccess(match.route, session, settings.flags).kind === 'allow'
  ) {
    const context = {
      match,
      path,
      pairs: queryPairs(window.location.search),
      settings,
      table,
      area: audienceOf(session) ?? 'public',
      origin: window.location.origin,
      use: composition.get.bind(composition),
    };
    const results = prefetchAll(client, [...page.queries(context), ...crumbQueries(context)]);
    // What is read stays until the next page is whole. An empty frame is filled as soon as the questions are on their way:
    // drawing takes a slow phone as long as they travel.
    await (drawn === 'page' ? soonEnough(composition, results) : nextTask());
  }
  // What was done to the former page is meant for the one that comes, as far as it has the same controls.
  events.replaceAndReplay(() => {
    element.replaceChildren();
    flushSync(() => createRoot(element).render(portal));
  }, flush);
  element.setAttribute(HYDRATED, '');
  return prefetch;
};
