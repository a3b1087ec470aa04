import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { InMemoryBrowser, InMemoryRememberedChoices } from '#tests/support/doubles/session.ts';
import { StartSession } from '#core/session/start-session.ts';
import { ChooseCompany, ChooseRole, EndSession, PinCompany } from '#core/session/use-cases.ts';
import type { UserType } from '#core/session/user.ts';
import { aCompany, aConvention, aUser } from '#tests/support/arbitraries/session.ts';
import { RUNS } from '#tests/support/property.ts';
import { openTab } from '#features/support/tab.ts';

/** A person of the model: what the agency knows of him or her. */
interface Person {
  readonly userType: UserType | undefined;
  readonly cuaas: readonly string[];
  readonly hasConvention: boolean;
}

/** What the model says is on the screen. */
type Screen = 'anonymous' | 'role' | 'company' | 'farmer' | 'caa' | 'denied' | 'ended';

/** The model: plain notes on a sheet of paper, written without looking at the code. */
interface Model {
  person: Person | undefined;
  screen: Screen;
  selected: string | undefined;
  role: 'farmer' | 'caa' | undefined;
  asked: boolean;
  main: string | undefined;
}

type Visit = ReturnType<typeof openTab>;
interface Real {
  visit: Visit;
  readonly choices: InMemoryRememberedChoices;
  readonly browser: InMemoryBrowser;
}

/** Nothing passes to the next person at that browser but the main company (D-28). */
const refuse = (model: Model): void => {
  model.screen = 'denied';
  model.role = undefined;
  model.selected = undefined;
  model.asked = false;
};

const showFarmer = (model: Model, person: Person, roleJustChosen: boolean): void => {
  const { cuaas, userType } = person;
  if (model.main !== undefined && !cuaas.includes(model.main)) model.main = undefined;
  if (model.selected !== undefined && !cuaas.includes(model.selected)) model.selected = undefined;
  const [first, ...others] = cuaas;
  if (first === undefined) {
    refuse(model);
    return;
  }
  if (others.length === 0) {
    model.selected = first;
    if (userType !== 'AGRI-CAA') model.main = first;
  } else if (roleJustChosen || model.selected === undefined) {
    const isFirstTime = userType === 'AGRI-CAA' ? roleJustChosen : !model.asked;
    model.selected = isFirstTime ? model.selected : model.main;
    if (isFirstTime || model.main === undefined) {
      model.screen = 'company';
      return;
    }
  }
  model.screen = 'farmer';
};

const showCaa = (model: Model, person: Person): void => {
  if (person.hasConvention) model.screen = 'caa';
  else refuse(model);
};

const open = (model: Model): void => {
  const { person } = model;
  if (person === undefined) model.screen = 'anonymous';
  else if (person.userType === undefined) refuse(model);
  else if (person.userType === 'CAA') showCaa(model, person);
  else if (person.userType !== 'AGRI-CAA' || model.role === 'farmer') showFarmer(model, person, false);
  else if (model.role === 'caa') showCaa(model, person);
  else model.screen = 'role';
};

const agree = (model: Model, { visit, choices }: Real): void => {
  const state = visit.session.read();
  const screens: Readonly<Record<string, Screen>> = {
    anonymous: 'anonymous',
    choosingRole: 'role',
    choosingCompany: 'company',
    farmer: 'farmer',
    caa: 'caa',
    denied: 'denied',
    ended: 'ended',
  };
  expect(screens[state.kind]).toBe(model.screen);
  if (state.kind === 'farmer') expect(state.selectedCuaa).toBe(model.selected);
  expect(choices.get('mainCuaa')).toBe(model.main);
  expect(choices.get('selectedCuaa')).toBe(model.selected);
};

type Command = fc.AsyncCommand<Model, Real>;

const command = (
  name: string,
  check: (model: Model) => boolean,
  model: (model: Model) => void,
  real: (real: Real) => Promise<unknown>,
): Command => ({
  check,
  run: async (expected, actual) => {
    model(expected);
    await real(actual);
    agree(expected, actual);
  },
  toString: () => name,
});

