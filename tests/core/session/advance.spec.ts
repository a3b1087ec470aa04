import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance } from '#core/session/advance.ts';
import { holds } from '#core/session/company-choice.ts';
import { sessionContextOf } from '#core/session/context.ts';
import type { Choices, SessionEvent } from '#core/session/events.ts';
import { foundNobody } from '#core/session/found-nobody.ts';
import {
  anonymousSession,
  initialSession,
  isLoggedIn,
  NO_SIAN_ANSWER,
  selectedCompanyOf,
  type SessionState,
} from '#core/session/state.ts';
import type { UserType } from '#core/session/user.ts';
import {
  aCompany,
  aConvention,
  anyCompanies,
  anyCuaa,
  anySession,
  aUser,
  USER_TYPES,
} from '#tests/support/arbitraries/session.ts';
import { RUNS } from '#tests/support/property.ts';

describe('selectedCompanyOf', () => {
  it('[SES-13] should be nobody’s but a farmer’s at work, whatever was chosen before', () => {
    fc.assert(
      fc.property(anySession(), (session) => {
        const state =
          session.kind === 'choosingCompany' ? { ...session, mainCuaa: session.companies[0]?.cuaa } : session;
        expect(selectedCompanyOf(state)?.cuaa).toBe(state.kind === 'farmer' ? state.selectedCuaa : undefined);
      }),
      RUNS,
    );
  });
});

