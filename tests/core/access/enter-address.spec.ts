import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InMemoryRequestedAddress } from '#tests/support/doubles/session.ts';
import {
  isPortalAddress,
  makeAddressAfterSignIn,
  makeEnterAddress,
  makeReadAsVisitor,
  signInAddressTo,
  visitorsPageIn,
} from '#core/access/enter-address.ts';
import { anonymousSession, initialSession, NO_SIAN_ANSWER, type SessionState } from '#core/session/state.ts';
import { aCompany, aConvention, anySession, aUser } from '#tests/support/arbitraries/session.ts';
import { anyText, RUNS } from '#tests/support/property.ts';
import { someSettings, someTable } from '../navigation/deployment.ts';

const farmer: SessionState = {
  kind: 'farmer',
  version: 3,
  user: aUser(),
  sian: NO_SIAN_ANSWER,
  companies: [aCompany('01')],
  selectedCuaa: '01',
  mainCuaa: undefined,
  chosenElsewhere: undefined,
};
const caa: SessionState = {
  kind: 'caa',
  version: 3,
  user: aUser({ userType: 'CAA' }),
  sian: NO_SIAN_ANSWER,
  convention: aConvention(),
};

describe('makeEnterAddress', () => {
  it('[ROUTE-15] should keep a private address with all its parameters, and open it after sign-in', () => {
    const { enter, requested } = aRouter();
    expect(enter('/notifiche?msgId=7&solo=non+lette#m7', anonymousSession())).toEqual({
      kind: 'goTo',
      address: '/home',
      signInNeeded: true,
    });
    expect(enter('/home', farmer)).toEqual({
      kind: 'goTo',
      address: '/notifiche?msgId=7&solo=non+lette#m7',
      signInNeeded: false,
    });
    expect(requested.read()).toBeUndefined();
    expect(enter('/notifiche?msgId=7&solo=non+lette#m7', farmer)).toEqual({ kind: 'show' });
  });

  it('[ROUTE-15] [NAV-12] should sign a visitor in at once where a reserved address asks for it, and open its page afterwards', () => {
    const { enter, requested } = aRouter();
    expect(enter('/le-tue-pratiche?accedi', anonymousSession())).toEqual({
      kind: 'goTo',
      address: '/',
      signInNeeded: false,
      signsIn: true,
    });
    expect(requested.read()).toBe('/le-tue-pratiche');
    expect(enter('/scrivania?accedi', anonymousSession())).toMatchObject({ signsIn: true });
    expect(enter('/notifiche?solo=non+lette&accedi', anonymousSession())).toMatchObject({ signsIn: true });
    expect(requested.read()).toBe('/notifiche?solo=non+lette');
    expect(enter('/normative?accedi', anonymousSession())).toEqual({ kind: 'show' });
  });

  it('[CAMP-01] [ROUTE-15] should lead back from the sign-on to the page that everybody reads, and to no other place', () => {
    const { enter, requested } = aRouter();
    const table = someTable;
    const address = signInAddressTo(table, '/servizi/domanda-unica');
    expect(address).toBe('/scrivania?accedi=%2Fservizi%2Fdomanda-unica');
    expect(enter(address, anonymousSession())).toMatchObject({ kind: 'goTo', signsIn: true });
    expect(requested.read()).toBe('/servizi/domanda-unica');
    expect(enter('/', farmer)).toEqual({ kind: 'goTo', address: '/servizi/domanda-unica', signInNeeded: false });
    // With a sign-in it leads there at once.
    expect(enter(address, caa)).toEqual({ kind: 'goTo', address: '/servizi/domanda-unica', signInNeeded: false });
    for (const elsewhere of ['https://altrove.example/', '//altrove.example', '/agenzia', '/non-esiste']) {
      expect(enter(signInAddressTo(table, elsewhere), anonymousSession())).toMatchObject({ signsIn: true });
      expect(requested.read()).toBeUndefined();
    }
  });

  it('[ROUTE-16][ROUTE-17] should not open a kept address that the role may not see', () => {
    const { enter, requested } = aRouter();
    enter('/produttori', anonymousSession());
    expect(enter('/home', farmer)).toEqual({ kind: 'goTo', address: '/scrivania', signInNeeded: false });
    expect(requested.read()).toBeUndefined();
    enter('/notifiche', anonymousSession());
    expect(enter('/', caa)).toEqual({ kind: 'goTo', address: '/scrivania-caa', signInNeeded: false });
  });

  it.each([
    'https://altrove.example/notifiche',
    '//altrove.example/notifiche',
    '/\\altrove.example',
    '/non-esiste',
    'notifiche',
    '',
    '?pagina=2',
  ])('[ROUTE-15] should not open %s after sign-in, though it was kept', (address) => {
    const { enter, requested } = aRouter();
    requested.keep(address);
    expect(enter('/home', farmer)).toEqual({ kind: 'goTo', address: '/scrivania', signInNeeded: false });
  });

  it.each([
    [farmer, '/scrivania'],
    [caa, '/scrivania-caa'],
  ])(
    '[NAV-26] should say to which page only for visitors somebody logged in was led, and open it after the logout',
    (session, desk) => {
      const { enter, requested } = aRouter();
      expect(enter('/agenzia/direttore', session)).toEqual({
        kind: 'goTo',
        address: desk,
        signInNeeded: false,
        onlyForVisitors: '/agenzia/direttore',
      });
      makeReadAsVisitor(requested)('/agenzia/direttore');
      expect(enter('/home', anonymousSession())).toEqual({
        kind: 'goTo',
        address: '/agenzia/direttore',
        signInNeeded: false,
      });
      expect(enter('/home', anonymousSession())).toEqual({ kind: 'show' });
    },
  );

  it('[ERR-12] should open after a logout the page for everybody that somebody left for, once, and not without one', () => {
    const { enter, requested } = aRouter();
    const left = { ...anonymousSession(), hasLeft: true };
    makeReadAsVisitor(requested)('/supporto/ricerca-op');
    expect(enter('/home', anonymousSession())).toEqual({ kind: 'show' });
    expect(enter('/home', left)).toEqual({ kind: 'goTo', address: '/supporto/ricerca-op', signInNeeded: false });
    expect(enter('/home', left)).toEqual({ kind: 'show' });
    // What needs a sign-in waits for it, whoever has left before.
    requested.keep('/notifiche');
    expect(enter('/home', left)).toEqual({ kind: 'show' });
    expect(requested.read()).toBe('/notifiche');
  });

  it('[NAV-26] should say nothing of the start of the portal, of pages for all, and of what a page of the other role is', () => {
    const { enter } = aRouter();
    for (const address of ['/', '/home', '/produttori'])
      expect(enter(address, farmer)).not.toHaveProperty('onlyForVisitors');
    expect(enter('/normative', farmer)).toEqual({ kind: 'show' });
  });

  it.each([
    [{ onlyForVisitors: '/agenzia' }, '/agenzia'],
    [{ onlyForVisitors: '/normative' }, undefined],
    [{ onlyForVisitors: '//altrove.example' }, undefined],
    [{ onlyForVisitors: 7 }, undefined],
    [null, undefined],
  ])('[NAV-26] should find in the navigation state %j the page %s', (state, page) => {
    expect(visitorsPageIn(someTable, state)).toBe(page);
  });

  it('should show the kept address when it is the one that is asked for', () => {
    const { enter, requested } = aRouter();
    requested.keep('/notifiche');
    expect(enter('/notifiche', farmer)).toEqual({ kind: 'show' });
    expect(requested.read()).toBeUndefined();
  });

  it('should wait, and forget nothing, while it is not known who is here', () => {
    const { enter, requested } = aRouter();
    requested.keep('/notifiche');
    expect(enter('/home', initialSession())).toEqual({ kind: 'wait' });
    expect(requested.read()).toBe('/notifiche');
  });

  it.each([
    [{ kind: 'denied', version: 1, reason: 'session.no-company', user: aUser() }, undefined],
    [{ kind: 'ended', version: 1, reason: 'loggedOut', isLeaving: false }, undefined],
    [{ kind: 'ended', version: 1, reason: 'inactivity', isLeaving: false }, '/notifiche'],
    [{ kind: 'ended', version: 1, reason: 'refused', isLeaving: false }, '/notifiche'],
  ] as const)('should keep the address for who comes back, not for the next person: %j', (session, kept) => {
    const { enter, requested } = aRouter();
    expect(enter('/notifiche', session)).toMatchObject({ kind: 'goTo', address: '/home' });
    expect(requested.read()).toBe(kept);
  });

  it('[ROUTE-12] should keep query and hash of an address that has moved', () => {
    const { enter } = aRouter();
    expect(enter('/comunicazione?page=2#elenco', anonymousSession())).toEqual({
      kind: 'goTo',
      address: '/anpag-comunica?page=2#elenco',
      signInNeeded: false,
    });
  });

  it('should show an unlisted address, where the not-found page is', () => {
    expect(aRouter().enter('/non-esiste', anonymousSession())).toEqual({ kind: 'show' });
  });

  it('[ROUTE-19] should come to rest, from any address and whatever was kept', () => {
    const address = fc.oneof(anyText(), fc.constantFrom(...someTable.routes.map(({ pattern }) => pattern)));
    fc.assert(
      fc.property(address, fc.option(address, { nil: undefined }), anySession(), (start, kept, session) => {
        const { enter, requested } = aRouter();
        if (kept !== undefined) requested.keep(kept);
        let entrance = enter(start, session);
        for (let steps = 0; entrance.kind === 'goTo'; steps += 1) {
          if (steps > 4) return false;
          entrance = enter(entrance.address, session);
        }
        return true;
      }),
      RUNS,
    );
  });
});

