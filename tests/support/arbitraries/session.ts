import * as fc from 'fast-check';
import { NO_SIAN_ANSWER, type SessionState } from '#core/session/state.ts';
import type { Company, Convention, User, UserType } from '#core/session/user.ts';

/** The user types of the specification. */
export const USER_TYPES = ['AGRI', 'AGRI-IST', 'AGRI-CAA', 'CAA'] as const satisfies readonly UserType[];

/** A person; a farmer with type AGRI unless said otherwise. */
export const aUser = (fields: Partial<User> = {}): User => ({
  givenName: 'Anna',
  familyName: 'Bianchi',
  name: 'Anna Bianchi',
  fiscalCode: 'BNCNNA80A41H501R',
  userType: 'AGRI',
  ...fields,
});

/** A company with an open mandate unless said otherwise. */
export const aCompany = (cuaa: string, fields: Partial<Company> = {}): Company => ({
  cuaa,
  registeredName: `Azienda ${cuaa}`,
  mandateClosed: false,
  ...fields,
});

/** A convention with one office unless said otherwise. */
export const aConvention = (fields: Partial<Convention> = {}): Convention => ({
  operatorName: 'Paola Verdi',
  description: 'CAA Terre Comuni',
  officeIds: ['056001'],
  ...fields,
});

/** A cuaa out of a few, so that lists and stored choices meet often. */
export const anyCuaa = (): fc.Arbitrary<string> => fc.constantFrom('01', '02', '03', '04');

/** Zero to four companies; now and then one is listed twice. */
export const anyCompanies = (): fc.Arbitrary<readonly Company[]> =>
  fc.array(fc.record({ cuaa: anyCuaa(), registeredName: fc.constant('Azienda'), mandateClosed: fc.boolean() }), {
    maxLength: 4,
  });

/** Any state of a session, with any user type in it. */
export const anySession = (): fc.Arbitrary<SessionState> => {
  const loggedIn = {
    version: fc.nat({ max: 9 }),
    user: fc.constantFrom(...USER_TYPES).map((userType) => aUser({ userType })),
    sian: fc.constant(NO_SIAN_ANSWER),
  };
  const companies = fc.array(anyCuaa(), { minLength: 1, maxLength: 4 }).chain((cuaas) =>
    fc.record({
      companies: fc.tuple(
        ...cuaas.map((cuaa) => fc.boolean().map((mandateClosed) => aCompany(cuaa, { mandateClosed }))),
      ),
      selectedCuaa: fc.constantFrom(...cuaas),
    }),
  );
  const version = fc.nat({ max: 9 });
  return fc.oneof(
    fc.record({ kind: fc.constant('notInitialised' as const), version }),
    fc.record({
      kind: fc.constant('anonymous' as const),
      version,
      providerSilent: fc.boolean(),
      hasLeft: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('choosingRole' as const), ...loggedIn }),
    fc.record({ kind: fc.constant('loadingCompanies' as const), roleJustChosen: fc.boolean(), ...loggedIn }),
    fc.record({ kind: fc.constant('loadingConvention' as const), ...loggedIn }),
    fc.record({ kind: fc.constant('companiesUnavailable' as const), roleJustChosen: fc.boolean(), ...loggedIn }),
    fc.tuple(fc.record(loggedIn), companies).map(([common, held]) => ({
      ...common,
      kind: 'choosingCompany' as const,
      companies: held.companies,
      mainCuaa: undefined,
    })),
    fc.tuple(fc.record(loggedIn), companies).map(([common, held]) => ({
      ...common,
      ...held,
      kind: 'farmer' as const,
      mainCuaa: undefined,
      chosenElsewhere: undefined,
    })),
    fc.record({ kind: fc.constant('caa' as const), convention: fc.constant(aConvention()), ...loggedIn }),
    fc.record({
      kind: fc.constant('denied' as const),
      version,
      reason: fc.constant('session.no-company' as const),
      user: fc.constant(aUser()),
    }),
    fc.record({
      kind: fc.constant('ended' as const),
      version,
      reason: fc.constantFrom('inactivity' as const, 'refused' as const, 'loggedOut' as const),
      isLeaving: fc.boolean(),
    }),
  );
};
