import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { Timer } from '#core/kernel/clock.ts';
import type { StateCell } from '#core/kernel/state-cell.ts';
import { isLoggedIn, selectedCompanyOf, type SessionState } from '#core/session/state.ts';
import type { Injector } from '../state/injection.tsx';
import { watchCell } from '../state/reactive-cell.ts';

/** How long what a page needs is waited for before it is drawn with its waits, in milliseconds. */
const FIRST_VIEW_PATIENCE_MS = 2_000;
/** How long companies or convention are waited for before the frame is drawn without, in milliseconds. */
const FRAME_PATIENCE_MS = 600;

/** Whether the sign-on check has finished (ROUTE-03). */
export const isIdentified = ({ kind }: SessionState): boolean => kind !== 'notInitialised';

/** Whether nothing more is awaited to know who is here and in which role. */
export const isSettled = (session: SessionState): boolean =>
  isIdentified(session) && session.kind !== 'loadingCompanies' && session.kind !== 'loadingConvention';

/** Settles when a state is one that was waited for. */
export const stateBecomes = <S extends object>(cell: StateCell<S>, isWanted: (state: S) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = (state: S): void => {
      if (isWanted(state)) resolve();
    };
    look(cell.read());
    watchCell(cell, look);
  });

/** Settles when the answers of the first view have arrived, or when they have been waited for long enough. */
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
 * The signal of who is logged in now, which is given when their session ends: answers on their way to them would come as
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

/** Whether a question is about a company: its cuaa is among what was asked. */
const isAbout = (key: QueryKey, cuaa: string): boolean => JSON.stringify(key).includes(JSON.stringify(cuaa));

/**
 * Forgets answers with the reason for which they were given: all of them when a person is no longer logged in, so that
 * nothing private stays in memory (SES-15, SES-19), and those about a company when another one is chosen, so that
 * nothing of it stays, and coming back asks anew (NAV-25).
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
