import { describe, expect, it } from 'vitest';
import { InMemoryRememberedChoices, InMemoryFarewell } from '#tests/support/doubles/session.ts';
import { ServiceError } from '#core/kernel/service-error.ts';
import { SESSION_LIMIT_MS } from '#core/session/inactivity-cell.ts';
import { sessionContextOf } from '#core/session/context.ts';
import { type Remembered, rememberedToText } from '#core/session/remembered-choices.ts';
import { SignIn, StartSession } from '#core/session/start-session.ts';
import {
  AnswerOtherTab,
  AskCompaniesAgain,
  ChangeRole,
  ChooseCompany,
  ChooseRole,
  EndSession,
  PinCompany,
  RefreshSession,
  ReportUnauthorised,
} from '#core/session/use-cases.ts';
import { aCompany, aConvention, aUser } from '#tests/support/arbitraries/session.ts';
import { openTab, type Situation, turnsOver } from '#features/support/tab.ts';

const one = [aCompany('01')];
const two = [aCompany('01'), aCompany('02')];
const convention = aConvention();

describe('makeStartSession', () => {
  it('[SES-01] should leave a visitor anonymous', async () => {
    const { session } = await started({});
    expect(session.read()).toEqual({ kind: 'anonymous', version: 1, providerSilent: false, hasLeft: false });
  });

  it.each(['AGRI', 'AGRI-IST'] as const)(
    '[SES-07][SES-09][SES-24] should let %s with one company in, and store it as main',
    async (userType) => {
      const { session, choices } = await started({ user: aUser({ userType }), companies: one });
      expect(session.read()).toMatchObject({ kind: 'farmer', selectedCuaa: '01', mainCuaa: '01' });
      expect(sessionContextOf(session.read()).isCaa).toBe(false);
      expect(Object.fromEntries(choices.texts)).toEqual({ selectedCuaa: '01', mainCuaa: '01' });
    },
  );

  it('[SES-10] should deny a farmer without companies', async () => {
    const { session } = await started({ user: aUser(), companies: [] });
    expect(session.read()).toMatchObject({ kind: 'denied', reason: 'session.no-company' });
  });

  it('[SES-11] should deny an unknown user type, and ask for nothing', async () => {
    const { session, log } = await started({ user: aUser({ userType: undefined }), companies: one, convention });
    expect(session.read()).toMatchObject({ kind: 'denied', reason: 'session.unknown-user-type' });
    expect(log.lines).toEqual([]);
  });

  it('[SES-12] should drop stored companies that are not in the list', async () => {
    const { session, choices } = await started({
      user: aUser(),
      companies: two,
      choices: stored({ mainCuaa: '09', selectedCuaa: '08', cuaaModalShown: true }),
    });
    expect(session.read()).toMatchObject({ kind: 'choosingCompany', mainCuaa: undefined });
    expect(Object.fromEntries(choices.texts)).toEqual({ cuaaModalShown: 'true' });
  });

  it('[SES-03] should let a CAA user in without a list of companies', async () => {
    const companyRepository = { companiesOf: () => Promise.reject(new Error('down')) };
    const { session } = await started({ user: aUser({ userType: 'CAA' }), convention, companyRepository });
    expect(session.read()).toMatchObject({ kind: 'caa', convention });
    expect(sessionContextOf(session.read())).toMatchObject({ isCaa: true, cuaaList: [] });
  });

  it.each([
    ['no convention', undefined],
    ['a convention without offices', aConvention({ officeIds: [] })],
  ])('[SES-22] should deny a CAA user with %s', async (_what, none) => {
    const { session } = await started({ user: aUser({ userType: 'CAA' }), convention: none });
    expect(session.read()).toMatchObject({ kind: 'denied', reason: 'session.no-convention' });
  });

  it('[SES-03] should let a CAA user in when the convention cannot be asked for', async () => {
    const conventionRepository = { conventionOf: () => Promise.reject(new Error('down')) };
    const { session, log } = await started({ user: aUser({ userType: 'CAA' }), conventionRepository });
    expect(session.read()).toMatchObject({ kind: 'caa', convention: undefined });
    expect(log.lines).toEqual([
      { level: 'error', message: 'The convention did not arrive', facts: { fault: 'Error', status: undefined } },
    ]);
  });

  it('[SES-04] should ask an AGRI-CAA person for the role once', async () => {
    const { session } = await started({ user: aUser({ userType: 'AGRI-CAA' }), companies: two, convention });
    expect(session.read().kind).toBe('choosingRole');
  });

  it.each([[{ loggedInModalShown: true }], [{ isCaa: true }], [{ loggedInModalShown: false, isCaa: true }]])(
    '[SES-04] should ask again when only %j is stored',
    async (choices) => {
      const { session } = await started({
        user: aUser({ userType: 'AGRI-CAA' }),
        companies: two,
        convention,
        choices: stored(choices),
      });
      expect(session.read().kind).toBe('choosingRole');
    },
  );

  it('[SES-06][SES-24] should restore the role of an AGRI-CAA person on reload', async () => {
    const asCaa = await started({
      user: aUser({ userType: 'AGRI-CAA' }),
      convention,
      choices: stored({ loggedInModalShown: true, isCaa: true }),
    });
    expect(asCaa.session.read().kind).toBe('caa');
    const asFarmer = await started({
      user: aUser({ userType: 'AGRI-CAA' }),
      companies: two,
      choices: stored({ loggedInModalShown: true, isCaa: false, selectedCuaa: '02' }),
    });
    expect(asFarmer.session.read()).toMatchObject({ kind: 'farmer', selectedCuaa: '02' });
  });

  it('[SES-17] should ask the national system in the role of the person', async () => {
    const farmer = await started({ user: aUser(), companies: one });
    expect(sessionContextOf(farmer.session.read())).toMatchObject({
      idLinkList: ['farmer-link'],
      isSianUserQual: true,
    });
    const caa = await started({ user: aUser({ userType: 'CAA' }), convention });
    expect(sessionContextOf(caa.session.read())).toMatchObject({ idLinkList: ['caa-link'], isSianUserQual: true });
  });

  it('[SES-17] should keep the answer that arrived when the other did not', async () => {
    const sian = { idLinks: () => Promise.reject(new Error('down')), isQualified: () => Promise.resolve(true) };
    const { session, log } = await started({ user: aUser(), companies: one, sian });
    expect(sessionContextOf(session.read())).toMatchObject({ idLinkList: [], isSianUserQual: true });
    expect(log.lines.map(({ message }) => message)).toEqual(['The national system did not answer']);
  });

  it('[SES-15] should log nothing of answers that nobody waits for any more', async () => {
    const dropped = () => Promise.reject(new ServiceError('dropped', { isDropped: true }));
    const ports = { sian: { idLinks: dropped, isQualified: dropped }, companyRepository: { companiesOf: dropped } };
    const { log } = await started({ user: aUser(), ...ports });
    expect(log.lines).toEqual([]);
  });

  it('[SES-18] should let a person in whose storage holds rubbish', async () => {
    const choices = new InMemoryRememberedChoices(
      new Map([
        ['isCaa', '{'],
        ['cuaaModalShown', 'perhaps'],
        ['sessionOver', '1'],
        ['selectedCuaa', '\u0000'],
      ]),
    );
    const { session } = await started({ user: aUser(), companies: two, choices });
    expect(session.read().kind).toBe('choosingCompany');
  });

  it('[SES-26] should take a provider that fails as silent', async () => {
    const visit = openTab();
    visit.provider.answer = () => Promise.reject(new Error('refused'));
    await visit.use(StartSession)();
    expect(visit.session.read()).toMatchObject({ kind: 'anonymous', providerSilent: true });
  });

  it.each([
    [9_999, 'notInitialised'],
    [10_000, 'anonymous'],
  ])('[SES-26] should after %i ms of silence be %s', async (ms, kind) => {
    const visit = openTab();
    visit.provider.answer = () => new Promise(() => undefined);
    void visit.use(StartSession)();
    await turnsOver();
    visit.clock.advance(ms);
    await turnsOver();
    expect(visit.session.read().kind).toBe(kind);
  });

  it('[IDLE-05] should find the session over after a reload', async () => {
    const { session } = await started({ user: aUser(), companies: one, choices: stored({ sessionOver: true }) });
    expect(session.read()).toMatchObject({ kind: 'ended', reason: 'inactivity' });
  });

  it('[IDLE-05] should forget that the session was over once the provider knows nobody', async () => {
    const { choices, browser } = await started({ choices: stored({ sessionOver: true }) });
    expect(choices.get('sessionOver')).toBeUndefined();
    expect(browser.deadline.lastActivity()).toBeUndefined();
  });
});

