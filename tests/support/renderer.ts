import type { Binding } from '#core/kernel/port-key.ts';
import { wiring } from '#core/wiring.ts';
import { compose } from '#adapters/composition/compose.ts';
import { serverBindings } from '#adapters/http/server/bindings.ts';
import { makeLog } from '#adapters/http/server/health/log.ts';
import { portalSettingsOf, readSettings } from '#adapters/http/server/settings/settings.ts';
import { makeRenderer, type RendererParts, type RenderPage } from '#ui/entry-server.tsx';
import { memoryStorage } from './memory-storage.ts';

/** Draws pages as the service does, with no files of a build. */
export const rendererOver = (injector: RendererParts['injector']): Promise<RenderPage> =>
  makeRenderer({
    injector,
    browserSettings: {} as never,
    assetsOf: () => ({ script: '/x.js', styles: [], later: [], signOn: [], icon: '/i.svg' }),
  });

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
    ...wiring,
    ...serverBindings(makeLog('silent'), portalSettingsOf(settings.value), clock),
    ...memoryStorage(...instead),
  ]);
};

/** Draws the demonstration's pages over storage in memory, with some of it as the test has it. */
export const rendererInMemory = (...instead: readonly Binding[]): Promise<RenderPage> =>
  rendererOver(injectorInMemory(...instead));
