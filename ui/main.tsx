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
import { AddressAfterSignIn } from '#core/access/enter-address.ts';
import { decideAccess } from '#core/access/decide-access.ts';
import { SessionCell } from '#core/session/state.ts';
import { SignIn, StartSession } from '#core/session/use-cases.ts';
import { wiring } from '#core/wiring.ts';
import { audienceOf } from './frame/audience.ts';
import { DATA_ID, ROOT_ID } from './document.ts';
import { tellFailure } from './platform/failures.ts';
import { keepEarlyLogin } from './platform/early-login.ts';
import { keepLoginMark } from './platform/login-mark.ts';
import { watchMoves } from './landing.ts';
import type { PageData } from './page-data.ts';
import type { PageModule } from './pages/page-module.ts';
import { hasPage, loadPage } from './pages/registry.ts';
import { platformBindings } from './platform/bindings.ts';
import { Portal } from './portal.tsx';
import { cellBindings } from './state/bindings.ts';
import { askAll, makeQueryClient, unpackAnswers } from './state/questions.ts';
import { forgetAnswersWithSession, isIdentified, isSettled, soonEnough, stateBecomes } from './taking-over.ts';
import './styles/main.scss';

const data = JSON.parse(document.getElementById(DATA_ID)?.textContent ?? 'null') as PageData | null;
const root = document.getElementById(ROOT_ID);

const earlyLogin = keepEarlyLogin();

/** Takes the page over. Until the sign-on check has settled the document works as plain HTML (ROUTE-03). */
const start = async ({ settings, browser, drawn, answers }: PageData, element: HTMLElement): Promise<void> => {
  const composition = compose(
    wiring,
    cellBindings,
    platformBindings,
    browserStorageBindings,
    keycloakBrowserBindings({ ...browser.signOn, basePath: settings.basePath }),
    // The client is made before the session that hears of its failures.
    httpClientBindings(settings, undefined, (failure) => tellFailure(composition, failure)),
    [binding(PortalSettings, [], () => settings)],
  );
  const client = makeQueryClient('browser');
  unpackAnswers(client, answers);

  const table = routeTable(settings.names);
  const arrived = (): { readonly path: string; readonly match: RouteMatch | undefined } => {
    const path = window.location.pathname.slice(settings.basePath.length) || '/';
    return { path, match: matchRoute(table, path) };
  };
  // A script that does not come is no reason to stop: a page that is here stays as it is, and the portal offers another try.
  const fetchPage = async (match: RouteMatch | undefined): Promise<PageModule | undefined> =>
    match !== undefined && hasPage(match.route.id) ? loadPage(match.route.id).catch(() => undefined) : undefined;

  // The check of who is here and the script of the page travel side by side. Coming back from the sign-on the check
  // puts the address that was asked for into the address bar, so that the page is looked up again afterwards. A page that
  // can be read waits until all is known of the person; a bare frame is taken over at once, so that its wait can be left.
  const cell = composition.get(SessionCell);
  void composition.get(StartSession)();
  await Promise.all([stateBecomes(cell, drawn === 'page' ? isSettled : isIdentified), fetchPage(arrived().match)]);
  const { path, match } = arrived();
  const page = await fetchPage(match);

  const session = cell.read();
  const wantsToLogIn = earlyLogin();
  watchMoves();
  keepLoginMark(cell, settings.basePath);
  forgetAnswersWithSession(cell, client);
  // While it takes over, the page asks for the address that the service drew: it is the one in the address bar.
  const address = {
    basePath: settings.basePath,
    serverPath: path,
    serverQuery: window.location.search.slice(1),
    serverOrigin: window.location.origin,
  };
  const portal = <Portal injector={composition} client={client} address={address} />;
  if (session.kind === 'anonymous' && drawn === 'page') {
    if (page !== undefined || match === undefined || !hasPage(match.route.id)) hydrateRoot(element, portal);
    if (wantsToLogIn) void composition.get(SignIn)(composition.get(AddressAfterSignIn)());
    return;
  }
  // Somebody is logged in (or the service drew only the frame): what the page needs is asked before the old one goes.
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
    await soonEnough(composition, askAll(client, page.questions(context)));
  }
  element.replaceChildren();
  flushSync(() => createRoot(element).render(portal));
};

if (data !== null && root !== null) void start(data, root);