describe('makeSignIn', () => {
  it('[SES-25] should lead to the provider and back, and clear the session-over mark', async () => {
    const visit = await started({ choices: stored({ sessionOver: true, mainCuaa: '01' }) });
    await visit.use(SignIn)('/notifiche?msgId=7');
    expect(visit.provider.logins).toEqual(['/notifiche?msgId=7']);
    expect(Object.fromEntries(visit.choices.texts)).toEqual({ mainCuaa: '01' });
  });

  it('[SES-18] should say what is in the way instead of leaving, where the browser would forget on the way who asked', async () => {
    let isKept = false;
    const visit = openTab({ choices: stored({ sessionOver: true }), keepsData: () => isKept });
    expect(await visit.use(SignIn)('/scrivania')).toBe('session.data-blocked');
    expect([visit.provider.logins, visit.choices.get('sessionOver')]).toEqual([[], true]);
    isKept = true;
    expect(await visit.use(SignIn)('/scrivania')).toBe('session.provider-silent');
    expect(visit.provider.logins).toEqual(['/scrivania']);
  });

  it('[IDLE-05] should start afresh even if the provider was silent until now', async () => {
    const visit = openTab({ choices: stored({ sessionOver: true }) });
    visit.provider.answer = () => ({ kind: 'unreachable' });
    visit.browser.deadline.keep(visit.clock.now());
    await visit.use(StartSession)();
    expect(visit.choices.get('sessionOver')).toBe(true);
    await visit.use(SignIn)('/');
    expect(Object.fromEntries(visit.choices.texts)).toEqual({});
    expect(visit.browser.deadline.lastActivity()).toBeUndefined();
  });
});

