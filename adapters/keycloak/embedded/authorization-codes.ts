import { randomBytes } from 'node:crypto';
import type { Clock } from '#core/kernel/clock.ts';

/** What an authorization code was issued for. */
interface AuthorizationGrant {
  readonly sessionId: string;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly nonce: string | undefined;
  readonly scope: string;
}

const LIFETIME_MS = 60_000;
const MOST_CODES = 5_000;
const CODE_BYTES = 32;

/** Authorization codes, each valid for one minute and one exchange. The oldest make room for new ones. */
export class AuthorizationCodes {
  readonly #codes = new Map<string, { grant: AuthorizationGrant; expiresAtMs: number; isUsed: boolean }>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  issue(grant: AuthorizationGrant): string {
    for (const [code, { expiresAtMs }] of this.#codes) {
      if (expiresAtMs > this.#clock.now() && this.#codes.size < MOST_CODES) break;
      this.#codes.delete(code);
    }
    const code = randomBytes(CODE_BYTES).toString('base64url');
    this.#codes.set(code, { grant, expiresAtMs: this.#clock.now() + LIFETIME_MS, isUsed: false });
    return code;
  }

  /** The grant of a valid code, which is used up whatever comes of the exchange; `isReplay` when it was used before. */
  redeem(code: string): { readonly grant: AuthorizationGrant; readonly isReplay: boolean } | undefined {
    const found = this.#codes.get(code);
    if (found === undefined || found.expiresAtMs <= this.#clock.now()) return undefined;
    this.#codes.set(code, { ...found, isUsed: true });
    return { grant: found.grant, isReplay: found.isUsed };
  }
}
