import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { InMemoryBrowser, InMemoryRememberedChoices } from '#tests/support/doubles/session.ts';
import { sessionContextOf } from '#core/session/context.ts';
import { StartSession } from '#core/session/start-session.ts';
import {
  AnswerOtherTab,
  ChooseCompany,
  ChooseRole,
  EndSession,
  PinCompany,
  RefreshSession,
} from '#core/session/use-cases.ts';
import { userToClaims } from '#tests/support/claims.ts';
import { SettableClock } from '#features/support/clock.ts';
import { aCompany, aConvention, aUser } from '#tests/support/arbitraries/session.ts';
import { RUNS } from '#tests/support/property.ts';
import { openTab, turnsOver } from '#features/support/tab.ts';

// A thousand courses of events take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const two = [aCompany('01'), aCompany('02')];
const nothingPrivate = {
  authenticated: false,
  user: undefined,
  cuaaList: [],
  selectedCuaa: undefined,
  isCaa: false,
  idLinkList: [],
};

describe('a provider that answers late', () => {
  it('[SES-26] should be ignored after ten seconds, whatever it says and whenever it says it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 10_000, max: 60_000 }), async (scheduler, ms) => {
        const visit = openTab({ user: aUser(), companies: two });
        visit.provider.answer = scheduler.scheduleFunction(async () => ({
          kind: 'signedIn' as const,
          claims: userToClaims(aUser()),
        }));
        const starting = visit.use(StartSession)();
        await Promise.resolve();
        visit.clock.advance(ms);
        await scheduler.waitIdle();
        await starting;
        await turnsOver();
        expect(visit.session.read()).toEqual({ kind: 'anonymous', version: 1, providerSilent: true, hasLeft: false });
      }),
      RUNS,
    );
  });
});

describe('a logout while something is on its way', () => {
  it('[SES-14][SES-15] should win over a refresh, whatever comes of it and in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.constantFrom('ok' as const, 'invalid' as const, 'unreachable' as const),
        async (scheduler, outcome) => {
          const visit = openTab({ user: aUser(), companies: [aCompany('01')] });
          await visit.use(StartSession)();
          visit.provider.renewal = scheduler.scheduleFunction(async () => outcome);
          const leave = scheduler.scheduleFunction(() => visit.use(EndSession)('login'));
          const refreshing = visit.use(RefreshSession)();
          const leaving = leave();
          await scheduler.waitIdle();
          await Promise.all([refreshing, leaving]);
          expect(visit.session.read()).toMatchObject({ kind: 'ended', reason: 'loggedOut' });
          expect(sessionContextOf(visit.session.read())).toMatchObject(nothingPrivate);
          expect(visit.provider.logouts).toEqual(['login']);
          expect(visit.choices.get('selectedCuaa')).toBeUndefined();
        },
      ),
      RUNS,
    );
  });

  it('[NAV-25][SES-14] should let no list, convention or qualification in afterwards', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.constantFrom('farmer' as const, 'caa' as const), async (scheduler, role) => {
        const visit = openTab({
          user: aUser({ userType: 'AGRI-CAA' }),
          companyRepository: { companiesOf: scheduler.scheduleFunction(async () => two) },
          conventionRepository: { conventionOf: scheduler.scheduleFunction(async () => aConvention()) },
          sian: {
            idLinks: scheduler.scheduleFunction(async () => ['7']),
            isQualified: scheduler.scheduleFunction(async () => true),
          },
        });
        await visit.use(StartSession)();
        const choosing = visit.use(ChooseRole)(role);
        const leave = scheduler.scheduleFunction(() => visit.use(EndSession)('home'));
        const leaving = leave();
        await scheduler.waitIdle();
        await Promise.all([choosing, leaving]);
        expect(visit.session.read().kind).toBe('ended');
        expect(sessionContextOf(visit.session.read())).toMatchObject(nothingPrivate);
        expect(visit.choices.get('selectedCuaa')).toBeUndefined();
      }),
      RUNS,
    );
  });
});

describe('answers in any order', () => {
  it('[SES-17][SES-13] should keep both the chosen company and what the national system says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const visit = openTab({
          user: aUser(),
          companyRepository: { companiesOf: scheduler.scheduleFunction(async () => [aCompany('01')]) },
          sian: {
            idLinks: scheduler.scheduleFunction(async () => ['7']),
            isQualified: scheduler.scheduleFunction(async () => true),
          },
        });
        const starting = visit.use(StartSession)();
        await turnsOver();
        await scheduler.waitIdle();
        await starting;
        expect(sessionContextOf(visit.session.read())).toMatchObject({
          selectedCuaa: '01',
          idLinkList: ['7'],
          isSianUserQual: true,
        });
      }),
      RUNS,
    );
  });
});

describe('several tabs', () => {
  it('[SES-19] should end together: a logout in one leaves nothing private in the other', async () => {
    const { here, there } = await twoTabs();
    await here.use(EndSession)('login');
    expect(there.session.read()).toMatchObject({ kind: 'ended', reason: 'loggedOut' });
    expect(sessionContextOf(there.session.read())).toMatchObject(nothingPrivate);
    expect(there.provider.token()).toBeUndefined();
    expect(there.provider.logouts).toEqual([]);
  });

  it('[NAV-25] should say that another tab has chosen a company, and change nothing by itself', async () => {
    const { here, there } = await twoTabs();
    await here.use(ChooseCompany)('02', false);
    expect(there.session.read()).toMatchObject({ kind: 'farmer', selectedCuaa: '01', chosenElsewhere: '02' });
  });

  it('[NAV-25] should follow when asked to', async () => {
    const { here, there } = await twoTabs();
    await here.use(ChooseCompany)('02', false);
    await there.use(AnswerOtherTab)(true);
    expect(there.session.read()).toMatchObject({ selectedCuaa: '02', chosenElsewhere: undefined });
    expect(here.session.read()).toMatchObject({ selectedCuaa: '02', chosenElsewhere: undefined });
  });

  it('[NAV-25] should stay when asked to', async () => {
    const { here, there } = await twoTabs();
    await here.use(PinCompany)('02');
    await there.use(AnswerOtherTab)(false);
    expect(there.session.read()).toMatchObject({ selectedCuaa: '01', chosenElsewhere: undefined });
    expect(here.session.read()).toMatchObject({ selectedCuaa: '02' });
  });

  it('[NAV-25] should take the offer back when the other tab returns', async () => {
    const { here, there } = await twoTabs();
    await here.use(ChooseCompany)('02', false);
    await here.use(ChooseCompany)('01', false);
    expect(there.session.read()).toMatchObject({ selectedCuaa: '01', chosenElsewhere: undefined });
  });
});

// Helpers

const twoTabs = async () => {
  const browser = new InMemoryBrowser();
  const choices = new InMemoryRememberedChoices(new Map([['selectedCuaa', '01']]));
  const clock = new SettableClock();
  const situation = { user: aUser(), companies: two, browser, choices, clock };
  const [here, there] = [openTab(situation), openTab(situation)];
  await here.use(StartSession)();
  await there.use(StartSession)();
  return { here, there };
};
