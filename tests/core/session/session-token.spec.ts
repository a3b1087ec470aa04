import { describe, expect, it } from 'vitest';
import { makeSessionToken } from '#core/session/session-token.ts';
import { initialSession, NO_SIAN_ANSWER, type SessionState } from '#core/session/state.ts';
import { aUser } from '#tests/support/arbitraries/session.ts';
import { recordingCell } from '#tests/support/cells.ts';

const PERSON = { version: 1, user: aUser(), sian: NO_SIAN_ANSWER };

describe('makeSessionToken', () => {
  it.each<readonly [string, SessionState]>([
    ['before it is known who is here', initialSession()],
    [
      'who was taken for a visitor when the answer came too late',
      { kind: 'anonymous', version: 1, providerSilent: true, hasLeft: false },
    ],
    ['who was denied', { kind: 'denied', version: 1, reason: 'session.no-company', user: aUser() }],
    ['whose session is over', { kind: 'ended', version: 1, reason: 'inactivity', isLeaving: false }],
  ])('[SES-26] should keep the bearer from calls of somebody %s', (_who, state) => {
    expect(tokenIn(state)).toBeUndefined();
  });

  it.each<readonly [string, SessionState]>([
    ['is asked for the role', { kind: 'choosingRole', ...PERSON }],
    ['waits for the companies', { kind: 'loadingCompanies', ...PERSON, roleJustChosen: false }],
    ['waits for the convention', { kind: 'loadingConvention', ...PERSON }],
    ['works as CAA', { kind: 'caa', ...PERSON, convention: undefined }],
  ])('should give it to who %s', (_who, state) => {
    expect(tokenIn(state)).toBe('gettone');
  });

  it('should leave the renewal to the provider', async () => {
    expect(await sessionToken(initialSession()).refresh()).toBe('ok');
  });
});

// Helpers

const sessionToken = (state: SessionState) =>
  makeSessionToken(recordingCell<SessionState>(state), {
    token: () => 'gettone',
    refresh: () => Promise.resolve('ok' as const),
  });
const tokenIn = (state: SessionState): string | undefined => sessionToken(state).token();