describe('advance', () => {
  it('should take any event in any state, keep the selected company in the list and never count versions back', () => {
    fc.assert(
      fc.property(anySession(), fc.array(anyEvent(), { maxLength: 20 }), (start, events) => {
        let state = start;
        return events.every((event) => {
          const before = state;
          state = advance(state, event).state;
          return (
            state.version >= before.version && (state.kind !== 'farmer' || holds(state.companies, state.selectedCuaa))
          );
        });
      }),
      RUNS,
    );
  });

  it('[NAV-25] should change the version whenever person, role or company changes', () => {
    fc.assert(
      fc.property(anySession(), anyEvent(), (before, event) => {
        const { state } = advance(before, event);
        const changes = [
          state.kind !== before.kind,
          selectedCompanyOf(state)?.cuaa !== selectedCompanyOf(before)?.cuaa,
        ];
        if (changes.includes(true)) expect(state.version).toBeGreaterThan(before.version);
      }),
      RUNS,
    );
  });

  it('[SES-14] should leave no state without a way out: whoever is in can log out', () => {
    fc.assert(
      fc.property(
        anySession().filter((state) => isLoggedIn(state) || state.kind === 'denied' || state.kind === 'ended'),
        (state) => {
          const step = advance(state, { type: 'ended', reason: 'loggedOut', leaveFor: 'login' });
          expect(step.state).toMatchObject({ kind: 'ended', reason: 'loggedOut', isLeaving: true });
          expect(step.commands).toContainEqual({ type: 'leave', leaveFor: 'login' });
          expect(step.commands).toContainEqual({ type: 'forgetLogin' });
        },
      ),
      RUNS,
    );
  });

  it('[SES-14] [SES-19] should know whether the person is leaving from this tab, and not because another one has', () => {
    fc.assert(
      fc.property(
        anySession().filter(isLoggedIn),
        fc.constantFrom('inactivity' as const, 'refused' as const, 'loggedOut' as const),
        fc.constantFrom(undefined, 'home' as const, 'login' as const),
        (state, reason, leaveFor) => {
          const step = advance(state, { type: 'ended', reason, leaveFor });
          expect(step.state).toMatchObject({ reason, isLeaving: step.commands.some(({ type }) => type === 'leave') });
        },
      ),
      RUNS,
    );
  });

  it('[SES-14] should never forget the main company on logout', () => {
    fc.assert(
      fc.property(anySession(), fc.constantFrom('home' as const, 'login' as const), (state, leaveFor) => {
        const { commands } = advance(state, { type: 'ended', reason: 'loggedOut', leaveFor });
        expect(commands.map(({ type }) => type)).not.toContain('forgetMain');
      }),
      RUNS,
    );
  });

  it('[SES-26] should identify nobody once the check is settled', () => {
    fc.assert(
      fc.property(
        anySession().filter(({ kind }) => kind !== 'notInitialised'),
        anyCheckEvent(),
        (state, event) => {
          expect(advance(state, event)).toEqual({ state, commands: [] });
        },
      ),
      RUNS,
    );
  });

  it('[NAV-25] should ignore companies and conventions that were asked under another version', () => {
    fc.assert(
      fc.property(anySession(), fc.integer({ min: 10, max: 20 }), anyCompanies(), (state, version, companies) => {
        const late: readonly SessionEvent[] = [
          { type: 'companiesArrived', version, companies, choices: {} },
          { type: 'companiesFailed', version },
          { type: 'conventionArrived', version, convention: undefined },
          { type: 'conventionFailed', version },
        ];
        for (const event of late) expect(advance(state, event)).toEqual({ state, commands: [] });
      }),
      RUNS,
    );
  });

  it('[NAV-25] should ignore an answer to what is not being asked, even under the same version', () => {
    const waiting = new Set(['loadingCompanies', 'loadingConvention']);
    fc.assert(
      fc.property(
        anySession().filter(({ kind }) => !waiting.has(kind)),
        (state) => {
          for (const event of answersAt(state.version)) expect(advance(state, event)).toEqual({ state, commands: [] });
        },
      ),
      RUNS,
    );
    const loading = { version: 2, user: aUser(), sian: NO_SIAN_ANSWER, roleJustChosen: false };
    const [companies, noCompanies, convention, noConvention] = answersAt(2);
    for (const event of [convention, noConvention]) {
      expect(event && advance({ ...loading, kind: 'loadingCompanies' }, event).state.kind).toBe('loadingCompanies');
    }
    for (const event of [companies, noCompanies]) {
      expect(event && advance({ ...loading, kind: 'loadingConvention' }, event).state.kind).toBe('loadingConvention');
    }
  });

  it('[NAV-25] should count a new version at every step of every way in', () => {
    const ways: readonly (readonly SessionEvent[])[] = [
      [identified('AGRI', { sessionOver: true })],
      [identified(undefined)],
      [
        identified('AGRI'),
        { type: 'companiesArrived', version: 1, companies: [aCompany('01'), aCompany('02')], choices: {} },
        chosen('01'),
        chosen('02'),
      ],
      [
        identified('AGRI'),
        { type: 'companiesFailed', version: 1 },
        { type: 'companiesAskedAgain' },
        { type: 'companiesArrived', version: 3, companies: [aCompany('01')], choices: {} },
      ],
      [identified('AGRI'), { type: 'companiesArrived', version: 1, companies: [], choices: {} }],
      [
        identified('CAA'),
        { type: 'conventionArrived', version: 1, convention: aConvention() },
        { type: 'ended', reason: 'inactivity', leaveFor: undefined },
      ],
      [identified('CAA'), { type: 'conventionFailed', version: 1 }],
      [
        identified('AGRI-CAA'),
        { type: 'roleChosen', role: 'caa' },
        { type: 'conventionArrived', version: 2, convention: undefined },
      ],
    ];
    for (const way of ways) {
      let state = initialSession();
      for (const [index, event] of way.entries()) {
        state = advance(state, event).state;
        expect([state.kind, state.version]).toEqual([state.kind, index + 1]);
      }
    }
  });

  it('[SES-12] should forget what is stored and not held, and only that', () => {
    const loading: SessionState = {
      kind: 'loadingCompanies',
      version: 1,
      user: aUser(),
      sian: NO_SIAN_ANSWER,
      roleJustChosen: false,
    };
    const forgotten = (choices: Choices) =>
      advance(loading, { type: 'companiesArrived', version: 1, companies: [aCompany('01'), aCompany('02')], choices })
        .commands.map(({ type }) => type)
        .filter((type) => type.startsWith('forget'));
    expect(forgotten({})).toEqual([]);
    expect(forgotten({ mainCuaa: '01', selectedCuaa: '02' })).toEqual([]);
    expect(forgotten({ mainCuaa: '09', selectedCuaa: '02' })).toEqual(['forgetMain']);
    expect(forgotten({ mainCuaa: '01', selectedCuaa: '09' })).toEqual(['forgetSelected']);
  });

  it('[SES-08] should remember that the company was asked only when it was', () => {
    const held = {
      version: 3,
      user: aUser(),
      sian: NO_SIAN_ANSWER,
      companies: [aCompany('01'), aCompany('02')],
      mainCuaa: undefined,
    };
    expect(advance({ ...held, kind: 'choosingCompany' }, chosen('02')).commands).toContainEqual({
      type: 'rememberCompanyAsked',
    });
    const farmer: SessionState = { ...held, kind: 'farmer', selectedCuaa: '01', chosenElsewhere: undefined };
    expect(advance(farmer, chosen('02')).commands).toEqual([
      { type: 'rememberSelected', cuaa: '02' },
      { type: 'tellCompanyChosen', cuaa: '02' },
    ]);
    expect(advance(farmer, { type: 'companyChosenElsewhere', cuaa: '09' })).toEqual({ state: farmer, commands: [] });
  });

  it('[SES-14] should end nothing that has not begun, and end it once', () => {
    const nobody: readonly SessionState[] = [
      initialSession(),
      { kind: 'anonymous', version: 1, providerSilent: false, hasLeft: false },
    ];
    const ends = (['inactivity', 'refused', 'loggedOut'] as const).map((reason) => ({
      type: 'ended' as const,
      reason,
      leaveFor: undefined,
    }));
    for (const state of nobody)
      for (const event of ends) expect(advance(state, event)).toEqual({ state, commands: [] });
    const outside: readonly SessionState[] = [
      { kind: 'denied', version: 2, reason: 'session.no-company', user: aUser() },
      { kind: 'ended', version: 2, reason: 'inactivity', isLeaving: false },
    ];
    for (const state of outside)
      for (const event of ends.slice(0, 2)) expect(advance(state, event)).toEqual({ state, commands: [] });
  });

  it('[SES-26][IDLE-05] should forget the former login only when the provider clearly knows nobody', () => {
    expect(foundNobody(initialSession(), {})).toEqual({
      state: anonymousSession(),
      commands: [{ type: 'forgetSessionOver' }, { type: 'forgetActivity' }],
    });
    expect(foundNobody(initialSession(), { providerSilent: true })).toEqual({
      state: { ...anonymousSession(), providerSilent: true, hasLeft: false },
      commands: [{ type: 'forgetTokens' }],
    });
  });

  it('[SES-10][SES-11][SES-28] should ask for nothing once somebody is denied, and leave nothing of the sign-in to the next', () => {
    const forgotten = [{ type: 'forgetLogin' }, { type: 'forgetSessionOver' }, { type: 'forgetActivity' }];
    expect(advance(initialSession(), identified(undefined)).commands).toEqual(forgotten);
    const loading = advance(initialSession(), identified('AGRI')).state;
    expect(advance(loading, { type: 'companiesArrived', version: 1, companies: [], choices: {} }).commands).toEqual(
      forgotten,
    );
    const asked = advance(initialSession(), identified('CAA')).state;
    expect(
      advance(asked, { type: 'conventionArrived', version: asked.version, convention: undefined }).commands,
    ).toEqual(forgotten);
  });

  it('[SES-09][SES-13] should store just what was decided: the selection, and the main company when it is one', () => {
    const loading = advance(initialSession(), identified('AGRI')).state;
    const commandsFor = (cuaas: readonly string[], choices: Choices) =>
      advance(loading, {
        type: 'companiesArrived',
        version: 1,
        companies: cuaas.map((cuaa) => aCompany(cuaa)),
        choices,
      }).commands;
    expect(commandsFor(['01'], {})).toEqual([
      { type: 'rememberSelected', cuaa: '01' },
      { type: 'rememberMain', cuaa: '01' },
    ]);
    expect(commandsFor(['01', '02'], { selectedCuaa: '02' })).toEqual([{ type: 'rememberSelected', cuaa: '02' }]);
    const { state } = advance(loading, {
      type: 'companiesArrived',
      version: 1,
      companies: [aCompany('01')],
      choices: {},
    });
    expect(advance(state, { type: 'companyChosen', cuaa: '01', asMain: true }).commands).toEqual([
      { type: 'rememberSelected', cuaa: '01' },
      { type: 'rememberMain', cuaa: '01' },
    ]);
  });

  it('[SES-19] should leave alone who has no company when another tab is not followed', () => {
    const state = caaState();
    expect(advance(state, { type: 'otherTabDeclined' }).state).toBe(state);
  });

  it('[SES-17] should not take the answer of the national system for another person or role', () => {
    const state = caaState();
    const answer = { idLinkList: ['x'], isSianUserQual: true };
    expect(
      advance(state, { type: 'sianAnswered', fiscalCode: state.user.fiscalCode, isCaa: true, answer }).state,
    ).toMatchObject({ sian: answer });
    expect(
      advance(state, { type: 'sianAnswered', fiscalCode: state.user.fiscalCode, isCaa: false, answer }).state,
    ).toBe(state);
    expect(advance(state, { type: 'sianAnswered', fiscalCode: 'ALTRA', isCaa: true, answer }).state).toBe(state);
  });

  it('[SES-16] should show the login-failed modal on a 401 to a visitor only', () => {
    const log = { type: 'log', message: 'Refused as not authenticated' };
    expect(
      advance({ kind: 'anonymous', version: 1, providerSilent: false, hasLeft: false }, { type: 'unauthorised' }),
    ).toEqual({
      state: { kind: 'denied', version: 2, reason: 'session.unauthorised', user: undefined },
      commands: [log],
    });
    expect(advance(initialSession(), { type: 'unauthorised' })).toEqual({ state: initialSession(), commands: [log] });
    expect(advance(caaState(), { type: 'unauthorised' })).toEqual({ state: caaState(), commands: [] });
  });
});

