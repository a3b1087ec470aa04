import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { routeTable } from '#core/navigation/routes.ts';
import { type MessageTarget, wayTo } from '#core/notifications/message-subject.ts';
import { NotificationRepository } from '#core/notifications/notification-repository.ts';
import { CompanyRecordsRepository } from '#core/open-items/company-records.ts';
import { toDoList } from '#core/open-items/to-do.ts';
import { CompanyRepository } from '#core/session/ports.ts';
import { type Farmer, NO_SIAN_ANSWER } from '#core/session/state.ts';
import { rolesOf, type User, userFromClaims } from '#core/session/user.ts';
import { CAST } from '#tests/support/cast.ts';
import { drawSite, type DrawnSite, words } from '#tests/support/drawn-site.ts';
import { SERVICE_START_LIMIT_MS } from '#tests/support/service.ts';
import { targetPath } from '#core/notifications/target-path.ts';

// Every action of "Cosa devo fare" and every way of a message, of everybody of the cast and each of their companies: the page to which it
// leads is drawn, and has that very record (D-60, FILE-16).

const now = Date.now();
let site: DrawnSite;
beforeAll(async () => {
  site = await drawSite({ clock: { now: () => now } });
}, SERVICE_START_LIMIT_MS);
afterAll(() => site.service.stop());

const PEOPLE: readonly (readonly [string, User])[] = CAST.map(
  ({ username, ...claims }) => [username, userFromClaims(claims)] as const,
).filter(([, { userType }]) => rolesOf(userType).includes('farmer'));

const sessionOf = (user: User, companies: Farmer['companies'], selectedCuaa: string): Farmer => ({
  kind: 'farmer',
  version: 1,
  user,
  sian: NO_SIAN_ANSWER,
  companies,
  selectedCuaa,
  mainCuaa: undefined,
  chosenElsewhere: undefined,
});

/** Where everything of a company leads, each place once. */
const targetsOf = async (cuaa: string, fiscalCode: string): Promise<readonly MessageTarget[]> => {
  const { composition } = site.service;
  const [records] = await composition.get(CompanyRecordsRepository).recordsOf([cuaa]);
  const inbox = { kind: 'AGRI' as const, id: cuaa, reader: fiscalCode };
  const latest = await composition.get(NotificationRepository).latest(inbox, 20);
  return [
    ...(records === undefined ? [] : toDoList({ today: dayInRome(now), ...records })).map(({ target }) => target),
    ...(latest.ok ? latest.value : []).flatMap(({ about = [] }) => about.flatMap((one) => wayTo(one)?.target ?? [])),
  ];
};

describe('where actions and messages lead', () => {
  it.each(PEOPLE)('[FILE-16] [PRAT-01] [NOTE-10] should be that very thing, for %s', async (_username, user) => {
    const companies = await site.service.composition.get(CompanyRepository).companiesOf(user);
    const table = routeTable(site.service.settings.names);
    for (const { cuaa, mandateClosed } of companies.filter((company) => !company.mandateClosed)) {
      const targets = await targetsOf(cuaa, user.fiscalCode);
      const paths = [...new Set(targets.map((target) => targetPath({ table }, { cuaa }, target)))];
      for (const path of paths) {
        const [address = '', fragment] = path.split('#');
        const page = await site.pageFor(sessionOf(user, companies, cuaa), address);
        const place =
          fragment === undefined
            ? page.querySelector('main h1')
            : page.getElementById(decodeURIComponent(fragment))?.querySelector('h3, th');
        expect([path, words(place as never) !== '', mandateClosed]).toEqual([path, true, false]);
        expect([path, /non esiste|non trovat|non risulta più/iu.test(words(page.querySelector('main h1')))]).toEqual([
          path,
          false,
        ]);
        expect([path, page.querySelectorAll('main .btn-primary').length <= 1]).toEqual([path, true]);
      }
    }
  });
});