describe('makeAnswerOtherTab', () => {
  it.each([
    [true, '02'],
    [false, '01'],
  ])(
    '[SES-19] should follow the other tab (%s) to company %s, and leave the main one as it is',
    async (follow, selectedCuaa) => {
      const visit = await started({
        user: aUser(),
        companies: two,
        choices: stored({ mainCuaa: '01', selectedCuaa: '01' }),
      });
      visit.browser.openTab().tell({ type: 'companyChosen', cuaa: '02' });
      expect(visit.session.read()).toMatchObject({ selectedCuaa: '01', chosenElsewhere: '02' });
      await visit.use(AnswerOtherTab)(follow);
      expect(visit.session.read()).toMatchObject({ selectedCuaa, mainCuaa: '01', chosenElsewhere: undefined });
      expect(visit.choices.get('mainCuaa')).toBe('01');
    },
  );
});

describe('makeChooseRole', () => {
  it('[SES-20] should take CAA up, save the role and ask for no company', async () => {
    const visit = await started({ user: aUser({ userType: 'AGRI-CAA' }), companies: two, convention });
    await visit.use(ChooseRole)('caa');
    expect(visit.session.read().kind).toBe('caa');
    expect(Object.fromEntries(visit.choices.texts)).toEqual({ isCaa: 'true', loggedInModalShown: 'true' });
  });

  it('[SES-22] should deny an AGRI-CAA person who chooses CAA without a convention', async () => {
    const visit = await started({ user: aUser({ userType: 'AGRI-CAA' }), companies: two });
    await visit.use(ChooseRole)('caa');
    expect(visit.session.read()).toMatchObject({ kind: 'denied', reason: 'session.no-convention' });
  });

  it('[SES-05] should select the one company of an AGRI-CAA farmer', async () => {
    const visit = await started({
      user: aUser({ userType: 'AGRI-CAA' }),
      companies: one,
      choices: stored({ mainCuaa: '09' }),
    });
    await visit.use(ChooseRole)('farmer');
    expect(visit.session.read()).toMatchObject({ kind: 'farmer', selectedCuaa: '01', mainCuaa: undefined });
  });

  it('[SES-06] should show the company choice of an AGRI-CAA farmer with several', async () => {
    const visit = await started({
      user: aUser({ userType: 'AGRI-CAA' }),
      companies: two,
      choices: stored({ mainCuaa: '02', cuaaModalShown: true }),
    });
    await visit.use(ChooseRole)('farmer');
    expect(visit.session.read()).toMatchObject({ kind: 'choosingCompany', mainCuaa: '02' });
  });

  it('[SES-21] should deny an AGRI-CAA farmer without companies', async () => {
    const visit = await started({ user: aUser({ userType: 'AGRI-CAA' }), convention });
    await visit.use(ChooseRole)('farmer');
    expect(visit.session.read()).toMatchObject({ kind: 'denied', reason: 'session.no-company' });
  });

  it('[SES-04] should not change a role that was taken', async () => {
    const visit = await started({ user: aUser(), companies: one, convention });
    await visit.use(ChooseRole)('caa');
    expect(visit.session.read().kind).toBe('farmer');
  });
});

