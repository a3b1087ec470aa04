import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPANY_PARAMETER, companyOfferOf, companyReference, withCompany } from '#core/session/company-offer.ts';
import { anonymousSession, type Farmer, NO_SIAN_ANSWER } from '#core/session/state.ts';
import { aCompany, aUser } from '#tests/support/arbitraries/session.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

const farmer: Farmer = {
  kind: 'farmer',
  version: 5,
  user: aUser(),
  sian: NO_SIAN_ANSWER,
  companies: [aCompany('01234560017'), aCompany('BNCNNA80A41H501R')],
  selectedCuaa: '01234560017',
  mainCuaa: undefined,
  chosenElsewhere: undefined,
};

describe('companyReference', () => {
  it('should be short, always the same, and never the cuaa itself', () => {
    fc.assert(
      fc.property(anyText(), (cuaa) => {
        expect(companyReference(cuaa)).toMatch(/^[0-9a-z]{1,7}$/);
        expect(companyReference(cuaa)).toBe(companyReference(cuaa));
      }),
      RUNS,
    );
    expect(companyReference('BNCNNA80A41H501R')).not.toBe(companyReference('01234560017'));
  });
});

describe('withCompany', () => {
  it('[NAV-25] should name one company in an address, in the place of any other, and leave the rest', () => {
    const query = [
      ['msgId', '7'],
      [COMPANY_PARAMETER, 'x'],
      ['azienda', 'y'],
    ] as const;
    expect(withCompany(query, '01234560017')).toEqual([
      ['msgId', '7'],
      ['azienda', companyReference('01234560017')],
    ]);
    expect(withCompany(query, undefined)).toEqual([['msgId', '7']]);
  });

  it('[NAV-25] should be understood by the offer, for every company', () => {
    fc.assert(
      fc.property(anyText(), (cuaa) => {
        const [, reference] = withCompany([], cuaa)[0] ?? [];
        return (
          companyOfferOf({ ...farmer, companies: [aCompany(cuaa)], selectedCuaa: cuaa }, reference).kind === 'here'
        );
      }),
      RUNS,
    );
  });
});

describe('companyOfferOf', () => {
  it('should stay on the page of the selected company, and on a page of none', () => {
    expect(companyOfferOf(farmer, companyReference('01234560017'))).toEqual({ kind: 'here' });
    expect(companyOfferOf(farmer, undefined)).toEqual({ kind: 'here' });
  });

  it('[NAV-25] should offer the switch to another company of the person', () => {
    expect(companyOfferOf(farmer, companyReference('BNCNNA80A41H501R'))).toEqual({
      kind: 'switch',
      company: aCompany('BNCNNA80A41H501R'),
    });
  });

  it('should say the same of a company that is not held and of one that does not exist', () => {
    expect(companyOfferOf(farmer, companyReference('01234560082'))).toEqual({ kind: 'notHeld' });
    expect(companyOfferOf(farmer, 'zzzzzz')).toEqual({ kind: 'notHeld' });
    expect(companyOfferOf(anonymousSession(), companyReference('01234560017'))).toEqual({ kind: 'notHeld' });
  });
});
