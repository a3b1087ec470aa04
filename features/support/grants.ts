import { day } from '#tests/support/mothers/day.ts';
import type { Grants } from '#core/access/can-act-for.ts';
import type { MandateTerm } from '#core/access/mandate.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { PEOPLE, type Person } from './people.ts';
import type { PortalWorld } from './world.ts';

/** Offices to which the companies of the scenarios have given their mandate. */
const OFFICE_OF: ReadonlyMap<string, string> = new Map([
  ['BNCNNA80A41H501R', '056001'],
  ['01234560017', '056001'],
  ['01234560025', '056001'],
  ['01234560033', '053001'],
  ['01234560041', '053001'],
  ['RNLMRC75C12M082C', '056001'],
  ['01234560058', '053001'],
  ['DLCNCL82E05F839N', '063001'],
  ['01234560066', '063001'],
  ['NRECRL68T60L117K', '056001'],
  ['01234560074', '053001'],
]);

const everyCompany = [...PEOPLE.values()].flatMap(({ companies }) => companies);

const SLOT = 'durata dei mandati';
const LONG_SINCE: MandateTerm = { since: day('2020-01-01'), until: undefined };
type Terms = ReadonlyMap<string, MandateTerm>;
const termsIn = (world: PortalWorld): Terms => world.notedOr<Terms>(SLOT, new Map());

/** Notes from when to when a company's mandate goes. */
export const noteTerm = (world: PortalWorld, cuaa: string, term: MandateTerm): void =>
  world.note(SLOT, new Map([...termsIn(world), [cuaa, term]]));

/** What the service knows of a person when a call comes in: own companies, offices, and all mandates. */
export const grantsOf = (world: PortalWorld, { companies, convention }: Person): Grants => ({
  heldCuaas: companies.map(({ cuaa }) => cuaa),
  officeIds: convention?.officeIds ?? [],
  mandates: [...OFFICE_OF].map(([cuaa, officeId]) => ({ cuaa, officeId, ...(termsIn(world).get(cuaa) ?? LONG_SINCE) })),
  closedCuaas: everyCompany.filter(({ mandateClosed }) => mandateClosed).map(({ cuaa }) => cuaa),
  today: dayInRome(world.clock.now()),
});

/** The cuaa of any company of the scenarios by its name; one that does not exist where there is none. */
export const cuaaCalled = (registeredName: string): string =>
  everyCompany.find((each) => each.registeredName === registeredName)?.cuaa ?? '99999999999';