describe('makeChooseCompany', () => {
  it('[SES-13] should select, and store as main only if ticked', async () => {
    const visit = await started({ user: aUser(), companies: two });
    expect(await visit.use(ChooseCompany)('02', false)).toEqual({ ok: true, value: undefined });
    expect(visit.session.read()).toMatchObject({ kind: 'farmer', selectedCuaa: '02', mainCuaa: undefined });
    expect(Object.fromEntries(visit.choices.texts)).toEqual({ selectedCuaa: '02', cuaaModalShown: 'true' });
    await visit.use(ChooseCompany)('01', true);
    expect(Object.fromEntries(visit.choices.texts)).toEqual({
      selectedCuaa: '01',
      mainCuaa: '01',
      cuaaModalShown: 'true',
    });
  });

  it('[SES-13] should refuse a company that the person does not hold', async () => {
    const visit = await started({ user: aUser(), companies: two });
    expect(await visit.use(ChooseCompany)('09', true)).toEqual({ ok: false, failure: 'session.unknown-company' });
    expect(visit.session.read().kind).toBe('choosingCompany');
  });

  it('[SES-13] should refuse a visitor', async () => {
    const visit = await started({});
    expect(await visit.use(ChooseCompany)('01', true)).toEqual({ ok: false, failure: 'session.unknown-company' });
  });
});

describe('makePinCompany', () => {
  it('[SES-13] should select and store as main', async () => {
    const visit = await started({ user: aUser(), companies: two, choices: stored({ selectedCuaa: '01' }) });
    await visit.use(PinCompany)('02');
    expect(visit.session.read()).toMatchObject({ selectedCuaa: '02', mainCuaa: '02' });
    expect(visit.choices.get('mainCuaa')).toBe('02');
  });

  it('[NAV-25] should not change the version when the selected company is pinned', async () => {
    const visit = await started({ user: aUser(), companies: two, choices: stored({ selectedCuaa: '01' }) });
    const { version } = visit.session.read();
    await visit.use(PinCompany)('01');
    expect(visit.session.read()).toMatchObject({ mainCuaa: '01', version });
  });
});

describe('makeAskCompaniesAgain', () => {
  it('[ERR-06] should log a list that did not arrive, show nothing, and ask again when told to', async () => {
    let isDown = true;
    const companyRepository = {
      companiesOf: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(one)),
    };
    const visit = await started({ user: aUser(), companyRepository });
    expect(visit.session.read().kind).toBe('companiesUnavailable');
    expect(sessionContextOf(visit.session.read())).toMatchObject({
      authenticated: true,
      selectedCuaa: undefined,
      showLoginFailedModal: false,
    });
    expect(visit.log.lines).toEqual([
      { level: 'error', message: 'The list of companies did not arrive', facts: { fault: 'Error', status: undefined } },
    ]);
    isDown = false;
    await visit.use(AskCompaniesAgain)();
    expect(visit.session.read()).toMatchObject({ kind: 'farmer', selectedCuaa: '01' });
  });

  it('[SES-06] should still ask for the company when the role had just been chosen', async () => {
    let isDown = true;
    const companyRepository = {
      companiesOf: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(two)),
    };
    const visit = await started({
      user: aUser({ userType: 'AGRI-CAA' }),
      companyRepository,
      choices: stored({ mainCuaa: '02' }),
    });
    await visit.use(ChooseRole)('farmer');
    isDown = false;
    await visit.use(AskCompaniesAgain)();
    expect(visit.session.read().kind).toBe('choosingCompany');
  });

  it('should do nothing while the list is there', async () => {
    const visit = await started({ user: aUser(), companies: one });
    const before = visit.session.read();
    await visit.use(AskCompaniesAgain)();
    expect(visit.session.read()).toBe(before);
  });
});

