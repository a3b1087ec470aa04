import { describe, expect, it } from 'vitest';
import { InMemoryBrowser, InMemoryRememberedChoices } from '#tests/support/doubles/session.ts';
import { sessionContextOf } from '#core/session/context.ts';
import { readChoices } from '#core/session/dispatch.ts';
import type { SianQualification, TabNews } from '#core/session/ports.ts';
import { StartSession } from '#core/session/start-session.ts';
import { ChooseCompany, EndSession } from '#core/session/use-cases.ts';
import { aCompany, aUser } from '#tests/support/arbitraries/session.ts';
import { openTab } from '#features/support/tab.ts';

describe('readChoices', () => {
  it('[SES-24] should say nothing of what is not stored', () => {
    expect(Object.keys(readChoices(new InMemoryRememberedChoices()))).toEqual([]);
    expect(
      readChoices(
        new InMemoryRememberedChoices(
          new Map([
            ['isCaa', 'false'],
            ['mainCuaa', '01'],
          ]),
        ),
      ),
    ).toStrictEqual({ isCaa: false, mainCuaa: '01' });
  });
});

describe('makeDispatchSession', () => {
  it('[SES-19] should tell the other tabs of the company and of the logout', async () => {
    const browser = new InMemoryBrowser();
    const heard: TabNews[] = [];
    browser.openTab().listen((news) => heard.push(news));
    const visit = openTab({ user: aUser(), companies: [aCompany('01'), aCompany('02')], browser });
    await visit.use(StartSession)();
    await visit.use(ChooseCompany)('02', false);
    await visit.use(EndSession)('home');
    expect(heard).toEqual([{ type: 'companyChosen', cuaa: '02' }, { type: 'loggedOut' }]);
  });

  it.each([
    ['says no', () => Promise.resolve(false)],
    ['does not answer', () => Promise.reject(new Error('down'))],
  ] satisfies [string, SianQualification['isQualified']][])(
    '[SES-17] should not take for qualified whom the national system %s about',
    async (_what, isQualified) => {
      const visit = openTab({
        user: aUser(),
        companies: [aCompany('01')],
        sian: { idLinks: () => Promise.resolve(['7']), isQualified },
      });
      await visit.use(StartSession)();
      expect(sessionContextOf(visit.session.read())).toMatchObject({ idLinkList: ['7'], isSianUserQual: false });
    },
  );
});
