import { randomBytes } from 'node:crypto';
import type { Clock } from '#core/kernel/clock.ts';

/** What a code stands for until the client exchanges it. */
interface CodeGrant {
  readonly sessionId: string;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly nonce: string | undefined;
  readonly scope: string;
}

/** What came of presenting a code. `used` names the session of a code that is presented twice. */
type CodeOutcome =
  | { readonly kind: 'granted'; readonly grant: CodeGrant }
  | { readonly kind: 'used'; readonly sessionId: string }
  | { readonly kind: 'unknown' };

/** The codes that are on their way from the browser back to the provider. */
export interface AuthorizationCodes {
  issue(grant: CodeGrant): string;
  /** Takes a code out of use, whatever comes of the exchange: a code is good for one attempt. */
  take(code: string): CodeOutcome;
}

const CODE_LIFETIME_MS = 60_000;
const MOST_CODES = 5_000;
const CODE_BYTES = 32;

interface KeptCode {
  readonly grant: CodeGrant;
  readonly endsAtMs: number;
  readonly used: boolean;
}

/** Makes an empty set of codes, each valid for one minute by the clock given. */
export const makeAuthorizationCodes = (clock: Clock): AuthorizationCodes => {
  const codes = new Map<string, KeptCode>();

  const makeRoom = (): void => {
    for (const [code, kept] of codes) {
      if (kept.endsAtMs > clock.now() && codes.size < MOST_CODES) break;
      codes.delete(code);
    }
  };

  return {
    issue: (grant) => {
      makeRoom();
      const code = randomBytes(CODE_BYTES).toString('base64url');
      codes.set(code, { grant, endsAtMs: clock.now() + CODE_LIFETIME_MS, used: false });
      return code;
    },
    take: (code) => {
      const kept = codes.get(code);
      if (kept === undefined || kept.endsAtMs <= clock.now()) return { kind: 'unknown' };
      if (kept.used) return { kind: 'used', sessionId: kept.grant.sessionId };
      codes.set(code, { ...kept, used: true });
      return { kind: 'granted', grant: kept.grant };
    },
  };
};
