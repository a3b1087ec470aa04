import { queryPairs } from '#core/kernel/address.ts';
import type { Binding } from '#core/kernel/port-key.ts';
import { resolvePage, type ResolvedPage } from '#core/page-query.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { routeTable } from '#core/navigation/routes.ts';
import { compose } from '#adapters/composition/compose.ts';
import { serverBindings } from '#adapters/http/server/bindings.ts';
import { makeLog } from '#adapters/http/server/health/log.ts';
import { portalSettingsOf, readSettings } from '#adapters/http/server/settings/settings.ts';
import { makeRenderer, type RendererParts, type RenderPage } from '#ui/entry-server.tsx';
import type { PageAnswer, PageRequest } from '#ui/ssr/page-request.ts';
import { memoryStorage } from './memory-storage.ts';

/** Renders the page of an address as it is written. */
export type RenderAddress = (
  asked: Omit<PageRequest, keyof ResolvedPage> & { readonly path: string; readonly query: string },
) => Promise<PageAnswer>;

/** Draws pages as the service does, with no files of a build. */
export const pageRendererOver = (injector: RendererParts['injector']): Promise<RenderPage> =>
  makeRenderer({
    injector,
    browserSettings: {} as never,
    assetsOf: () => ({ script: '/x.js', styles: [], later: [], signOn: [], icon: '/i.svg' }),
  });

/** The same for addresses as they are written. */
export const rendererOver = async (injector: RendererParts['injector']): Promise<RenderAddress> => {
  const render = await pageRendererOver(injector);
  const table = routeTable(injector.get(PortalSettings).names);
  return ({ path, query, ...asked }) => render({ ...resolvePage(table, path, queryPairs(query)), ...asked });
};

/** The demonstration over storage in memory, with some of it as the test has it. */
export const injectorInMemory = (...instead: readonly Binding[]): RendererParts['injector'] =>
  injectorWith({}, ...instead);

/** The same with settings as a settings file has them. */
export const injectorWith = (
  given: Readonly<Record<string, unknown>>,
  ...instead: readonly Binding[]
): RendererParts['injector'] => {
  const settings = readSettings('demo', { PORTAL_SETTINGS: 'prova.json' }, () => JSON.stringify(given));
  if (!settings.ok) throw new Error(settings.failure.join('\n'));
  const clock = { now: () => Date.parse('2026-11-21T09:00:00+01:00') };
  return compose([
    ...serverBindings(makeLog('silent'), portalSettingsOf(settings.value), clock),
    ...memoryStorage(...instead),
  ]);
};

/** Draws the demonstration's pages over storage in memory, with some of it as the test has it. */
export const rendererInMemory = (...instead: readonly Binding[]): Promise<RenderAddress> =>
  rendererOver(injectorInMemory(...instead));
