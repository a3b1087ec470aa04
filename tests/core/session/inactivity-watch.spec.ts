import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { InMemoryBrowser, InMemoryRememberedChoices } from '#tests/support/doubles/session.ts';
import { StayConnected, WatchInactivity } from '#core/session/inactivity-watch.ts';
import { StartSession } from '#core/session/start-session.ts';
import { EndSession } from '#core/session/use-cases.ts';
import { userToClaims } from '#tests/support/claims.ts';
import { SettableClock } from '#features/support/clock.ts';
import { aCompany, aUser } from '#tests/support/arbitraries/session.ts';
import { RUNS } from '#tests/support/property.ts';
import { openTab, turnsOver, type Situation } from '#features/support/tab.ts';

// A thousand courses of events take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const MINUTE = 60_000;

describe('makeWatchInactivity', () => {
  it('[IDLE-01] should open the warning after three minutes and count down', async () => {
    const visit = await watched();
    visit.clock.advance(3 * MINUTE - 1);
    expect(visit.inactivity.read().kind).toBe('watching');
    visit.clock.advance(1);
    expect(visit.inactivity.read()).toMatchObject({ kind: 'warning', secondsLeft: 180 });
    visit.clock.advance(75_000);
    expect(visit.inactivity.read()).toMatchObject({ kind: 'warning', secondsLeft: 105 });
  });

  it('[IDLE-02] should be set back by activity', async () => {
    const visit = await watched();
    visit.clock.advance(2 * MINUTE);
    visit.activity.move();
    visit.clock.advance(2 * MINUTE);
    expect(visit.inactivity.read().kind).toBe('watching');
    visit.clock.advance(MINUTE);
    expect(visit.inactivity.read().kind).toBe('warning');
  });

  it('[IDLE-02] should look at activity no more than once in three seconds', async () => {
    const visit = await watched();
    visit.clock.advance(10_000);
    const before = visit.inactivity.history.length;
    for (let times = 0; times < 30; times += 1) {
      visit.activity.move();
      visit.clock.advance(100);
    }
    expect(visit.inactivity.history.length - before).toBe(1);
    visit.activity.move();
    visit.activity.move();
    expect(visit.inactivity.history.length - before).toBe(2);
  });

  it('[IDLE-02][IDLE-06] should look at activity at once when the clock was set back', async () => {
    const visit = await watched();
    visit.clock.advance(10_000);
    visit.activity.move();
    const before = visit.inactivity.history.length;
    visit.clock.set(new Date(visit.clock.now() - 10 * MINUTE).toISOString());
    visit.activity.move();
    expect(visit.inactivity.history.length - before).toBe(1);
    expect(visit.inactivity.read()).toEqual({ kind: 'watching', lastActivity: visit.clock.now() });
  });

  it('[IDLE-02] should read the clock at least every minute', async () => {
    const visit = await watched();
    const before = visit.inactivity.history.length;
    visit.clock.advance(2 * MINUTE);
    expect(visit.inactivity.history.length - before).toBe(2);
  });

  it('[IDLE-05] should end the session at zero, and remember it', async () => {
    const visit = await watched();
    visit.clock.advance(6 * MINUTE);
    expect(visit.inactivity.read().kind).toBe('over');
    expect(visit.session.read()).toMatchObject({ kind: 'ended', reason: 'inactivity' });
    expect(visit.choices.get('sessionOver')).toBe(true);
  });

  it('[IDLE-05] should lead from the end to the login, with nothing left of it', async () => {
    const visit = await watched();
    visit.clock.advance(6 * MINUTE);
    await visit.use(EndSession)('login');
    expect(visit.provider.logouts).toEqual(['login']);
    expect(visit.choices.get('sessionOver')).toBeUndefined();
    expect(visit.browser.deadline.lastActivity()).toBeUndefined();
  });

  it('[IDLE-04] should lead from the warning to the login, with nothing left of it', async () => {
    const visit = await watched();
    visit.clock.advance(4 * MINUTE);
    await visit.use(EndSession)('login');
    visit.stop();
    visit.clock.advance(60 * MINUTE);
    expect(visit.provider.logouts).toEqual(['login']);
    expect(visit.session.read()).toMatchObject({ kind: 'ended', reason: 'loggedOut' });
    expect(visit.choices.get('selectedCuaa')).toBeUndefined();
    expect(visit.inactivity.read().kind).toBe('off');
  });

  it('[IDLE-06] should find the session over after a sleep, whichever comes first: the timer or the person', async () => {
    for (const wakes of ['timer', 'person'] as const) {
      const visit = await watched();
      visit.clock.set(new Date(visit.clock.now() + 60 * MINUTE).toISOString());
      if (wakes === 'person') visit.activity.move();
      else visit.clock.advance(0);
      expect(visit.session.read()).toMatchObject({ kind: 'ended', reason: 'inactivity' });
    }
  });

  it('[IDLE-08] should not run for a visitor', async () => {
    const visit = openTab();
    await visit.use(StartSession)();
    const stop = visit.use(WatchInactivity)();
    visit.clock.advance(60 * MINUTE);
    stop();
    expect(visit.inactivity.read().kind).toBe('off');
    expect(visit.browser.deadline.lastActivity()).toBeUndefined();
  });

  it('[IDLE-08] should share one deadline between tabs: activity in one keeps the other', async () => {
    const { here, there, clock } = await twoTabs();
    clock.advance(2.5 * MINUTE);
    here.activity.move();
    clock.advance(MINUTE);
    expect([here.inactivity.read().kind, there.inactivity.read().kind]).toEqual(['watching', 'watching']);
    clock.advance(2 * MINUTE);
    expect([here.inactivity.read().kind, there.inactivity.read().kind]).toEqual(['warning', 'warning']);
  });

  it('[IDLE-08] should close the warning in all tabs when the person stays in one', async () => {
    const { here, there, clock } = await twoTabs();
    clock.advance(4 * MINUTE);
    await here.use(StayConnected)();
    clock.advance(1_000);
    expect([here.inactivity.read().kind, there.inactivity.read().kind]).toEqual(['watching', 'watching']);
  });

  it('[IDLE-08] should show the end in all tabs', async () => {
    const { here, there, clock } = await twoTabs();
    clock.advance(6 * MINUTE);
    for (const tab of [here, there]) expect(tab.session.read()).toMatchObject({ kind: 'ended', reason: 'inactivity' });
  });
});

