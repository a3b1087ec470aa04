import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  InMemoryBrowser,
  InMemoryFarewell,
  InMemoryIdentityProvider,
  InMemoryRememberedChoices,
} from '#tests/support/doubles/session.ts';
import { PlainCell } from '#tests/support/doubles/plain-cell.ts';
import type { IdentityCheck } from '#core/session/ports.ts';
import { makeStartSession } from '#core/session/start-session.ts';
import { initialSession, type SessionState } from '#core/session/state.ts';
import { SettableClock } from '#features/support/clock.ts';
import { userToClaims } from '#tests/support/claims.ts';
import { aUser } from '#tests/support/arbitraries/session.ts';

const claims = userToClaims(aUser());
const anyCheck = (): fc.Arbitrary<IdentityCheck> =>
  fc.constantFrom({ kind: 'signedIn', claims }, { kind: 'anonymous' }, { kind: 'unreachable' });

it('[SES-02][ERR-08] should fetch what lets somebody in only where the check found somebody, and begin nothing where it does not come', () =>
  fc.assert(
    fc.asyncProperty(anyCheck(), fc.boolean(), async (found, comes) => {
      const cell = new PlainCell<SessionState>(initialSession());
      const farewell = new InMemoryFarewell();
      farewell.keep();
      const letIn: unknown[] = [];
      let fetched = 0;
      const start = makeStartSession(
        cell,
        () => {
          fetched += 1;
          return comes ? Promise.resolve(async (who) => void letIn.push(who)) : Promise.reject(new Error('no script'));
        },
        new InMemoryIdentityProvider(found),
        new InMemoryRememberedChoices(),
        new SettableClock(),
        farewell,
        new InMemoryBrowser().deadline,
        new SettableClock(),
      );
      const ended = await start().then(
        () => 'begun',
        () => 'not begun',
      );
      const isHere = found.kind === 'signedIn';
      expect(fetched).toBe(isHere ? 1 : 0);
      expect(letIn).toEqual(isHere && comes ? [claims] : []);
      expect(ended).toBe(isHere && !comes ? 'not begun' : 'begun');
      expect(cell.read().kind).toBe(isHere ? 'notInitialised' : 'anonymous');
    }),
  ));
