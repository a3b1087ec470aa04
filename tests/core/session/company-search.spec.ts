import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companiesMatching, isCompanySearchOffered } from '#core/session/company-search.ts';
import { aCompany } from '#tests/support/arbitraries/session.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

const companies = [
  aCompany('01234560041', { registeredName: 'Pascoli Alti Società Agricola' }),
  aCompany('DLCNCL82E05F839N', { registeredName: 'Azienda agricola De Luca Niccolò' }),
];
const names = (text: string) => companiesMatching(companies, text).map(({ cuaa }) => cuaa);

describe('companiesMatching', () => {
  it.each([
    ['pascoli', ['01234560041']],
    ['SOCIETA', ['01234560041']],
    ['niccolo', ['DLCNCL82E05F839N']],
    ['dlcncl82', ['DLCNCL82E05F839N']],
    ['agricola', ['01234560041', 'DLCNCL82E05F839N']],
    ['   ', ['01234560041', 'DLCNCL82E05F839N']],
    ['agricola pascoli', ['01234560041']],
    ['DLC NCL 82E05 F839N', ['DLCNCL82E05F839N']],
    ['CUAA: 01234560041', ['01234560041']],
    ['riso', []],
  ])('[SES-13] should find by %j the companies %j', (text, found) => {
    expect(names(text)).toEqual(found);
  });

  it('[SES-13] should keep the order and find each company by its own name and code', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const found = companiesMatching(companies, text);
        return companies
          .filter((company) => found.includes(company))
          .every((company, index) => company === found[index]);
      }),
      RUNS,
    );
    for (const company of companies) {
      expect(companiesMatching(companies, company.registeredName)).toContain(company);
      expect(companiesMatching(companies, company.cuaa)).toContain(company);
    }
  });
});

describe('isCompanySearchOffered', () => {
  it.each([
    [5, false],
    [6, true],
  ])('[SES-13] should among %i companies answer %s', (count, offered) => {
    expect(isCompanySearchOffered(Array.from({ length: count }, (_, index) => aCompany(String(index))))).toBe(offered);
  });
});
