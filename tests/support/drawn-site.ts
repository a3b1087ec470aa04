import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { Window, type Document, type Element } from 'happy-dom';
import { createElement } from 'react';
import { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { ContentRepository } from '#core/content/content-repository.ts';
import { Clock } from '#core/kernel/clock.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { queryPairs } from '#core/kernel/address.ts';
import type { PortKey } from '#core/kernel/port-key.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { matchRoute, routeTable } from '#core/navigation/routes.ts';
import { isLoggedIn, SessionCell, type SessionState } from '#core/session/state.ts';
import { publicAddresses } from '#adapters/http/server/pages/site-map.ts';
import { audienceOf } from '#ui/frame/audience.ts';
import { fetchSignedIn } from '#ui/frame/signed-in.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import { hasPage, loadPage } from '#ui/pages/registry.ts';
import { Portal } from '#ui/portal.tsx';
import { cellBindings } from '#ui/state/bindings.ts';
import { prefetchAll, makeQueryClient } from '#ui/state/queries.ts';
import { reactiveCell } from '#ui/state/reactive-cell.ts';
import type { PageAnswer } from '#ui/ssr/page-request.ts';
import { rendererOver } from './renderer.ts';
import { startService, type TestService, type TestServiceOptions } from './service.ts';
import type { CastName } from './cast.ts';

/** Where the pages of a drawn site sit. */
export const BASE = '/portale';
export const ORIGIN = 'https://portale.example';

/** A portal whose pages are drawn without a browser, beside the service that they are drawn from. */
export interface DrawnSite {
  readonly service: TestService;
  /** The JSON at an address of the service, as a visitor or as a person of the cast. */
  readonly json: <T>(path: string, as?: CastName) => Promise<T>;
  /** The text at an address of the service. */
  readonly text: (path: string) => Promise<string>;
  /** What the service answers to the request of a page. */
  readonly answer: (address: string) => Promise<PageAnswer>;
  /** A public page as the service draws it. */
  readonly page: (address: string) => Promise<Document>;
  /** What of it stands between header and footer: a fifth of the page, for tests that read all of them. */
  readonly mainOf: (address: string) => Promise<Document>;
  /** Every address that the portal names to search engines, without the base of the pages. */
  readonly addresses: () => Promise<readonly string[]>;
  /** A page as it is drawn for a person signed in. */
  readonly pageFor: (session: SessionState, address: string) => Promise<Document>;
}

/** Starts the service over the demonstration's data, with what draws its pages. */
export const drawSite = async (options: TestServiceOptions = {}): Promise<DrawnSite> =>
  drawSiteOver(await startService(options));

/** The same over a service that runs. */
export const drawSiteOver = async (service: TestService): Promise<DrawnSite> => {
  const injector = { get: <T>(key: PortKey<T>): T => service.composition.get(key) };
  const render = await rendererOver(injector);
  const settings = injector.get(PortalSettings);
  const table = routeTable(settings.names);

  const answer = (address: string): Promise<PageAnswer> => {
    const [path = '', query = ''] = address.split('?');
    return render({ path, query, wasLoggedIn: false, origin: ORIGIN });
  };

  return {
    service,
    json: service.json,
    text: async (path) => (await fetch(`${service.api}${path}`)).text(),
    answer,
    page: async (address) => parsed((await answer(address)).html),
    mainOf: async (address) => mainIn((await answer(address)).html),
    addresses: async () => {
      const { names, flags } = settings;
      const [items, pages] = [injector.get(CatalogueRepository), injector.get(ContentRepository)];
      return (await publicAddresses({ names, flags, items, pages, hasPage })()).map(({ path }) => path);
    },
    pageFor: async (session, address) => {
      const [path = '', query = ''] = address.split('?');
      const match = matchRoute(table, path);
      const area = audienceOf(session);
      if (match === undefined || area === undefined) throw new Error(`nobody is shown ${address}`);
      const cells = new Map<PortKey<unknown>, unknown>(cellBindings.map(({ key, make }) => [key, make()]));
      cells.set(SessionCell, reactiveCell<SessionState>(session));
      const scope = { get: <T>(key: PortKey<T>): T => (cells.has(key) ? (cells.get(key) as T) : injector.get(key)) };
      const client = makeQueryClient('server');
      const context: PageContext = {
        match,
        path,
        pairs: queryPairs(query),
        settings,
        table,
        area,
        origin: ORIGIN,
        use: (key) => scope.get(key),
      };
      if (isLoggedIn(session)) await fetchSignedIn();
      await prefetchAll(client, (await loadPage(match.route.page)).queries(context));
      const served = { path, query, pairs: context.pairs, match };
      const address_ = { basePath: BASE, served, serverOrigin: ORIGIN };
      const servedDay = dayInRome(scope.get(Clock).now());
      const draw = (): string =>
        renderToString(createElement(Portal, { injector: scope, client, servedDay, address: address_ }));
      let html = draw();
      // What a part asks for when it is drawn is answered, and the page drawn again, as often as something is still asked.
      for (let pending = pendingOf(client); pending.length > 0; pending = pendingOf(client)) {
        await Promise.all(pending.map((query) => query.fetch().catch(() => undefined)));
        html = draw();
      }
      client.clear();
      return parsed(`<html lang="it"><body>${html}</body></html>`);
    },
  };
};

// Reading a page as its reader does

/** What stands between header and footer in the HTML of a page. */
export const mainIn = (html: string): Document => parsed(/<main[^]*<\/main>/u.exec(html)?.[0] ?? '');

/** The words of an element, with plain blanks and none at the ends; empty where there is no element. */
export const words = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/[\s\u00a0]+/gu, ' ').trim();

/** The elements below a place that a selector finds. */
export const all = (place: Document | Element, selector: string): readonly Element[] => [
  ...place.querySelectorAll(selector),
];

/** The words of each element that a selector finds. */
export const allWords = (place: Document | Element, selector: string): readonly string[] =>
  all(place, selector).map(words);

/** Where a link leads, without the base of the pages; `undefined` where there is no link. */
export const hrefOf = (link: Element | null | undefined): string | undefined => {
  const href = link?.getAttribute('href') ?? undefined;
  return href?.startsWith(`${BASE}/`) === true ? href.slice(BASE.length) : href;
};

/** The facts of a list of terms, in their order: value by name. */
export const factsOf = (list: Element | null | undefined): Readonly<Record<string, string>> =>
  list === null || list === undefined
    ? {}
    : Object.fromEntries(all(list, 'dt').map((term) => [words(term), words(term.parentElement?.querySelector('dd'))]));

// Helpers

const pendingOf = (client: QueryClient) =>
  client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'pending' });

let parser: InstanceType<Window['DOMParser']> | undefined;

/** Parses a page; one window serves all of them, and runs nothing of what stands in them. */
const parsed = (html: string): Document => {
  parser ??= new new Window().DOMParser();
  return parser.parseFromString(html, 'text/html');
};
