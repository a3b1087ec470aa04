import type { Clock } from '#core/kernel/clock.ts';
import type { ServiceJournal, ServiceRecord } from '#core/service-state/service-journal.ts';
import { type Level, levelsOf, type Part, PARTS } from '#core/service-state/state.ts';
import type { Readiness } from '../health/health.ts';

/** How often each process looks (milliseconds). */
export const LOOK_EVERY_MS = 15_000;
/** Not found working for longer than this, a part was away: a restart in turn, or one failed look, is no incident. */
const LONGEST_GAP_MS = 60_000;

/** How long a look holds for all who ask: who asks often makes nobody look more often. */
const LOOK_HOLDS_MS = 1_000;

/** What the state is found out from. */
export interface WatchParts {
  readonly readiness: Pick<Readiness, 'read'>;
  /** What does not decide whether the process answers: whether the provider does, whether mails leave in time. */
  readonly checks: { readonly signOn: () => Promise<boolean>; readonly mails: () => Promise<boolean> };
  readonly journal: ServiceJournal;
  readonly clock: Clock;
  /** A portal that is not always on: that it was off is no incident. */
  readonly isTrial: boolean;
}

/** The state of the service as the page says it. */
export interface ServiceState extends Omit<ServiceRecord, 'seenAt'> {
  readonly at: number;
  readonly parts: readonly {
    readonly part: Part;
    readonly level: Level;
    /** Since when it does not work; undefined where it does, or where nobody knows. */
    readonly since: number | undefined;
  }[];
}

/** Looks at the service, and keeps what the database held last for as long as that is away (SERV-01 to SERV-03). */
export interface ServiceWatch {
  look(): Promise<ServiceState>;
}

export const makeServiceWatch = ({ readiness, checks, journal, clock, isTrial }: WatchParts): ServiceWatch => {
  let known: ServiceRecord = { incidents: [], stops: [], seenAt: {} };
  let isFirst = isTrial;
  let last: { readonly untilMs: number; readonly state: Promise<ServiceState> } | undefined;
  const look = async (): Promise<ServiceState> => {
    const [{ isReady, parts }, signOn, mails] = await Promise.all([
      readiness.read(),
      settled(checks.signOn),
      settled(checks.mails),
    ]);
    const levels = levelsOf({ isReady, parts, signOn, mails });
    const at = clock.now();
    const working = PARTS.filter((part) => levels[part] === 'works');
    try {
      known = await journal.record(working, at, isFirst ? Number.MAX_SAFE_INTEGER : LONGEST_GAP_MS);
      isFirst = false;
    } catch {
      // The database is away: what it said last is what is known, and these parts were seen all the same.
      known = { ...known, seenAt: { ...known.seenAt, ...Object.fromEntries(working.map((part) => [part, at])) } };
    }
    return {
      at,
      parts: PARTS.map((part) => ({
        part,
        level: levels[part],
        since: levels[part] === 'works' ? undefined : known.seenAt[part],
      })),
      incidents: known.incidents,
      stops: known.stops.filter(({ until }) => until > at),
    };
  };
  return {
    look: () => {
      if (last === undefined || clock.now() >= last.untilMs)
        last = { untilMs: clock.now() + LOOK_HOLDS_MS, state: look() };
      return last.state;
    },
  };
};

// Helpers

const settled = (check: () => Promise<boolean>): Promise<boolean> => check().catch(() => false);
