import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { Timer } from '#core/kernel/clock.ts';
import type { StateCell } from '#core/kernel/state-cell.ts';
import { isLoggedIn, selectedCompanyOf, type SessionState } from '#core/session/state.ts';
import type { Injector } from '../state/injection.tsx';
import { watchCell } from '../state/reactive-cell.ts';

/** How long the queries of a page are awaited before it is rendered with loading states, in milliseconds. */
const FIRST_VIEW_PATIENCE_MS = 2_000;
/** How long companies or convention are awaited before the frame is rendered without them, in milliseconds. */
const FRAME_PATIENCE_MS = 600;

/** Whether the sign-on check has finished (ROUTE-03). */
export const isIdentified = ({ kind }: SessionState): boolean => kind !== 'notInitialised';

/** Whether reader and role are known. */
export const isSettled = (session: SessionState): boolean =>
  isIdentified(session) && session.kind !== 'loadingCompanies' && session.kind !== 'loadingConvention';

/** Settles when the cell has a wanted state. */
export const stateBecomes = <S extends object>(cell: StateCell<S>, isWanted: (state: S) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = (state: S): void => {
      if (isWanted(state)) resolve();
    };
    look(cell.read());
    watchCell(cell, look);
  });

/** Settles when the results of the first view have arrived, or after a time limit. */
export const soonEnough = (
  injector: Injector,
  results: Promise<unknown>,
  patienceMs = FIRST_VIEW_PATIENCE_MS,
): Promise<void> =>
  new Promise((resolve) => {
    const cancel = injector.get(Timer).after(patienceMs, resolve);
    void results.finally(() => {
      cancel();
      resolve();
    });
  });

/**
 * Settles when a page can be hydrated. One that can be read waits until all is known of the person. A bare frame shows
 * nothing: it is filled soon after the check, so that its wait can be left; what is known sooner saves a rendering.
 */
export const readyToHydrate = async (
  injector: Injector,
  cell: StateCell<SessionState>,
  drawn: 'page' | 'frame',
): Promise<void> => {
  const settled = stateBecomes(cell, isSettled);
  if (drawn === 'page') return settled;
  await stateBecomes(cell, isIdentified);
  return soonEnough(injector, settled, FRAME_PATIENCE_MS);
};

/**
 * The abort signal of the reader's session, aborted when it ends: responses under way would come back as
 * refusals (SES-15).
 */
export const signalOfWhoIsHere = (cell: StateCell<SessionState>): (() => AbortSignal) => {
  let here = new AbortController();
  watchCell(cell, ({ kind }) => {
    if (kind !== 'ended') return;
    here.abort();
    here = new AbortController();
  });
  return () => here.signal;
};

/** Whether a query is about a company: its cuaa is in the key. */
const isAbout = (key: QueryKey, cuaa: string): boolean => JSON.stringify(key).includes(JSON.stringify(cuaa));

/**
 * Clears cached queries when they no longer apply: all of them when a person is no longer logged in, so that
 * nothing private stays in memory (SES-15, SES-19), and those about a company when another one is chosen, so that
 * nothing of it stays, and coming back fetches again (NAV-25).
 */
export const clearQueriesWithSession = (cell: StateCell<SessionState>, client: QueryClient): void => {
  let before = cell.read();
  watchCell(cell, (session) => {
    const former = selectedCompanyOf(before)?.cuaa;
    if (isLoggedIn(before) && !isLoggedIn(session)) client.clear();
    else if (former !== undefined && former !== selectedCompanyOf(session)?.cuaa) {
      client.removeQueries({ predicate: ({ queryKey }) => isAbout(queryKey, former) });
    }
    before = session;
  });
};
