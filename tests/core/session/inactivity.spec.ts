import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  INACTIVITY_LIMIT_MS,
  type InactivityState,
  initialInactivity,
  WARNING_COUNTDOWN_S,
} from '#core/session/inactivity-cell.ts';
import {
  advanceInactivity,
  inactivityAt,
  type InactivityEvent,
  MINUTE_TICK_MS,
  MOVE_THROTTLE_MS,
  nextLookIn,
} from '#core/session/inactivity.ts';
import { RUNS } from '#tests/support/property.ts';

const START = 1_800_000_000_000;
const watching = (lastActivity = START): InactivityState => ({ kind: 'watching', lastActivity });

describe('inactivityAt', () => {
  it('[IDLE-01][IDLE-02] should keep the limits of the specification', () => {
    expect([INACTIVITY_LIMIT_MS, WARNING_COUNTDOWN_S, MOVE_THROTTLE_MS, MINUTE_TICK_MS]).toEqual([
      180_000, 180, 3_000, 60_000,
    ]);
  });

  it.each([
    [0, watching()],
    [179_999, watching()],
    [180_000, { kind: 'warning', lastActivity: START, secondsLeft: 180 }],
    [180_001, { kind: 'warning', lastActivity: START, secondsLeft: 180 }],
    [181_000, { kind: 'warning', lastActivity: START, secondsLeft: 179 }],
    [359_000, { kind: 'warning', lastActivity: START, secondsLeft: 1 }],
    [359_999, { kind: 'warning', lastActivity: START, secondsLeft: 1 }],
    [360_000, { kind: 'over' }],
    [86_400_000, { kind: 'over' }],
  ])('[IDLE-01][IDLE-05][IDLE-06] should %i ms after the last activity be %j', (idle, state) => {
    expect(inactivityAt(START, START + idle)).toEqual(state);
  });

  it('[IDLE-06] should take an activity in the future as now', () => {
    expect(inactivityAt(START + 5_000, START)).toEqual(watching());
  });
});

