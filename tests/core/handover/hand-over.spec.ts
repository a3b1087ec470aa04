import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InMemoryFormPoster } from '#tests/support/doubles/session.ts';
import {
  handOverForm,
  makeHandOverToNationalSystem,
  nationalSystemStart,
  sentUserType,
} from '#core/handover/hand-over.ts';
import { wellFormed } from '#core/kernel/address.ts';
import { RecordedLog } from '#features/support/recorded-log.ts';
import { aUser } from '#tests/support/arbitraries/session.ts';
import { anyText, RUNS } from '#tests/support/property.ts';
import { someSettings } from '../navigation/deployment.ts';

describe('sentUserType', () => {
  it.each([
    ['CAA', 'caa', 'caa'],
    ['AGRI-CAA', 'caa', 'caa'],
    ['AGRI-CAA', 'farmer', 'agricoltore'],
    ['AGRI-IST', 'farmer', 'istituzionale'],
    ['AGRI', 'farmer', 'agricoltore'],
    // Whoever is no operator is never presented as one.
    ['AGRI', 'caa', 'agricoltore'],
    ['AGRI-IST', 'caa', 'istituzionale'],
  ] as const)('[SSO-02] should send %s acting as %s as "%s"', (userType, role, sent) => {
    expect(sentUserType(userType, role)).toBe(sent);
  });
});

describe('handOverForm', () => {
  it('[SSO-01][VAL-04] should complete the address, encode the target and hide token and user type', () => {
    expect(
      handOverForm('sso.example/accesso', 'anpag', 'https://sian.example/domande?anno=2026&x=è', 'bearer', 'caa'),
    ).toEqual({
      action: 'http://sso.example/accesso?target=https%3A%2F%2Fsian.example%2Fdomande%3Fanno%3D2026%26x%3D%C3%A8',
      fields: [
        ['keycloakToken', 'bearer'],
        ['anpagUserType', 'caa'],
      ],
    });
  });

  it('[SSO-01] should add the target to an address that has a query', () => {
    expect(handOverForm('https://sso.example/?a=1', 'anpag', 'http://x.example', 't', 'caa').action).toBe(
      'https://sso.example/?a=1&target=http%3A%2F%2Fx.example',
    );
  });

  it('[SSO-01] should give the target back whole, whatever it holds', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const { action } = handOverForm(
          'https://sso.example/accesso',
          'anpag',
          `https://x.example/${text}`,
          't',
          'caa',
        );
        expect(new URL(action).searchParams.get('target')).toBe(wellFormed(`https://x.example/${text}`));
      }),
      RUNS,
    );
  });
});

describe('nationalSystemStart', () => {
  it.each([
    ['https://sian.example/accesso?a=1#b', 'https://sian.example/'],
    ['sian.example:8443/accesso', 'http://sian.example:8443/'],
    ['HTTP://sian.example', 'HTTP://sian.example/'],
  ])('[VAL-04] should be the root of the site of %s', (signOn, start) => {
    expect(nationalSystemStart(signOn)).toBe(start);
  });
});

describe('makeHandOverToNationalSystem', () => {
  it('[SSO-02] should send the form in a new window', () => {
    const { handOver, forms } = aDesk('bearer');
    expect(handOver('sian.example/domande', { user: aUser({ userType: 'AGRI-IST' }), role: 'farmer' })).toEqual({
      ok: true,
      value: undefined,
    });
    expect(forms.posted).toEqual([
      {
        action: 'http://sso.anpag.example/accesso?target=http%3A%2F%2Fsian.example%2Fdomande',
        fields: [
          ['keycloakToken', 'bearer'],
          ['anpagUserType', 'istituzionale'],
        ],
      },
    ]);
  });

  it.each([
    [undefined, 'AGRI' as const],
    ['bearer', undefined],
  ])('[SSO-02] should send nothing with token %s and user type %s', (token, userType) => {
    const { handOver, forms } = aDesk(token);
    expect(handOver('https://sian.example', { user: aUser({ userType }), role: 'farmer' })).toEqual({
      ok: false,
      failure: 'handover.not-logged-in',
    });
    expect(forms.posted).toEqual([]);
  });

  it('[SSO-01] should say that the browser blocked the window, and then go on in the portal’s own', () => {
    const { handOver, forms } = aDesk('bearer');
    forms.blocksWindows = true;
    const person = { user: aUser(), role: 'farmer' } as const;
    expect(handOver('https://sian.example', person)).toEqual({ ok: false, failure: 'handover.window-blocked' });
    expect([forms.posted, forms.postedHere]).toEqual([[], []]);
    expect(handOver('https://sian.example', person, 'here').ok).toBe(true);
    expect(forms.postedHere.map(({ action }) => action)).toEqual([
      'http://sso.anpag.example/accesso?target=https%3A%2F%2Fsian.example',
    ]);
  });

  it.each(['javascript:alert(1)', 'a b', ''])(
    '[VAL-03] should not give the token to %j, and log the refusal',
    (target) => {
      const { handOver, forms, log } = aDesk('bearer');
      expect(handOver(target, { user: aUser(), role: 'farmer' })).toEqual({
        ok: false,
        failure: 'handover.invalid-address',
      });
      expect(forms.posted).toEqual([]);
      expect(log.lines).toEqual([{ level: 'warn', message: 'Invalid URL or parameters', facts: {} }]);
    },
  );
});

// Helpers

const aDesk = (token: string | undefined) => {
  const forms = new InMemoryFormPoster();
  const log = new RecordedLog();
  return { forms, log, handOver: makeHandOverToNationalSystem(someSettings, { token: () => token }, forms, log) };
};
