import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { InMemoryRequestedAddress } from '#tests/support/doubles/session.ts';
import { makeEnterAddress } from '#core/access/enter-address.ts';
import type { Notice } from '#core/notices/notices.ts';
import { companyReference } from '#core/session/company-offer.ts';
import {
  type Anonymous,
  anonymousSession,
  type Farmer,
  NO_SIAN_ANSWER,
  type SessionState,
} from '#core/session/state.ts';
import { makeFollowVisit } from '#core/visit/follow-visit.ts';
import { aCompany, anySession, aUser } from '#tests/support/arbitraries/session.ts';
import { RUNS } from '#tests/support/property.ts';
import { someSettings } from '../navigation/deployment.ts';

describe('makeFollowVisit', () => {
  it('[ROUTE-15] should lead a visitor away from a private page, and say that it wants a sign-in', () => {
    const { follow, said } = aVisit();
    expect(follow('/notifiche', anonymousSession())).toEqual({ address: '/home' });
    expect(said).toEqual([{ kind: 'signInNeeded' }]);
  });

  it('[ROUTE-15] should say to somebody who was at work that they are out: on any page once, and where a page wants a sign-in', () => {
    const cutOff: Anonymous = { kind: 'anonymous', version: 1, providerSilent: false, hasLeft: false, isCutOff: true };
    for (const first of ['/notifiche', '/normative', '/home']) {
      const { follow, said } = aVisit();
      follow(first, cutOff);
      expect([first, said]).toEqual([first, [{ kind: 'cutOff' }]]);
      follow('/home', cutOff);
      expect(said).toHaveLength(1);
      follow('/notifiche', cutOff);
      expect(said).toEqual([{ kind: 'cutOff' }, { kind: 'cutOff' }]);
    }
  });

  it('[NAV-12] [SES-26] should leave for the login page at its own address, with the home page behind it, unless the sign-on is silent', () => {
    const { follow, said, logIn } = aVisit();
    expect(follow('/scrivania?accedi', anonymousSession())).toEqual({ address: '/' });
    expect([logIn.mock.calls.length, said]).toEqual([1, []]);
    follow('/scrivania?accedi', { kind: 'anonymous', version: 1, providerSilent: true, hasLeft: false });
    expect([logIn.mock.calls.length, said]).toEqual([1, [{ kind: 'signOnSilent' }]]);
    follow('/scrivania', anonymousSession());
    expect(logIn).toHaveBeenCalledTimes(1);
  });

  it('should say once for a session that the sign-on is silent or that one has left, whatever is read meanwhile', () => {
    const { follow, said } = aVisit();
    const silent: Anonymous = { kind: 'anonymous', version: 1, providerSilent: true, hasLeft: false };
    const left: Anonymous = { kind: 'anonymous', version: 1, providerSilent: false, hasLeft: true };
    expect([follow('/home', silent), follow('/normative', silent)]).toEqual([undefined, undefined]);
    follow('/home', { ...silent });
    expect([follow('/home', left), follow('/normative', left)]).toEqual([undefined, undefined]);
    expect(said).toEqual([{ kind: 'signOnSilent' }, { kind: 'signOnSilent' }, { kind: 'loggedOut' }]);
  });

  it('[PRAT-02] should lead from the page of a thing to its list when the company changes, unless the address names the one chosen', () => {
    const farmer = (cuaa: string): SessionState => ({ ...aFarmer(), selectedCuaa: cuaa });
    const [one, other] = aFarmer().companies.map(({ cuaa }) => cuaa) as [string, string];
    const { follow } = aVisit();
    const application = '/le-tue-pratiche/domande/D-1';
    expect(follow(application, farmer(one))).toBeUndefined();
    expect(follow(application, farmer(one))).toBeUndefined();
    expect(follow(application, farmer(other))).toEqual({ address: '/le-tue-pratiche' });
    expect(follow(`${application}?azienda=${companyReference(one)}`, farmer(one))).toBeUndefined();
    expect(follow(`${application}?azienda=${companyReference(one)}`, farmer(other))).toEqual({
      address: '/le-tue-pratiche',
    });
    expect(follow('/le-tue-pratiche', farmer(one))).toBeUndefined();
    expect(follow('/notifiche', farmer(other))).toBeUndefined();
  });

  it('should lead where entering the address leads, and nowhere else', () => {
    const anyAddress = fc.constantFrom(
      '/',
      '/home',
      '/normative',
      '/scrivania',
      '/scrivania-caa',
      '/notifiche',
      '/nulla',
    );
    fc.assert(
      fc.property(anyAddress, anySession(), (address, session) => {
        const entrance = makeEnterAddress(someSettings, new InMemoryRequestedAddress())(address, session);
        expect(aVisit().follow(address, session)).toEqual(
          entrance.kind !== 'goTo'
            ? undefined
            : {
                address: entrance.address,
                ...(entrance.onlyForVisitors === undefined
                  ? {}
                  : { state: { onlyForVisitors: entrance.onlyForVisitors } }),
              },
        );
      }),
      RUNS,
    );
  });
});

const aFarmer = (): Farmer => ({
  kind: 'farmer',
  version: 1,
  user: aUser(),
  sian: NO_SIAN_ANSWER,
  companies: [aCompany('01234560017'), aCompany('01234560025')],
  selectedCuaa: '01234560017',
  mainCuaa: undefined,
  chosenElsewhere: undefined,
});

const aVisit = () => {
  const said: Notice[] = [];
  const enter = makeEnterAddress(someSettings, new InMemoryRequestedAddress());
  const logIn = vi.fn(() => Promise.resolve());
  return { said, logIn, follow: makeFollowVisit(enter, (notice) => void said.push(notice), logIn, someSettings) };
};