describe('advanceInactivity', () => {
  it('[IDLE-02] should look at activity no more than once in three seconds', () => {
    expect(advanceInactivity(watching(), moved(2_999))).toEqual({ state: watching(), commands: [] });
    expect(advanceInactivity(watching(), moved(3_000))).toEqual({
      state: watching(START + 3_000),
      commands: [{ type: 'keepActivity', at: START + 3_000 }],
    });
  });

  it('[IDLE-01] should not take activity as an answer to the open warning', () => {
    expect(advanceInactivity(watching(), moved(180_000)).state).toMatchObject({ kind: 'warning', secondsLeft: 180 });
  });

  it('[IDLE-03] should start afresh when the person stays', () => {
    const warning = inactivityAt(START, START + 200_000);
    expect(advanceInactivity(warning, { type: 'stayed', now: START + 210_000 })).toEqual({
      state: watching(START + 210_000),
      commands: [{ type: 'keepActivity', at: START + 210_000 }],
    });
  });

  it('[IDLE-05] should end the session once, and stay over', () => {
    const over = advanceInactivity(watching(), looked(360_000));
    expect(over).toEqual({ state: { kind: 'over' }, commands: [{ type: 'endSession' }] });
    const late: readonly InactivityEvent[] = [moved(1), looked(1), { type: 'stayed', now: START }, { type: 'stopped' }];
    for (const event of late)
      expect(advanceInactivity(over.state, event)).toEqual({ state: { kind: 'over' }, commands: [] });
  });

  it('[IDLE-06] should find the session over when a sleeping machine wakes up, even if the first thing is a movement', () => {
    expect(advanceInactivity(watching(), moved(3_600_000))).toEqual({
      state: { kind: 'over' },
      commands: [{ type: 'endSession' }],
    });
  });

  it('[IDLE-08] should follow the activity of another tab, also out of the warning', () => {
    expect(advanceInactivity(watching(), looked(180_000, 100_000)).state).toEqual(watching(START + 100_000));
    const warning = inactivityAt(START, START + 200_000);
    expect(advanceInactivity(warning, looked(200_000, 199_000)).state).toEqual(watching(START + 199_000));
    expect(advanceInactivity(warning, looked(200_000, 200_000)).state).toEqual(watching(START + 200_000));
  });

  it.each([Number.NaN, START + 1_000_000_000])('[IDLE-08] should not believe a shared time of %d', (shared) => {
    expect(advanceInactivity(watching(), { type: 'looked', now: START + 180_000, shared }).state.kind).toBe('warning');
  });

  it('[IDLE-08] should begin with the page that is opened as an activity', () => {
    for (const shared of [undefined, Number.NaN, START + 1_000, START - 179_999]) {
      expect(advanceInactivity(initialInactivity(), { type: 'started', now: START, shared })).toEqual({
        state: watching(),
        commands: [{ type: 'keepActivity', at: START }],
      });
    }
  });

  it('[IDLE-05][IDLE-08] should not be set back by a reload while the warning is open or the time is over', () => {
    expect(advanceInactivity(initialInactivity(), { type: 'started', now: START, shared: START - 200_000 })).toEqual({
      state: { kind: 'warning', lastActivity: START - 200_000, secondsLeft: 160 },
      commands: [],
    });
    expect(advanceInactivity(initialInactivity(), { type: 'started', now: START, shared: START - 360_000 })).toEqual({
      state: { kind: 'over' },
      commands: [{ type: 'endSession' }],
    });
  });

  it('[IDLE-08] should run only between start and stop', () => {
    for (const event of [moved(400_000), looked(400_000)])
      expect(advanceInactivity(initialInactivity(), event)).toEqual({ state: { kind: 'off' }, commands: [] });
    expect(advanceInactivity(watching(), { type: 'stopped' })).toEqual({ state: { kind: 'off' }, commands: [] });
    expect(advanceInactivity(watching(), { type: 'started', now: START + 9, shared: undefined })).toEqual({
      state: watching(),
      commands: [],
    });
  });

  it('[IDLE-01][IDLE-05][IDLE-06] should agree with a sheet of paper over any course of events', () => {
    const step = fc.record({
      after: fc.oneof(fc.integer({ min: 0, max: 400_000 }), fc.constantFrom(0, 2_999, 3_000, 179_999, 180_000)),
      what: fc.constantFrom('moved', 'looked', 'stayed'),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let now = START;
        let last = START;
        let isOver = false;
        let state = watching();
        for (const { after, what } of steps) {
          now += after;
          const idle = now - last;
          isOver ||= what !== 'stayed' && idle >= 360_000;
          if (!isOver && (what === 'stayed' || (what === 'moved' && idle >= 3_000 && idle < 180_000))) last = now;
          state = advanceInactivity(
            state,
            what === 'stayed' ? { type: 'stayed', now } : { type: what as 'moved', now, shared: undefined },
          ).state;
          const left = now - last;
          expect(state.kind).toBe(isOver ? 'over' : left < 180_000 ? 'watching' : 'warning');
          if (isOver) return;
        }
      }),
      RUNS,
    );
  });
});

describe('nextLookIn', () => {
  it('[IDLE-02] should read the clock at least every minute, and exactly when something changes', () => {
    expect(nextLookIn(watching(), START)).toBe(60_000);
    expect(nextLookIn(watching(), START + 150_000)).toBe(30_000);
    expect(nextLookIn({ kind: 'warning', lastActivity: START, secondsLeft: 180 }, START + 180_000)).toBe(1_000);
    expect(nextLookIn({ kind: 'warning', lastActivity: START, secondsLeft: 1 }, START + 359_400)).toBe(600);
    expect(nextLookIn({ kind: 'off' }, START)).toBeUndefined();
    expect(nextLookIn({ kind: 'over' }, START)).toBeUndefined();
  });

  it('[IDLE-01] should show every second of the countdown once', () => {
    let now = START + 180_000;
    const seen: number[] = [];
    for (;;) {
      const state = inactivityAt(START, now);
      if (state.kind !== 'warning') break;
      seen.push(state.secondsLeft);
      now += nextLookIn(state, now) ?? 0;
    }
    expect(seen).toEqual(Array.from({ length: 180 }, (_, index) => 180 - index));
  });
});

// Helpers

const moved = (ms: number, shared?: number): InactivityEvent => ({
  type: 'moved',
  now: START + ms,
  shared: shared === undefined ? undefined : START + shared,
});
const looked = (ms: number, shared?: number): InactivityEvent => ({
  type: 'looked',
  now: START + ms,
  shared: shared === undefined ? undefined : START + shared,
});
