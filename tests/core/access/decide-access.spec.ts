import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideAccess, visitorOf } from '#core/access/decide-access.ts';
import type { FeatureFlags } from '#core/navigation/portal-settings.ts';
import { matchRoute, pathTo, routeById, type Route } from '#core/navigation/routes.ts';
import { anonymousSession, initialSession, NO_SIAN_ANSWER, type SessionState } from '#core/session/state.ts';
import type { UserType } from '#core/session/user.ts';
import { aCompany, aConvention, anySession, aUser } from '#tests/support/arbitraries/session.ts';
import { anyText, RUNS } from '#tests/support/property.ts';
import { someTable } from '../navigation/deployment.ts';

const ON: FeatureFlags = { dashboardPayments: true, caaKpi: true, fraudReport: true };
const OFF: FeatureFlags = { dashboardPayments: false, caaKpi: false, fraudReport: false };

/** Everybody who may stand before a page. */
const SESSIONS = {
  anonymous: anonymousSession(),
  AGRI: aFarmer('AGRI'),
  'AGRI-IST': aFarmer('AGRI-IST'),
  'AGRI-CAA as farmer': aFarmer('AGRI-CAA'),
  'AGRI-CAA as CAA': aCaa('AGRI-CAA'),
  CAA: aCaa('CAA'),
  'closed mandate': aFarmer('AGRI', true),
} as const;
type Who = keyof typeof SESSIONS;
const FARMERS: readonly Who[] = ['AGRI', 'AGRI-IST', 'AGRI-CAA as farmer'];
const CAAS: readonly Who[] = ['AGRI-CAA as CAA', 'CAA'];

const ANONYMOUS_ONLY = [
  '/',
  '/home',
  '/agenzia',
  '/agenzia/direttore',
  '/agenzia/collegio-revisori',
  '/agenzia/organigramma',
  '/agenzia/organismo-paritetico',
  '/agenzia/comitato-garanzia',
  '/agenzia/delibere',
  '/agenzia/concorsi',
  '/agenzia/concorsi/x',
  '/agenzia/appalti',
  '/agenzia/appalti/storico-appalti',
  '/agenzia/appalti/x',
  '/agenzia/norme-istitutive',
  '/pubblici-proclami',
  '/agricoltori',
  '/caa',
  '/op',
];
const CAA_ONLY = ['/scrivania-caa', '/produttori', '/produttori/x'];
const FARMER_ONLY = ['/scrivania', '/le-tue-pratiche', '/notifiche'];
const FILE = ['/scrivania/il-tuo-fascicolo', '/scrivania/fascicolo-aziendale'];
const PRIVATE = [...CAA_ONLY, ...FARMER_ONLY, ...FILE];
const DASHBOARD = ['/cruscotto-pagamenti', '/cruscotto-pagamenti/x', '/cruscotto-pagamenti/x/y'];

