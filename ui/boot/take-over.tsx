import 'reflect-metadata/lite';
import { startTransition, useEffect, type ReactNode } from 'react';
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
import { TAKEN_OVER } from '#ui/document/document-ids.ts';
import { assetAddress } from '#ui/components/assets.tsx';
import { SPRITE_FILE } from '#ui/components/first-view.ts';
import { audienceOf } from '#ui/frame/audience.ts';
import { watchMoves } from '#ui/routing/landing.ts';
import type { PageData } from '#ui/document/page-data.ts';
import type { PageModule } from '#ui/pages/page-module.ts';
import { hasPage, loadPage } from '#ui/pages/registry.ts';
import { recoverFromMissingScript } from '#ui/platform/missing-script.ts';
import { platformBindings } from '#ui/platform/bindings.ts';
import { tellFailure } from '#ui/platform/failures.ts';
import { keepLoginMark, readAnewWhenBroughtBack } from '#ui/platform/login-mark.ts';
import { Portal } from '#ui/portal.tsx';
import { cellBindings } from '#ui/state/bindings.ts';
import { askAll, makeQueryClient, unpackAnswers } from '#ui/state/questions.ts';
import { forgetAnswersWithSession, readyToTakeOver, signalOfWhoIsHere, soonEnough } from '#ui/boot/taking-over.ts';
import type { EarlyActs } from './early-acts.ts';
import { nextTurn } from './moments.ts';
import type { Prepare } from './next-page.ts';
import { wakeUp } from './wake-up.ts';

/** Tells when everything below it has been drawn for the first time. */
const Drawn = ({ onDrawn, children }: { readonly onDrawn: () => void; readonly children: ReactNode }) => {
  useEffect(onDrawn, [onDrawn]);
  return children;
};

/** Takes the page over; the function returned makes other pages ready. Until the sign-on check has settled the document works as plain HTML (ROUTE-03). */
export const takeOver = async (
  { settings, drawn, answers }: PageData,
  element: HTMLElement,
  provider: IdentityProvider,
  acts: EarlyActs,
): Promise<Prepare> => {
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
  // puts the address that was asked for into the address bar, so that the page is looked up again afterwards.
  const cell = composition.get(SessionCell);
  const gone = signalOfWhoIsHere(cell);
  // Its script only: what it asks is asked when it is opened, and a failure is nobody's who has not asked.
  const prepare: Prepare = ({ pathname }) => {
    void fetchPage(matchRoute(table, pathname.slice(settings.basePath.length) || '/'));
  };
  void composition.get(StartSession)();
  // Who comes to a bare frame is most often signed in: what asks for them is read while that is found out, and the signs
  // come that the frame does not bring.
  if (drawn === 'frame') {
    const ahead = [
      composition.get(HttpClient)(),
      fetch(assetAddress(settings.basePath, SPRITE_FILE), { priority: 'low' }),
    ];
    void Promise.allSettled(ahead);
  }
  await Promise.all([readyToTakeOver(composition, cell, drawn), fetchPage(arrived().match)]);
  const { path, match } = arrived();
  const page = await fetchPage(match);

  const session = cell.read();
  // What is drawn in the page has no sheet in its midst.
  const rest = element.querySelector('style');
  if (rest !== null) document.head.querySelector('style')?.after(rest);
  watchMoves();
  keepLoginMark(cell, settings.basePath);
  readAnewWhenBroughtBack(cell);
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
    if (page === undefined && match !== undefined && hasPage(match.route.id)) {
      acts.letBe();
      return prepare;
    }
    const whole = <Drawn onDrawn={() => void wakeUp(element, acts)}>{portal}</Drawn>;
    // In pieces, so that whoever scrolls or writes meanwhile is not held up.
    startTransition(() => {
      hydrateRoot(element, whole);
    });
    return prepare;
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
    const answers = askAll(client, page.questions(context));
    // What is read stays until the next page is whole. An empty frame is filled as soon as the questions are on their way:
    // drawing takes a slow phone as long as they travel.
    await (drawn === 'page' ? soonEnough(composition, answers) : nextTurn());
  }
  const draw = (): void => {
    element.replaceChildren();
    flushSync(() => createRoot(element).render(portal));
  };
  // What was wanted of a frame, and written in it, is meant for what fills it: its header is the same.
  if (drawn === 'page') {
    acts.forget();
    draw();
  } else acts.handOver(draw);
  element.setAttribute(TAKEN_OVER, '');
  return prepare;
};
