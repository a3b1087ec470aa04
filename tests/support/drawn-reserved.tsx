import { QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { vi } from 'vitest';
import { Clock } from '#core/kernel/clock.ts';
import type { Area } from '#core/kernel/area.ts';
import type { PortKey } from '#core/kernel/port-key.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { matchRoute, routeTable } from '#core/navigation/routes.ts';
import { NO_SIAN_ANSWER, SessionCell, type SessionState } from '#core/session/state.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import { AddressProvider, useAddress } from '#ui/routing/address.tsx';
import { InjectionProvider } from '#ui/state/injection.tsx';
import { makeQueryClient } from '#ui/state/queries.ts';
import { reactiveCell } from '#ui/state/reactive-cell.ts';
import { demonstrationSettings } from '#features/support/settings.ts';
import { aCompany, aUser } from './arbitraries/session.ts';
import { draw, type Drawn } from './drawn.tsx';

/** Nine in the morning, in Italy. */
export const NOW = Date.parse('2026-11-21T09:00:00+01:00');
/** Days before, in milliseconds. */
export const daysAgo = (days: number): number => NOW - days * 86_400_000;

/** The company that a farmer of these tests works for. */
export const COMPANY = aCompany('01');
const FARMER: SessionState = {
  kind: 'farmer',
  version: 1,
  user: aUser(),
  sian: NO_SIAN_ANSWER,
  companies: [COMPANY],
  selectedCuaa: COMPANY.cuaa,
  mainCuaa: undefined,
  chosenElsewhere: undefined,
};

const nobodyAnswers = (): Promise<never> => new Promise(() => undefined);
const table = routeTable(demonstrationSettings.names);

const At = ({
  use,
  area,
  part,
}: Pick<PageContext, 'use' | 'area'> & { readonly part: (context: PageContext) => ReactNode }) => {
  const { path, pairs } = useAddress();
  const match = matchRoute(table, path);
  if (match === undefined) throw new Error(`no page at ${path}`);
  return part({ settings: demonstrationSettings, table, area, origin: 'https://a.example', match, path, pairs, use });
};

/**
 * Draws a part of the reserved area at an address, over ports of which a test gives some; what no port answers stays on its way. Give
 * `SessionCell` for another person than a farmer with one company.
 */
export const drawReserved = async (
  address: string,
  part: (context: PageContext) => ReactNode,
  ports: readonly (readonly [PortKey<unknown>, unknown])[],
  area: Area = 'farmer',
): Promise<Drawn & { readonly settle: () => Promise<void> }> => {
  const known = new Map<PortKey<unknown>, unknown>([
    [SessionCell, reactiveCell(FARMER)],
    [Clock, { now: () => NOW }],
    [PortalSettings, demonstrationSettings],
    ...ports,
  ]);
  // A port that is asked by its methods gives none that answers, either.
  const silent = new Proxy(nobodyAnswers, { get: () => nobodyAnswers });
  const use = <T,>(key: PortKey<T>): T => (known.get(key) ?? silent) as T;
  act(() => window.history.replaceState(null, '', address));
  const drawn = draw(
    <AddressProvider value={{ basePath: '' }}>
      <InjectionProvider value={{ get: use }}>
        <QueryClientProvider client={makeQueryClient('browser')}>
          <At use={use} area={area} part={part} />
        </QueryClientProvider>
      </InjectionProvider>
    </AddressProvider>,
  );
  const settle = (): Promise<void> =>
    act(async () => {
      for (let turns = 0; turns < 20; turns++) await Promise.resolve();
    });
  await settle();
  drawn.timer.pass(2_000);
  await settle();
  return { ...drawn, settle };
};

/** The texts of the files that a page saves from now on, until the end of the test. */
export const savedFiles = (): readonly Blob[] => {
  const saved: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file);
    return 'blob:prova';
  });
  return saved;
};