describe('makeChangeRole', () => {
  it('[SES-04] [SES-06] should take up the other role of who has two, keep it, and ask for the company again', async () => {
    const visit = await started({ user: aUser({ userType: 'AGRI-CAA' }), companies: two, convention });
    await visit.use(ChooseRole)('caa');
    expect(visit.session.read().kind).toBe('caa');
    await visit.use(ChangeRole)();
    expect(visit.session.read().kind).toBe('choosingCompany');
    expect(visit.choices.get('isCaa')).toBe(false);
    await visit.use(ChooseCompany)('01', false);
    await visit.use(ChangeRole)();
    expect(visit.session.read().kind).toBe('caa');
    expect(visit.choices.get('isCaa')).toBe(true);
  });

  it.each(['AGRI', 'AGRI-IST', 'CAA'] as const)('[SES-04] should change nothing for %s', async (userType) => {
    const visit = await started({ user: aUser({ userType }), companies: one, convention });
    const before = visit.session.read();
    await visit.use(ChangeRole)();
    expect(visit.session.read()).toBe(before);
  });
});

describe('makeEndSession', () => {
  it('[SES-14] should clear role and selection, keep the main company and what was asked, and go to the login', async () => {
    const visit = await started({
      user: aUser({ userType: 'AGRI-CAA' }),
      companies: two,
      choices: stored({ mainCuaa: '02' }),
    });
    await visit.use(ChooseRole)('farmer');
    await visit.use(ChooseCompany)('01', false);
    await visit.use(EndSession)('login');
    expect(Object.fromEntries(visit.choices.texts)).toEqual({ mainCuaa: '02', cuaaModalShown: 'true' });
    expect(visit.provider.logouts).toEqual(['login']);
    expect(visit.session.read()).toMatchObject({ kind: 'ended', reason: 'loggedOut' });
    expect(sessionContextOf(visit.session.read())).toMatchObject({
      authenticated: false,
      cuaaList: [],
      user: undefined,
    });
  });

  it('[SES-14] should let the next page of the tab say once that the person has logged out', async () => {
    const farewell = new InMemoryFarewell();
    const visit = await started({ user: aUser(), companies: one, farewell });
    await visit.use(EndSession)('login');
    expect((await started({ farewell })).session.read()).toMatchObject({ kind: 'anonymous', hasLeft: true });
    expect((await started({ farewell })).session.read()).toMatchObject({ kind: 'anonymous', hasLeft: false });
  });

  it('[SES-14] [SES-26] should know that somebody at work was forgotten by the provider, once, and not who has left, was idle for long or never came', async () => {
    const before = await started({});
    before.browser.deadline.keep(before.clock.now() - SESSION_LIMIT_MS);
    expect((await started({ browser: before.browser })).session.read()).not.toHaveProperty('isCutOff');
    before.browser.deadline.keep(before.clock.now() - SESSION_LIMIT_MS + 1);
    const cut = await started({ browser: before.browser });
    expect(cut.session.read()).toMatchObject({ kind: 'anonymous', isCutOff: true });
    expect((await started({ browser: before.browser })).session.read()).not.toHaveProperty('isCutOff');
    const farewell = new InMemoryFarewell();
    const visit = await started({ user: aUser(), companies: one, farewell });
    visit.browser.deadline.keep(visit.clock.now());
    await visit.use(EndSession)('login');
    expect((await started({ farewell, browser: visit.browser })).session.read()).not.toHaveProperty('isCutOff');
  });

  it('[SES-14] should say nothing of a logout to who has signed in again', async () => {
    const farewell = new InMemoryFarewell();
    const visit = await started({ user: aUser(), companies: one, farewell });
    await visit.use(EndSession)('login');
    await started({ user: aUser(), companies: one, farewell });
    expect((await started({ farewell })).session.read()).toMatchObject({ hasLeft: false });
  });

  it('[SES-10] should let a denied person out', async () => {
    const visit = await started({ user: aUser() });
    await visit.use(EndSession)('home');
    expect(visit.provider.logouts).toEqual(['home']);
  });

  it('[SES-14] should leave nothing on the screen even when the provider does not answer', async () => {
    const visit = await started({ user: aUser(), companies: one });
    visit.provider.logout = () => Promise.reject(new Error('down'));
    await visit.use(EndSession)('login');
    expect(visit.session.read().kind).toBe('ended');
    expect(visit.log.lines).toEqual([
      {
        level: 'error',
        message: 'A step of the session failed',
        facts: { command: 'leave', fault: 'Error', status: undefined },
      },
    ]);
  });
});

