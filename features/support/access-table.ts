import { decideAccess } from '#core/access/decide-access.ts';
import { parseAddress } from '#core/kernel/address.ts';
import { pathTo, routeTable, matchRoute } from '#core/navigation/routes.ts';
import type { PortalSettings } from '#core/navigation/portal-settings.ts';
import { ChooseCompany, ChooseRole } from '#core/session/use-cases.ts';
import type { SettableClock } from './clock.ts';
import { PEOPLE, type Person, personCalled } from './people.ts';
import { PortalVisit } from './portal-visit.ts';
import { demonstrationSettings } from './settings.ts';

/** A person and the role in which he or she comes; nobody is a visitor. */
export interface WayIn {
  readonly person: Person | undefined;
  readonly as: 'come agricoltore' | 'agricoltore' | 'come CAA' | 'CAA' | undefined;
}

const wayInOf = (who: string): WayIn => {
  if (who === 'un visitatore') return { person: undefined, as: undefined };
  const [, name = who, as] = /^(.+) (come (?:agricoltore|CAA))$/.exec(who) ?? [];
  return { person: personCalled(name), as: as as WayIn['as'] };
};

/** A person who has answered all questions and is at work. */
export const atWork = async (
  clock: SettableClock,
  person: Person | undefined,
  as: WayIn['as'],
  settings: PortalSettings = demonstrationSettings,
): Promise<PortalVisit> => {
  const visit = new PortalVisit(clock);
  visit.settings = settings;
  if (person === undefined) await visit.open('/');
  else await visit.signIn(person);
  if (visit.state.kind === 'choosingRole')
    await visit.tab.use(ChooseRole)(as?.endsWith('CAA') === true ? 'caa' : 'farmer');
  if (visit.state.kind === 'choosingCompany')
    await visit.tab.use(ChooseCompany)(person?.companies[0]?.cuaa ?? '', false);
  await visit.settle();
  return visit;
};

/** Where somebody who asks for an address arrives. */
export const landingOf = async (
  clock: SettableClock,
  who: string,
  address: string,
  settings?: PortalSettings,
): Promise<string> => {
  const { person, as } = wayInOf(who);
  const visit = await atWork(clock, person, as, settings);
  await visit.goTo(address);
  return visit.tab.address;
};

const EVERYBODY = ['un visitatore', ...PEOPLE.keys(), 'Niccolò De Luca come CAA'];

/** One address for every route, with something in the place of its parameters. */
export const pagesOfAll = (): readonly string[] => {
  const table = routeTable(demonstrationSettings.names);
  const params = { friendlyUrl: 'una-pagina', detailUrl: 'un-dettaglio', rest: 'una/pagina' };
  return table.routes.map(({ id }) => pathTo(table, id as 'ocmPaymentAid', params));
};

/** The ways that do not end on an allowed page, flags on and off; empty is good. */
export const everyWayEnds = async (clock: SettableClock, addresses: readonly string[]): Promise<readonly string[]> => {
  const table = routeTable(demonstrationSettings.names);
  const stuck: string[] = [];
  for (const dashboardPayments of [true, false]) {
    const settings = { ...demonstrationSettings, flags: { ...demonstrationSettings.flags, dashboardPayments } };
    for (const who of EVERYBODY) {
      const { person, as } = wayInOf(who);
      const visit = await atWork(clock, person, as, settings);
      for (const address of addresses) {
        await visit.goTo(address);
        const route = matchRoute(table, parseAddress(visit.tab.address).path)?.route;
        if (decideAccess(route, visit.state, settings.flags).kind !== 'allow') stuck.push(`${who}: ${address}`);
      }
    }
  }
  return stuck;
};