const opened = async (real: Real, person: Person | undefined): Promise<void> => {
  const { choices, browser } = real;
  real.visit = openTab({
    user: person === undefined ? undefined : aUser({ userType: person.userType, fiscalCode: JSON.stringify(person) }),
    companies: (person?.cuaas ?? []).map((cuaa) => aCompany(cuaa)),
    convention: person?.hasConvention === true ? aConvention() : undefined,
    choices,
    browser,
  });
  await real.visit.use(StartSession)();
};

const anyPerson = (): fc.Arbitrary<Person> =>
  fc.record({
    userType: fc.constantFrom('AGRI', 'AGRI-IST', 'AGRI-CAA', 'AGRI-CAA', 'CAA', undefined),
    cuaas: fc.subarray(['01', '02', '03']),
    hasConvention: fc.boolean(),
  });

const isIn = ({ screen }: Model): boolean => ['role', 'company', 'farmer', 'caa'].includes(screen);

const anyCommand = (): fc.Arbitrary<Command>[] => [
  fc.option(anyPerson(), { nil: undefined }).map((person) => {
    let signedIn: Person | undefined;
    return command(
      `comes in: ${JSON.stringify(person)}`,
      (model) => !isIn(model),
      (model) => {
        // Whoever is signed in stays so until logging out.
        signedIn = model.screen === 'denied' ? model.person : person;
        model.person = signedIn;
        open(model);
      },
      (real) => opened(real, signedIn),
    );
  }),
  fc.constant(null).map(() => {
    let person: Person | undefined;
    return command(
      'reloads',
      (model) => {
        person = model.person;
        return model.screen !== 'ended';
      },
      open,
      (real) => opened(real, person),
    );
  }),
  fc.constantFrom('farmer' as const, 'caa' as const).map((role) =>
    command(
      `chooses role ${role}`,
      () => true,
      (model) => {
        if (model.screen !== 'role' || model.person === undefined) return;
        model.role = role;
        if (role === 'caa') showCaa(model, model.person);
        else showFarmer(model, model.person, true);
      },
      ({ visit }) => visit.use(ChooseRole)(role),
    ),
  ),
  fc.tuple(fc.constantFrom('01', '02', '03', '04'), fc.boolean(), fc.boolean()).map(([cuaa, asMain, pins]) =>
    command(
      `${pins ? 'pins' : 'chooses'} ${cuaa}${asMain ? ' as main' : ''}`,
      () => true,
      (model) => {
        if ((model.screen !== 'company' && model.screen !== 'farmer') || model.person?.cuaas.includes(cuaa) !== true)
          return;
        if (model.screen === 'company') model.asked = true;
        model.screen = 'farmer';
        model.selected = cuaa;
        if (asMain || pins) model.main = cuaa;
      },
      ({ visit }) => (pins ? visit.use(PinCompany)(cuaa) : visit.use(ChooseCompany)(cuaa, asMain)),
    ),
  ),
  fc.constant(
    command(
      'logs out',
      (model) => model.screen !== 'anonymous',
      (model) => {
        Object.assign(model, { screen: 'ended', person: undefined, selected: undefined, role: undefined });
      },
      ({ visit }) => visit.use(EndSession)('login'),
    ),
  ),
];

it('[SES-04][SES-05][SES-06][SES-08][SES-09][SES-12][SES-13][SES-14][SES-27] should do over many visits what a sheet of paper says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(anyCommand(), { maxCommands: 20 }), async (commands) => {
      await fc.asyncModelRun(async () => {
        const choices = new InMemoryRememberedChoices();
        const browser = new InMemoryBrowser();
        const real: Real = { visit: openTab({ choices, browser }), choices, browser };
        await real.visit.use(StartSession)();
        const model: Model = {
          person: undefined,
          screen: 'anonymous',
          selected: undefined,
          role: undefined,
          asked: false,
          main: undefined,
        };
        return { model, real };
      }, commands);
    }),
    RUNS,
  );
}, 60_000);