describe('sessionContextOf', () => {
  it('[SES-01] should begin not initialised', () => {
    expect(sessionContextOf(initialSession())).toEqual({
      keycloakInitialized: false,
      authenticated: false,
      user: undefined,
      cuaaList: [],
      selectedCuaa: undefined,
      isCaa: false,
      idLinkList: [],
      isSianUserQual: false,
      showLoginFailedModal: false,
    });
  });

  it('[SES-01] should show a farmer with the companies and what the national system answered', () => {
    const companies = [aCompany('01'), aCompany('02')];
    const sian = { idLinkList: ['7'], isSianUserQual: true };
    const state: SessionState = {
      kind: 'farmer',
      version: 3,
      user: aUser(),
      companies,
      selectedCuaa: '02',
      mainCuaa: '01',
      chosenElsewhere: undefined,
      sian,
    };
    expect(sessionContextOf(state)).toEqual({
      keycloakInitialized: true,
      authenticated: true,
      user: aUser(),
      cuaaList: companies,
      selectedCuaa: '02',
      isCaa: false,
      ...sian,
      showLoginFailedModal: false,
    });
  });

  it('[SES-01] should show a CAA operator without companies', () => {
    expect(sessionContextOf(caaState())).toMatchObject({
      authenticated: true,
      isCaa: true,
      cuaaList: [],
      selectedCuaa: undefined,
    });
  });

  it('[SES-01] should act as CAA already while the convention is on its way', () => {
    const { state } = advance(initialSession(), identified('CAA'));
    expect([state.kind, sessionContextOf(state).isCaa]).toEqual(['loadingConvention', true]);
  });

  it('[SES-01] should know a denied person as signed in, and a refused visitor as nobody', () => {
    const denied = { kind: 'denied' as const, version: 2 };
    expect(sessionContextOf({ ...denied, reason: 'session.no-company', user: aUser() })).toMatchObject({
      authenticated: true,
      user: aUser(),
    });
    expect(sessionContextOf({ ...denied, reason: 'session.unauthorised', user: undefined })).toMatchObject({
      authenticated: false,
      user: undefined,
    });
  });

  it('[SES-01] should show the login-failed modal exactly when somebody is denied', () => {
    fc.assert(
      fc.property(anySession(), (state) => {
        const context = sessionContextOf(state);
        expect(context.showLoginFailedModal).toBe(state.kind === 'denied');
        expect(context.keycloakInitialized).toBe(state.kind !== 'notInitialised');
        if (!context.authenticated)
          expect([context.user, context.cuaaList, context.selectedCuaa, context.isCaa]).toEqual([
            undefined,
            [],
            undefined,
            false,
          ]);
      }),
      RUNS,
    );
  });
});