describe('decideAccess', () => {
  it('[ROUTE-14] should let visitors on their pages, and send everybody else to a desk', () => {
    for (const path of ANONYMOUS_ONLY) {
      expect([path, ask(path, 'anonymous')]).toEqual([path, 'allow']);
      for (const who of [...FARMERS, 'closed mandate'] as const)
        expect([path, who, ask(path, who)]).toEqual([path, who, '/scrivania']);
      for (const who of CAAS) expect([path, who, ask(path, who)]).toEqual([path, who, '/scrivania-caa']);
    }
  });

  it('[ROUTE-15] should send visitors from every private page to the home page, and keep the address', () => {
    for (const path of PRIVATE) {
      expect(decideAccess(at(path), anonymousSession(), ON)).toEqual({
        kind: 'redirect',
        to: 'home',
        keepRequested: true,
      });
    }
  });

  it('[ROUTE-16] should keep the CAA pages for CAA', () => {
    for (const path of CAA_ONLY) {
      for (const who of CAAS) expect([path, who, ask(path, who)]).toEqual([path, who, 'allow']);
      for (const who of [...FARMERS, 'closed mandate'] as const)
        expect([path, who, ask(path, who)]).toEqual([path, who, '/scrivania']);
    }
  });

  it("[ROUTE-17] should keep the farmers' pages for farmers, also under a closed mandate", () => {
    for (const path of FARMER_ONLY) {
      for (const who of [...FARMERS, 'closed mandate'] as const)
        expect([path, who, ask(path, who)]).toEqual([path, who, 'allow']);
      for (const who of CAAS) expect([path, who, ask(path, who)]).toEqual([path, who, '/scrivania-caa']);
    }
  });

  it('[ROUTE-18] should open the company file to farmers whose mandate is not closed', () => {
    for (const path of FILE) {
      for (const who of FARMERS) expect([path, who, ask(path, who)]).toEqual([path, who, 'allow']);
      for (const who of CAAS) expect([path, who, ask(path, who)]).toEqual([path, who, '/scrivania-caa']);
      expect([path, ask(path, 'closed mandate')]).toEqual([path, '/scrivania']);
    }
  });

  it('[ROUTE-18] should look at the mandate of the selected company, not of the others', () => {
    const companies = [aCompany('01', { mandateClosed: true }), aCompany('02')];
    expect(decideAccess(at(FILE[1] ?? ''), { ...aFarmer('AGRI'), companies, selectedCuaa: '02' }, ON)).toEqual({
      kind: 'allow',
    });
    expect(decideAccess(at(FILE[1] ?? ''), { ...aFarmer('AGRI'), companies, selectedCuaa: '01' }, ON)).toMatchObject({
      to: 'desk',
    });
  });

  it('[ROUTE-13] should show the dashboard to everybody while its flag is on, and to nobody otherwise', () => {
    for (const path of DASHBOARD) {
      for (const who of Object.keys(SESSIONS) as Who[]) {
        expect([path, who, ask(path, who, ON)]).toEqual([path, who, 'allow']);
        expect([path, who, ask(path, who, OFF)]).toEqual([path, who, '/']);
      }
    }
  });

  it('[ROUTE-12] should lead from /comunicazione to the section of the agency', () => {
    for (const who of Object.keys(SESSIONS) as Who[]) expect(ask('/comunicazione', who)).toBe('/anpag-comunica');
  });

  it('[ROUTE-22] should treat AGRI-IST as AGRI on every route', () => {
    for (const route of someTable.routes) {
      for (const flags of [ON, OFF]) {
        for (const closed of [true, false]) {
          expect(decideAccess(route, aFarmer('AGRI-IST', closed), flags)).toEqual(
            decideAccess(route, aFarmer('AGRI', closed), flags),
          );
        }
      }
    }
  });

  it('[ROUTE-03] should wait until it is known who is here and in which role', () => {
    for (const kind of ['choosingRole', 'loadingCompanies', 'loadingConvention'] as const) {
      const session: SessionState = {
        kind,
        version: 1,
        user: aUser({ userType: 'AGRI-CAA' }),
        sian: NO_SIAN_ANSWER,
        roleJustChosen: false,
      };
      for (const route of [...someTable.routes, undefined])
        expect(decideAccess(route, session, ON)).toEqual({ kind: 'wait' });
    }
    expect(decideAccess(at('/normative'), initialSession(), ON)).toEqual({ kind: 'wait' });
  });

  it('[ERR-06] [ROUTE-17] [ROUTE-18] should take for a farmer who is still choosing a company, or whose companies did not arrive', () => {
    const common = { version: 1, user: aUser(), sian: NO_SIAN_ANSWER };
    const closed = aCompany('01', { mandateClosed: true });
    const sessions: readonly SessionState[] = [
      { kind: 'choosingCompany', ...common, companies: [closed, aCompany('02')], mainCuaa: '01' },
      { kind: 'companiesUnavailable', ...common, roleJustChosen: false },
    ];
    for (const session of sessions) {
      const decisionAt = (path: string) => decideAccess(at(path), session, ON);
      // No company is selected: no mandate is closed.
      for (const path of [...FARMER_ONLY, ...FILE, '/normative'])
        expect([path, decisionAt(path)]).toEqual([path, { kind: 'allow' }]);
      for (const path of [...CAA_ONLY, ...ANONYMOUS_ONLY])
        expect([path, decisionAt(path)]).toEqual([path, { kind: 'redirect', to: 'desk', keepRequested: false }]);
      expect(visitorOf(session)).toBe('farmer');
    }
  });

  it('[ROUTE-19] should answer for every path, session and flag, and never lead in a circle', () => {
    const path = fc.oneof(anyText(), fc.constantFrom(...someTable.routes.map(({ pattern }) => pattern)));
    fc.assert(
      fc.property(path, anySession(), fc.boolean(), (start, session, flag) => {
        let decision = decideAccess(matchRoute(someTable, start)?.route, session, flag ? ON : OFF);
        for (let steps = 0; decision.kind === 'redirect'; steps += 1) {
          if (steps > 3) return false;
          decision = decideAccess(routeById(someTable, decision.to), session, flag ? ON : OFF);
        }
        return decision.kind === 'allow' || visitorOf(session) === 'unknown';
      }),
      RUNS,
    );
  });

  it('[ROUTE-19] should never lead in a circle on any route, for anybody, flags on and off', () => {
    for (const route of someTable.routes) {
      for (const session of Object.values(SESSIONS)) {
        for (const flags of [ON, OFF]) {
          let decision = decideAccess(route, session, flags);
          const way: string[] = [];
          while (decision.kind === 'redirect') {
            expect(way).not.toContain(decision.to);
            way.push(decision.to);
            decision = decideAccess(routeById(someTable, decision.to), session, flags);
          }
          expect(decision.kind).toBe('allow');
        }
      }
    }
  });

  it('[ROUTE-19] should treat who was denied, or whose session is over, as a visitor on every route', () => {
    const outside: readonly SessionState[] = [
      { kind: 'denied', version: 1, reason: 'session.no-company', user: aUser() },
      { kind: 'ended', version: 1, reason: 'inactivity', isLeaving: false },
    ];
    for (const route of someTable.routes) {
      for (const session of outside) {
        expect({ ...decideAccess(route, session, ON), keepRequested: undefined }).toEqual({
          ...decideAccess(route, anonymousSession(), ON),
          keepRequested: undefined,
        });
      }
    }
  });
});

