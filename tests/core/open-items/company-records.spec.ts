import { describe, expect, it } from 'vitest';
import { type CompanyRecords, companyStateOf, makeCompanyStates } from '#core/open-items/company-records.ts';
import { aCompanyFile } from '#tests/support/mothers/company-file.ts';
import { day } from '#tests/support/mothers/day.ts';
import { aPayment } from '#tests/support/mothers/procedures.ts';

const TODAY = day('2026-11-25');
const CLOCK = { now: () => Date.UTC(2026, 10, 25, 9) };
const aRecord = (rest: Partial<CompanyRecords> = {}): CompanyRecords => ({
  cuaa: '01',
  file: aCompanyFile.inOrder('01'),
  applications: [],
  debts: [],
  payments: [],
  ...rest,
});
const stopped = aPayment({
  state: 'authorised',
  amountCents: 19_482_82,
  paidOn: undefined,
  expectedBy: day('2027-01-06'),
  stoppedBy: [{ kind: 'identity-document', since: day('2026-10-20') }],
});

describe('companyStateOf', () => {
  it('[SES-30] should have nothing to do in a file in order', () => {
    expect(companyStateOf(aRecord(), TODAY)).toEqual({
      cuaa: '01',
      toDos: 0,
      late: 0,
      nextTerm: undefined,
      stoppedCents: 0,
    });
  });

  it('[SES-30] should count what the desk would list, with what it stops and each payment once', () => {
    const file = aCompanyFile.withExpiredIdentityDocument('01');
    expect(companyStateOf(aRecord({ file, payments: [stopped] }), TODAY)).toMatchObject({
      toDos: 1,
      late: 1,
      stoppedCents: 19_482_82,
    });
  });

  it('[SES-30] should not know the sum where of some payment it is not known what stops it', () => {
    const file = aCompanyFile.withExpiredIdentityDocument('01');
    const unknown = aPayment({ id: 'altro', state: 'authorised', paidOn: undefined, stoppedBy: undefined });
    expect(companyStateOf(aRecord({ file, payments: [stopped, unknown] }), TODAY)?.stoppedCents).toBeUndefined();
  });

  it('[SES-30] should not call in order a company whose file is not there', () => {
    expect(companyStateOf(aRecord({ file: {} }), TODAY)).toBeUndefined();
    const { contracts: _contracts, ...rest } = aCompanyFile.inOrder('01');
    expect(companyStateOf(aRecord({ file: rest }), TODAY)).toBeUndefined();
  });
});

describe('makeCompanyStates', () => {
  it('[SES-30] [ROUTE-18] should read all companies at once, and none whose mandate is closed', async () => {
    const asked: (readonly string[])[] = [];
    const states = makeCompanyStates(
      {
        recordsOf: async (cuaas) => {
          asked.push(cuaas);
          return cuaas.map((cuaa) => aRecord({ cuaa }));
        },
      },
      CLOCK,
    );
    const companies = ['01', '02', '03'].map((cuaa) => ({
      cuaa,
      registeredName: cuaa,
      mandateClosed: cuaa === '02',
    }));
    expect((await states.statesOf(companies)).map(({ cuaa }) => cuaa)).toEqual(['01', '03']);
    expect(asked).toEqual([['01', '03']]);
  });
});