describe('makeStayConnected', () => {
  it('[IDLE-03] should check the sign-on session again and set the countdown back', async () => {
    const visit = await watched();
    visit.clock.advance(4 * MINUTE);
    const { checks } = visit.provider;
    expect(await visit.use(StayConnected)()).toEqual({ ok: true, value: undefined });
    expect(visit.provider.checks).toBe(checks + 1);
    expect(visit.inactivity.read().kind).toBe('watching');
  });

  it.each([
    ['knows nobody any more', { kind: 'anonymous' as const }],
    [
      'knows somebody else',
      { kind: 'signedIn' as const, claims: userToClaims(aUser({ fiscalCode: 'VRDPLA79M52G478S' })) },
    ],
  ])('[IDLE-03] should end the session when the provider %s', async (_what, answer) => {
    const visit = await watched();
    visit.clock.advance(4 * MINUTE);
    visit.provider.answer = () => answer;
    expect(await visit.use(StayConnected)()).toEqual({ ok: false, failure: 'session.over' });
    expect(visit.session.read()).toMatchObject({ kind: 'ended', reason: 'refused' });
    expect(visit.provider.token()).toBeUndefined();
  });

  it('[IDLE-03] [IDLE-05] should come too late for a machine that slept during the check, whose timers have not run', async () => {
    const visit = await watched();
    visit.clock.advance(4 * MINUTE);
    visit.provider.answer = () => {
      // The time of day goes on in the sleep, and nothing else does.
      visit.clock.set(new Date(visit.clock.now() + 3 * MINUTE).toISOString());
      return { kind: 'signedIn', claims: userToClaims(aUser()) };
    };
    expect(await visit.use(StayConnected)()).toEqual({ ok: false, failure: 'session.over' });
    expect(visit.inactivity.read().kind).toBe('over');
    expect(visit.session.read()).toMatchObject({ kind: 'ended', reason: 'inactivity' });
  });

  it('[IDLE-03] should keep counting when the provider cannot be reached, so that it may be tried again', async () => {
    const visit = await watched();
    visit.clock.advance(4 * MINUTE);
    visit.provider.answer = () => ({ kind: 'unreachable' });
    expect(await visit.use(StayConnected)()).toEqual({ ok: false, failure: 'session.unreachable' });
    expect(visit.inactivity.read()).toMatchObject({ kind: 'warning', secondsLeft: 120 });
  });

  it('[IDLE-03][IDLE-05] should come too late once the countdown is at zero, in whatever order answer and clock arrive', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 0, max: 4_000 }), async (scheduler, ms) => {
        const visit = await watched();
        visit.clock.advance(6 * MINUTE - 2_000);
        visit.provider.answer = scheduler.scheduleFunction(async () => ({
          kind: 'signedIn' as const,
          claims: userToClaims(aUser()),
        }));
        const staying = visit.use(StayConnected)();
        await Promise.resolve();
        const pass = scheduler.scheduleFunction(async () => visit.clock.advance(ms));
        const passing = pass();
        await scheduler.waitIdle();
        const [stayed] = await Promise.all([staying, passing]);
        await turnsOver();
        const isOver = visit.session.read().kind === 'ended';
        expect(visit.inactivity.read().kind).toBe(isOver ? 'over' : 'watching');
        expect(stayed).toEqual(isOver ? { ok: false, failure: 'session.over' } : { ok: true, value: undefined });
        if (ms < 2_000) expect(isOver).toBe(false);
      }),
      RUNS,
    );
  });
});

// Helpers

const watched = async (situation: Situation = {}) => {
  const visit = openTab({ user: aUser(), companies: [aCompany('01')], ...situation });
  await visit.use(StartSession)();
  const stop = visit.use(WatchInactivity)();
  return { ...visit, stop };
};

const twoTabs = async () => {
  const situation = {
    clock: new SettableClock(),
    browser: new InMemoryBrowser(),
    choices: new InMemoryRememberedChoices(),
  };
  return { clock: situation.clock, here: await watched(situation), there: await watched(situation) };
};
