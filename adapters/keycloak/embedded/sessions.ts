import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '#core/kernel/clock.ts';
import type { DemonstrationUser, ProviderLifetimes } from './options.ts';

/** One sign-in of one person in one browser. */
export interface SignOnSession {
  readonly id: string;
  /** The secret that the browser keeps in its cookie. */
  readonly cookie: string;
  readonly user: DemonstrationUser;
  readonly startedAtMs: number;
  readonly usedAtMs: number;
}

/** The sessions that are alive. A restart ends them all, as the test users have nothing to lose. */
export interface SignOnSessions {
  open(user: DemonstrationUser): SignOnSession;
  byCookie(cookie: string | undefined): SignOnSession | undefined;
  byId(id: string): SignOnSession | undefined;
  /** Counts as use: the idle limit starts again. */
  touch(session: SignOnSession): SignOnSession;
  close(id: string): void;
  /** When the session ends if nobody uses it again, in milliseconds since 1970. */
  endsAtMs(session: SignOnSession): number;
}

const MOST_SESSIONS = 5_000;
const SECRET_BYTES = 32;

/** Makes an empty set of sessions that end by the clock given. */
export const makeSignOnSessions = (clock: Clock, lifetimes: ProviderLifetimes): SignOnSessions => {
  const sessions = new Map<string, SignOnSession>();

  const endsAtMs = (session: SignOnSession): number =>
    Math.min(session.usedAtMs + lifetimes.idleMs, session.startedAtMs + lifetimes.sessionMs);
  const alive = (session: SignOnSession | undefined): SignOnSession | undefined =>
    session !== undefined && clock.now() < endsAtMs(session) ? session : undefined;
  const makeRoom = (): void => {
    for (const session of sessions.values()) if (alive(session) === undefined) sessions.delete(session.id);
    const [oldest] = sessions.keys();
    if (sessions.size >= MOST_SESSIONS && oldest !== undefined) sessions.delete(oldest);
  };
  const keep = (session: SignOnSession): SignOnSession => {
    sessions.set(session.id, session);
    return session;
  };

  return {
    open: (user) => {
      makeRoom();
      const now = clock.now();
      return keep({
        id: randomUUID(),
        cookie: randomBytes(SECRET_BYTES).toString('base64url'),
        user,
        startedAtMs: now,
        usedAtMs: now,
      });
    },
    byCookie: (cookie) => alive([...sessions.values()].find((session) => session.cookie === cookie)),
    byId: (id) => alive(sessions.get(id)),
    touch: (session) => keep({ ...session, usedAtMs: clock.now() }),
    close: (id) => void sessions.delete(id),
    endsAtMs,
  };
};