// Helpers

const caaState = () => ({
  kind: 'caa' as const,
  version: 4,
  user: aUser({ userType: 'CAA' }),
  convention: aConvention(),
  sian: NO_SIAN_ANSWER,
});

const identified = (userType: UserType | undefined, choices: Choices = {}): SessionEvent => ({
  type: 'identified',
  user: aUser({ userType }),
  choices,
});
const chosen = (cuaa: string): SessionEvent => ({ type: 'companyChosen', cuaa, asMain: false });
const answersAt = (version: number): readonly SessionEvent[] => [
  { type: 'companiesArrived', version, companies: [aCompany('01')], choices: {} },
  { type: 'companiesFailed', version },
  { type: 'conventionArrived', version, convention: aConvention() },
  { type: 'conventionFailed', version },
];

const anyChoices = () =>
  fc.record(
    {
      mainCuaa: anyCuaa(),
      selectedCuaa: anyCuaa(),
      isCaa: fc.boolean(),
      loggedInModalShown: fc.boolean(),
      cuaaModalShown: fc.boolean(),
      sessionOver: fc.boolean(),
    },
    { requiredKeys: [] },
  );

const type = <T extends SessionEvent['type']>(name: T) => fc.constant(name);

const anyCheckEvent = (): fc.Arbitrary<SessionEvent> =>
  fc.oneof(
    fc.record({
      type: type('identified'),
      user: fc.constantFrom(...USER_TYPES, undefined).map((userType) => aUser({ userType })),
      choices: anyChoices(),
    }),
  );

