import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companyChoiceOf, distinctCompanies, holds, type ChoiceSituation } from '#core/session/company-choice.ts';
import { aCompany, anyCompanies, anyCuaa } from '#tests/support/arbitraries/session.ts';
import { RUNS } from '#tests/support/property.ts';

const two = [aCompany('01'), aCompany('02')];
const one = [aCompany('01')];

describe('companyChoiceOf', () => {
  it.each<[string, string, Partial<ChoiceSituation>, object]>([
    // AGRI and AGRI-IST
    ['SES-10', 'AGRI with none is refused', { companies: [] }, { kind: 'none' }],
    ['SES-09', 'AGRI with one has it selected and stored as main', { companies: one }, select('01', true)],
    [
      'SES-09',
      'AGRI with one, whatever is stored',
      { companies: one, choices: { mainCuaa: '09', selectedCuaa: '09' } },
      select('01', true),
    ],
    ['SES-08', 'AGRI with several is asked the first time', {}, { kind: 'ask' }],
    [
      'SES-08',
      'AGRI with several is asked the first time in spite of a main one',
      { choices: { mainCuaa: '02' } },
      { kind: 'ask' },
    ],
    [
      'SES-08',
      'AGRI who was asked before has the main one',
      { choices: { cuaaModalShown: true, mainCuaa: '02' } },
      select('02'),
    ],
    [
      'SES-08',
      'AGRI who was asked before and has no main one is asked again',
      { choices: { cuaaModalShown: true } },
      { kind: 'ask' },
    ],
    [
      'SES-12',
      'AGRI whose main one is not in the list is asked again',
      { choices: { cuaaModalShown: true, mainCuaa: '09' } },
      { kind: 'ask' },
    ],
    [
      'SES-27',
      'AGRI who reloads keeps what was selected',
      { choices: { selectedCuaa: '02', mainCuaa: '01', cuaaModalShown: true } },
      select('02'),
    ],
    [
      'SES-27',
      'AGRI who reloads keeps what was selected, asked or not',
      { choices: { selectedCuaa: '02' } },
      select('02'),
    ],
    [
      'SES-12',
      'AGRI whose selected one is not in the list has the main one',
      { choices: { selectedCuaa: '09', mainCuaa: '01', cuaaModalShown: true } },
      select('01'),
    ],
    // AGRI-CAA acting as a farmer
    ['SES-21', 'AGRI-CAA with none is refused', { userType: 'AGRI-CAA', companies: [] }, { kind: 'none' }],
    [
      'SES-05',
      'AGRI-CAA with one has it selected',
      { userType: 'AGRI-CAA', companies: one, roleJustChosen: true },
      select('01'),
    ],
    [
      'SES-06',
      'AGRI-CAA who just chose the role is asked',
      { userType: 'AGRI-CAA', roleJustChosen: true, choices: { mainCuaa: '02', cuaaModalShown: true } },
      { kind: 'ask' },
    ],
    [
      'SES-06',
      'AGRI-CAA whose role is remembered has the main one',
      { userType: 'AGRI-CAA', choices: { mainCuaa: '02' } },
      select('02'),
    ],
    [
      'SES-06',
      'AGRI-CAA whose role is remembered and without a main one is asked',
      { userType: 'AGRI-CAA' },
      { kind: 'ask' },
    ],
    [
      'SES-27',
      'AGRI-CAA who reloads keeps what was selected',
      { userType: 'AGRI-CAA', choices: { selectedCuaa: '01', mainCuaa: '02' } },
      select('01'),
    ],
    [
      'SES-06',
      'AGRI-CAA who just chose the role does not keep a former selection',
      { userType: 'AGRI-CAA', roleJustChosen: true, choices: { selectedCuaa: '01' } },
      { kind: 'ask' },
    ],
  ])('[%s] should know that %s', (_id, _rule, situation, choice) => {
    expect(
      companyChoiceOf({ userType: 'AGRI', companies: two, choices: {}, roleJustChosen: false, ...situation }),
    ).toEqual(choice);
  });

  it('[SES-07] should treat AGRI-IST as AGRI, whatever is stored', () => {
    fc.assert(
      fc.property(anySituation(), (situation) => {
        expect(companyChoiceOf({ ...situation, userType: 'AGRI-IST' })).toEqual(
          companyChoiceOf({ ...situation, userType: 'AGRI' }),
        );
      }),
      RUNS,
    );
  });

  it('[SES-12] should only select what is in the list', () => {
    fc.assert(
      fc.property(anySituation(), (situation) => {
        const choice = companyChoiceOf(situation);
        if (choice.kind === 'select') expect(holds(situation.companies, choice.cuaa)).toBe(true);
        expect(choice.kind === 'none').toBe(situation.companies.length === 0);
        if (choice.kind === 'ask') expect(situation.companies.length).toBeGreaterThan(1);
      }),
      RUNS,
    );
  });
});

describe('distinctCompanies', () => {
  it('should keep the first of each and be stable', () => {
    fc.assert(
      fc.property(anyCompanies(), (companies) => {
        const distinct = distinctCompanies(companies);
        expect(new Set(distinct.map(({ cuaa }) => cuaa)).size).toBe(distinct.length);
        expect(companies.every(({ cuaa }) => holds(distinct, cuaa))).toBe(true);
        expect(distinctCompanies(distinct)).toEqual(distinct);
      }),
      RUNS,
    );
  });
});

// Helpers

function select(cuaa: string, storeAsMain = false): object {
  return { kind: 'select', cuaa, storeAsMain };
}

const anySituation = (): fc.Arbitrary<ChoiceSituation> =>
  fc.record({
    userType: fc.constantFrom('AGRI', 'AGRI-IST', 'AGRI-CAA'),
    companies: anyCompanies().map(distinctCompanies),
    choices: fc.record(
      { mainCuaa: anyCuaa(), selectedCuaa: anyCuaa(), cuaaModalShown: fc.boolean() },
      { requiredKeys: [] },
    ),
    roleJustChosen: fc.boolean(),
  });