describe('makeRefreshSession', () => {
  it('[SES-15] should go on when the token was renewed', async () => {
    const visit = await started({ user: aUser(), companies: one });
    expect(await visit.use(RefreshSession)()).toEqual({ ok: true, value: undefined });
    expect(visit.session.read().kind).toBe('farmer');
  });

  it('[SES-15] should clear the tokens and end the session on a 400', async () => {
    const visit = await started({ user: aUser(), companies: one });
    visit.provider.renewal = () => Promise.resolve('invalid');
    expect(await visit.use(RefreshSession)()).toEqual({ ok: false, failure: 'session.over' });
    expect(visit.provider.token()).toBeUndefined();
    expect(visit.session.read()).toMatchObject({ kind: 'ended', reason: 'refused' });
  });

  it.each([
    ['answers nothing', () => Promise.resolve('unreachable' as const)],
    ['fails', () => Promise.reject(new Error('network'))],
  ])('[SES-15] should keep the person logged in when the provider %s', async (_what, renewal) => {
    const visit = await started({ user: aUser(), companies: one });
    visit.provider.renewal = renewal;
    expect(await visit.use(RefreshSession)()).toEqual({ ok: false, failure: 'session.unreachable' });
    expect(visit.provider.token()).toBe('bearer');
    expect(visit.session.read().kind).toBe('farmer');
  });

  it('[SES-15] should send one request for calls at the same time, and another one later', async () => {
    const visit = await started({ user: aUser(), companies: one });
    let requests = 0;
    visit.provider.renewal = async () => {
      requests += 1;
      return 'ok';
    };
    const refresh = visit.use(RefreshSession);
    await Promise.all([refresh(), refresh(), refresh()]);
    expect(requests).toBe(1);
    await refresh();
    expect(requests).toBe(2);
  });

  it('[SES-15] should say that the session is over when it ended while the answer was on its way', async () => {
    const visit = await started({ user: aUser(), companies: one });
    visit.provider.renewal = async () => {
      await visit.use(EndSession)('home');
      return 'ok';
    };
    expect(await visit.use(RefreshSession)()).toEqual({ ok: false, failure: 'session.over' });
  });

  it('[SES-15] should ask nothing for a visitor', async () => {
    const visit = await started({});
    expect(await visit.use(RefreshSession)()).toEqual({ ok: false, failure: 'session.not-logged-in' });
  });
});

describe('makeReportUnauthorised', () => {
  it('[SES-16] should log and show the login-failed modal to who is not logged in', async () => {
    const visit = await started({});
    await visit.use(ReportUnauthorised)();
    expect(visit.session.read()).toMatchObject({ kind: 'denied', reason: 'session.unauthorised' });
    expect(visit.log.lines).toEqual([{ level: 'warn', message: 'Refused as not authenticated', facts: {} }]);
  });

  it('[SES-16] should renew the token of who is logged in', async () => {
    const visit = await started({ user: aUser(), companies: one });
    await visit.use(ReportUnauthorised)();
    expect(visit.session.read().kind).toBe('farmer');
    expect(visit.log.lines).toEqual([]);
    visit.provider.renewal = () => Promise.resolve('invalid');
    await visit.use(ReportUnauthorised)();
    expect(visit.session.read().kind).toBe('ended');
    expect(visit.log.lines).toEqual([
      { level: 'warn', message: 'A refused call could not be repeated', facts: { failure: 'session.over' } },
    ]);
  });
});

// Helpers

const stored = (choices: Partial<Remembered>): InMemoryRememberedChoices =>
  new InMemoryRememberedChoices(new Map(Object.entries(choices).map(([key, value]) => [key, rememberedToText(value)])));

const started = async (situation: Situation) => {
  const visit = openTab(situation);
  await visit.use(StartSession)();
  return visit;
};