const anyEvent = (): fc.Arbitrary<SessionEvent> => {
  const version = fc.nat({ max: 12 });
  return fc.oneof(
    anyCheckEvent(),
    fc.record({ type: type('roleChosen'), role: fc.constantFrom('farmer' as const, 'caa' as const) }),
    fc.record({ type: type('roleChanged') }),
    fc.record({ type: type('companiesArrived'), version, companies: anyCompanies(), choices: anyChoices() }),
    fc.record({ type: type('companiesFailed'), version }),
    fc.record({ type: type('companiesAskedAgain') }),
    fc.record({
      type: type('conventionArrived'),
      version,
      convention: fc.constantFrom(undefined, aConvention(), aConvention({ officeIds: [] })),
    }),
    fc.record({ type: type('conventionFailed'), version }),
    fc.record({
      type: type('sianAnswered'),
      fiscalCode: fc.constant(aUser().fiscalCode),
      isCaa: fc.boolean(),
      answer: fc.constant({ idLinkList: ['1'], isSianUserQual: true }),
    }),
    fc.record({ type: type('companyChosen'), cuaa: anyCuaa(), asMain: fc.boolean() }),
    fc.record({ type: type('companyChosenElsewhere'), cuaa: anyCuaa() }),
    fc.record({ type: type('otherTabDeclined') }),
    fc.record({ type: type('unauthorised') }),
    fc.record({
      type: type('ended'),
      reason: fc.constantFrom('inactivity' as const, 'refused' as const, 'loggedOut' as const),
      leaveFor: fc.constantFrom(undefined, 'home' as const, 'login' as const),
    }),
  );
};
