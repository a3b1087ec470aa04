import 'reflect-metadata';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { httpClientBindings } from '#adapters/http/client/bindings.ts';
import { keycloakBrowserBindings } from '#adapters/keycloak/browser/bindings.ts';
import { browserStorageBindings } from '#adapters/storage/browser/bindings.ts';
import { compose } from '#adapters/composition/compose.ts';
import { queryPairs } from '#core/kernel/address.ts';
import { binding } from '#core/kernel/port-key.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { matchRoute, type RouteMatch, routeTable } from '#core/navigation/routes.ts';
import { decideAccess } from '#core/access/decide-access.ts';
import { SessionCell } from '#core/session/state.ts';
import { StartSession } from '#core/session/use-cases.ts';
import { wiring } from '#core/wiring.ts';
import { DATA_ID, ROOT_ID } from './document.ts';
import { keepLoginMark } from './platform/login-mark.ts';
import { watchMoves } from './landing.ts';
import type { PageData } from './page-data.ts';
import type { PageModule } from './pages/page-module.ts';
import { hasPage, loadPage } from './pages/registry.ts';
import { platformBindings } from './platform/bindings.ts';
import { Portal } from './portal.tsx';
import { cellBindings } from './state/bindings.ts';
import { askAll, makeQueryClient, unpackAnswers } from './state/questions.ts';
import './styles/main.scss';

const data = JSON.parse(document.getElementById(DATA_ID)?.textContent ?? 'null') as PageData | null;
const root = document.getElementById(ROOT_ID);

/** Takes the page over. Until the sign-on check has settled the document works as plain HTML (ROUTE-03). */
const start = async ({ settings, browser, drawn, answers }: PageData, element: HTMLElement): Promise<void> => {
  const composition = compose(
    wiring,
    cellBindings,
    platformBindings,
    browserStorageBindings,
    keycloakBrowserBindings({ ...browser.signOn, basePath: settings.basePath }),
    httpClientBindings(settings),
    [binding(PortalSettings, [], () => settings)],
  );
  const client = makeQueryClient('browser');
  unpackAnswers(client, answers);

  const table = routeTable(settings.names);
  const arrived = (): { readonly path: string; readonly match: RouteMatch | undefined } => {
    const path = window.location.pathname.slice(settings.basePath.length) || '/';
    return { path, match: matchRoute(table, path) };
  };
  const fetchPage = async (match: RouteMatch | undefined): Promise<PageModule | undefined> =>
    match !== undefined && hasPage(match.route.id) ? loadPage(match.route.id) : undefined;

  // The check of who is here and the script of the page travel side by side. Coming back from the sign-on the check
  // puts the address that was asked for into the address bar, so that the page is looked up again afterwards.
  await Promise.all([composition.get(StartSession)(), fetchPage(arrived().match)]);
  const { path, match } = arrived();
  const page = await fetchPage(match);

  const cell = composition.get(SessionCell);
  const session = cell.read();
  watchMoves();
  keepLoginMark(cell, settings.basePath);
  // While it takes over, the page asks for the address that the service drew: it is the one in the address bar.
  const address = { basePath: settings.basePath, serverPath: path, serverQuery: window.location.search.slice(1) };
  const portal = <Portal injector={composition} client={client} address={address} />;
  if (session.kind === 'anonymous' && drawn === 'page') {
    hydrateRoot(element, portal);
    return;
  }
  // Somebody is logged in (or the service drew only the frame): what the page needs is asked before the old one goes.
  if (page !== undefined && match !== undefined && decideAccess(match.route, session, settings.flags).kind === 'allow') {
    const context = { match, path, pairs: queryPairs(window.location.search), settings, table, use: composition.get.bind(composition) };
    await askAll(client, page.questions(context));
  }
  element.replaceChildren();
  flushSync(() => createRoot(element).render(portal));
};

if (data !== null && root !== null) void start(data, root);
