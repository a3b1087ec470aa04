import { describe, expect, it } from 'vitest';
import { binding } from '#core/kernel/port-key.ts';
import { Timer } from '#core/kernel/clock.ts';
import { anonymousSession, initialSession, NO_SIAN_ANSWER, type SessionState } from '#core/session/state.ts';
import { compose } from '#adapters/composition/compose.ts';
import { aCompany, aUser } from '#tests/support/arbitraries/session.ts';
import { makeQueryClient } from '#ui/state/queries.ts';
import { reactiveCell } from '#ui/state/reactive-cell.ts';
import {
  clearQueriesWithSession,
  isIdentified,
  isSettled,
  readyToHydrate,
  signalOfWhoIsHere,
  soonEnough,
  stateBecomes,
} from '#ui/hydration/readiness.ts';

const known = { version: 1, user: aUser(), sian: NO_SIAN_ANSWER };
const loading: SessionState = { kind: 'loadingCompanies', roleJustChosen: false, ...known };
const caa: SessionState = { kind: 'caa', convention: undefined, ...known };

describe('the moments at which a page is hydrated', () => {
  it('[ROUTE-03] should not be before the check, and for a page that can be read not before the role is known', () => {
    expect(
      [initialSession(), loading, caa, anonymousSession()].map((session) => [
        isIdentified(session),
        isSettled(session),
      ]),
    ).toEqual([
      [false, false],
      [true, false],
      [true, true],
      [true, true],
    ]);
  });

  it('[ROUTE-03] should come when the state is reached, or at once where it is already', async () => {
    const cell = reactiveCell<SessionState>(initialSession());
    let reached = false;
    const waited = stateBecomes(cell, isSettled).then(() => {
      reached = true;
      return reached;
    });
    cell.replace(loading);
    await Promise.resolve();
    expect(reached).toBe(false);
    cell.replace(caa);
    expect(await waited).toBe(true);
    await stateBecomes(cell, isSettled);
  });
});

interface Waiting {
  readonly delayMs: number;
  readonly action: () => void;
  cancelled: boolean;
}

/** A composition whose timer does nothing by itself. */
const withHeldTimer = () => {
  const waiting: Waiting[] = [];
  const timer: Timer = {
    after: (delayMs, action) => {
      const one = { delayMs, action, cancelled: false };
      waiting.push(one);
      return () => {
        one.cancelled = true;
      };
    },
  };
  return { waiting, injector: compose([binding(Timer, [], () => timer)]) };
};

describe('soonEnough', () => {
  it('should wait for the results, and for two seconds at most', async () => {
    const { waiting, injector } = withHeldTimer();
    await soonEnough(injector, Promise.resolve('arrived'));
    expect(waiting.at(-1)).toMatchObject({ delayMs: 2_000, cancelled: true });
    const late = soonEnough(injector, new Promise(() => undefined));
    waiting.at(-1)?.action();
    await late;
  });
});

describe('readyToHydrate', () => {
  /** What has been waited for when all that can go on by itself has gone on. */
  const started = (injector: ReturnType<typeof compose>, drawn: 'page' | 'frame') => {
    const cell = reactiveCell<SessionState>(initialSession());
    const seen = { isReady: false };
    const ready = readyToHydrate(injector, cell, drawn).then(() => {
      seen.isReady = true;
    });
    const becomes = async (session: SessionState): Promise<boolean> => {
      cell.replace(session);
      await new Promise(setImmediate);
      return seen.isReady;
    };
    return { becomes, ready };
  };

  it('[ROUTE-03] should draw a frame once, where companies or convention come soon', async () => {
    const { waiting, injector } = withHeldTimer();
    const { becomes } = started(injector, 'frame');
    expect(await becomes(loading)).toBe(false);
    expect(await becomes(caa)).toBe(true);
    expect(waiting).toMatchObject([{ delayMs: 600, cancelled: true }]);
  });

  it('[ROUTE-03] should draw a frame without them where they do not come soon, so that its wait can be left', async () => {
    const { waiting, injector } = withHeldTimer();
    const { becomes, ready } = started(injector, 'frame');
    expect(await becomes(loading)).toBe(false);
    waiting[0]?.action();
    await ready;
  });

  it('[ROUTE-03] should leave a page that can be read until all is known, however long that takes', async () => {
    const { waiting, injector } = withHeldTimer();
    const { becomes } = started(injector, 'page');
    expect([await becomes(loading), waiting.length]).toEqual([false, 0]);
    expect(await becomes(caa)).toBe(true);
  });
});

describe('signalOfWhoIsHere', () => {
  it('[SES-15] should be given when a session ends, and be another one for who comes next', () => {
    const cell = reactiveCell<SessionState>(loading);
    const signal = signalOfWhoIsHere(cell);
    const before = signal();
    cell.replace(caa);
    expect([before.aborted, signal()]).toEqual([false, before]);
    cell.replace({ kind: 'ended', version: 2, reason: 'loggedOut', isLeaving: false });
    expect([before.aborted, signal().aborted]).toEqual([true, false]);
  });
});

describe('clearQueriesWithSession', () => {
  it('[SES-15] [SES-19] should leave no result in memory when a person is no longer logged in, and keep those of a visitor', () => {
    const cell = reactiveCell<SessionState>(initialSession());
    const client = makeQueryClient('browser');
    clearQueriesWithSession(cell, client);
    client.setQueryData(['regulations'], 'open');
    cell.replace(anonymousSession());
    expect(client.getQueryData(['regulations'])).toBe('open');
    cell.replace(caa);
    client.setQueryData(['procedures'], 'private');
    cell.replace({ kind: 'ended', version: 2, reason: 'refused', isLeaving: false });
    expect(client.getQueryData(['procedures'])).toBeUndefined();
  });

  it('[NAV-25] should forget what was answered about the former company when another is chosen, and nothing else', () => {
    const of = (selectedCuaa: string): SessionState => ({
      kind: 'farmer',
      companies: ['01', '02'].map((cuaa) => aCompany(cuaa)),
      selectedCuaa,
      mainCuaa: undefined,
      chosenElsewhere: undefined,
      ...known,
    });
    const cell = reactiveCell<SessionState>(of('01'));
    const client = makeQueryClient('browser');
    clearQueriesWithSession(cell, client);
    const keys = {
      file: ['farmer', 'CompanyFileRepository', 'part', '01', 'header'],
      procedures: ['farmer', 'ReadProcedures', { cuaa: '01', as: 'farmer' }, 'debts'],
      messages: ['farmer', 'ReadNotifications', { kind: 'AGRI', id: '01', reader: 'X' }, {}, 1],
      other: ['farmer', 'CompanyFileRepository', 'part', '02', 'header'],
      aids: ['farmer', 'DeskRepository', 'aids'],
    };
    for (const key of Object.values(keys)) client.setQueryData(key, 'result');
    cell.replace(of('01'));
    expect(client.getQueryData(keys.file)).toBe('result');
    cell.replace(of('02'));
    const left = Object.entries(keys).flatMap(([name, key]) => (client.getQueryData(key) === undefined ? [] : [name]));
    expect(left).toEqual(['other', 'aids']);
  });
});
