import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '#core/kernel/clock.ts';
import type { DemonstrationUser, ProviderLifetimes } from './options.ts';

/** Sign-on session of one user in one browser; `cookie` is the secret that the browser sends. */
export interface Session {
  readonly id: string;
  readonly cookie: string;
  readonly user: DemonstrationUser;
  readonly startedAtMs: number;
  readonly usedAtMs: number;
}

const MOST_SESSIONS = 5_000;
const SECRET_BYTES = 32;

/** Sessions in memory: a restart ends them all, as the test users have nothing to lose. */
export class Sessions {
  readonly #sessions = new Map<string, Session>();
  readonly #clock: Clock;
  readonly #lifetimes: ProviderLifetimes;

  constructor(clock: Clock, lifetimes: ProviderLifetimes) {
    this.#clock = clock;
    this.#lifetimes = lifetimes;
  }

  open(user: DemonstrationUser): Session {
    for (const { id } of this.#sessions.values()) if (this.byId(id) === undefined) this.close(id);
    const [oldest] = this.#sessions.keys();
    if (this.#sessions.size >= MOST_SESSIONS && oldest !== undefined) this.close(oldest);
    const [now, cookie] = [this.#clock.now(), randomBytes(SECRET_BYTES).toString('base64url')];
    const session = { id: randomUUID(), cookie, user, startedAtMs: now, usedAtMs: now };
    this.#sessions.set(session.id, session);
    return session;
  }

  byId(id: string): Session | undefined {
    const session = this.#sessions.get(id);
    return session !== undefined && this.#clock.now() < this.endsAtMs(session) ? session : undefined;
  }

  byCookie(cookie: string | undefined): Session | undefined {
    const found = [...this.#sessions.values()].find((session) => session.cookie === cookie);
    return found === undefined ? undefined : this.byId(found.id);
  }

  /** Restarts the idle limit. */
  touch(session: Session): Session {
    const touched = { ...session, usedAtMs: this.#clock.now() };
    this.#sessions.set(session.id, touched);
    return touched;
  }

  close(id: string): void {
    this.#sessions.delete(id);
  }

  /** When the session ends if it is not used again. */
  endsAtMs({ usedAtMs, startedAtMs }: Session): number {
    return Math.min(usedAtMs + this.#lifetimes.idleMs, startedAtMs + this.#lifetimes.sessionMs);
  }
}
