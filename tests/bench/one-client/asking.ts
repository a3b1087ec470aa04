// A process that asks at a pace, with orders over its channel: whoever is measured and whoever asks for much have one each, so
// that a wait is the service's and not that of a client who is busy with the other's answers.
import { Agent } from 'node:http';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { CLIENTS, LIST, type Question, random } from './questions.ts';
import { type Timed, timed } from './timed.ts';

/** A stretch of asking. */
export type Stretch =
  | { readonly kind: 'others'; readonly forMs: number; readonly origin: string; readonly bare: string }
  | {
      readonly kind: 'client';
      readonly forMs: number;
      readonly origin: string;
      readonly what: string;
      readonly from: string;
      /** Bearer token of the farmer, for what is private. */
      readonly token: string;
    };

/** What came of it: of the others how long each waited, for the portal and for the bare server; of the client each status. */
export type Heard =
  | { readonly kind: 'others'; readonly waits: readonly number[]; readonly bareWaits: readonly number[] }
  | { readonly kind: 'client'; readonly statuses: readonly number[] };

/** Twenty a second: the default budget of one address. */
const CLIENT_PAUSE_MS = 50;
/** A hundred a second, as people ask: at any moment, knowing nothing of the client's beat. */
const OTHERS_PAUSE_MS = 10;
const BARE_PAUSE_MS = 20;
/** The others come from many addresses, so that the budget of none is spent. */
const OTHER_ADDRESSES = 200;

/** Asks for a while, whether answers have come or not; answers what came. */
const atPace = async (forMs: number, pauseMs: () => number, next: () => Promise<Timed>): Promise<readonly Timed[]> => {
  const coming: Promise<Timed>[] = [];
  const begin = performance.now();
  for (let dueMs = pauseMs(); dueMs < forMs; dueMs += pauseMs()) {
    const waitMs = begin + dueMs - performance.now();
    if (waitMs > 0) await pause(waitMs);
    coming.push(next());
  }
  return Promise.all(coming);
};

/** Pauses between arrivals that know nothing of each other. */
const anyMoment = (meanMs: number) => (): number => -Math.log(1 - Math.random()) * meanMs;

const waitsOf = (got: readonly Timed[]): readonly number[] =>
  got.map(({ status, ms }) => {
    if (status !== 200) throw new Error(`the others were answered ${status}`);
    return ms;
  });

const ask = async (stretch: Stretch): Promise<Heard> => {
  const agent = new Agent({ keepAlive: true });
  const { forMs, origin } = stretch;
  try {
    if (stretch.kind === 'client') {
      const { what, from, token } = stretch;
      const next = CLIENTS[what];
      if (next === undefined) throw new Error(`nobody asks for ${what}`);
      const got = await atPace(
        forMs,
        () => CLIENT_PAUSE_MS,
        () => {
          const asked = next();
          const question: Question = typeof asked === 'string' ? { path: asked } : asked;
          const { path, headers = {}, isPrivate = false } = question;
          const bearer = isPrivate ? { authorization: `Bearer ${token}` } : {};
          return timed(`${origin}${path}`, agent, from, { ...headers, ...bearer });
        },
      );
      return { kind: 'client', statuses: got.map(({ status }) => status) };
    }
    const [got, bare] = await Promise.all([
      atPace(forMs, anyMoment(OTHERS_PAUSE_MS), () =>
        timed(`${origin}${LIST}`, agent, `10.1.0.${random(OTHER_ADDRESSES)}`),
      ),
      atPace(forMs, anyMoment(BARE_PAUSE_MS), () => timed(stretch.bare, agent, '')),
    ]);
    return { kind: 'others', waits: waitsOf(got), bareWaits: waitsOf(bare) };
  } finally {
    agent.destroy();
  }
};

process.on('message', (stretch: Stretch) => {
  void ask(stretch).then((heard) => process.send?.(heard));
});