describe('isPortalAddress', () => {
  it.each(['', '?pagina=2', '#contenuto', 'normative', '//normative', '/normative\\x', '/ normative', '/\tnormative'])(
    'should not take %j for one',
    (text) => {
      expect(isPortalAddress(someTable, text)).toBe(false);
    },
  );

  it('should accept no address that a browser would look for elsewhere', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText(),
          anyText().map((text) => `/${text}`),
          anyText().map((text) => `/normative/${text}`),
        ),
        (text) => {
          if (!isPortalAddress(someTable, text)) return true;
          return new URL(text, 'https://portale.example').host === 'portale.example';
        },
      ),
      RUNS,
    );
  });
});

describe('makeAddressAfterSignIn', () => {
  it('[SES-25] should lead to the page asked for, else to the start, never elsewhere', () => {
    const requested = new InMemoryRequestedAddress();
    const after = makeAddressAfterSignIn(someSettings, requested);
    expect(after()).toBe('/');
    requested.keep('/notifiche?msgId=7');
    expect(after()).toBe('/notifiche?msgId=7');
    requested.keep('//altrove.example');
    expect(after()).toBe('/');
  });
});

// Helpers

const aRouter = () => {
  const requested = new InMemoryRequestedAddress();
  return { requested, enter: makeEnterAddress(someSettings, requested) };
};