describe('visitorOf', () => {
  it('[ROUTE-22] should take AGRI-CAA by the role that was chosen', () => {
    expect(visitorOf(SESSIONS['AGRI-CAA as farmer'])).toBe('farmer');
    expect(visitorOf(SESSIONS['AGRI-CAA as CAA'])).toBe('caa');
  });
});

// Helpers

function aFarmer(userType: UserType, mandateClosed = false) {
  return {
    kind: 'farmer' as const,
    version: 3,
    user: aUser({ userType }),
    sian: NO_SIAN_ANSWER,
    companies: [aCompany('01', { mandateClosed })],
    selectedCuaa: '01',
    mainCuaa: undefined,
    chosenElsewhere: undefined,
  };
}

function aCaa(userType: UserType) {
  return {
    kind: 'caa' as const,
    version: 3,
    user: aUser({ userType }),
    sian: NO_SIAN_ANSWER,
    convention: aConvention(),
  };
}

const at = (path: string): Route => {
  const match = matchRoute(someTable, path);
  if (match === undefined) throw new Error(`no route at ${path}`);
  return match.route;
};

const ask = (path: string, who: Who, flags = ON): string => {
  const decision = decideAccess(at(path), SESSIONS[who], flags);
  return decision.kind === 'redirect' ? pathTo(someTable, decision.to) : decision.kind;
};
