import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rolesOf, userFromClaims, type UserType } from '#core/session/user.ts';
import { userToClaims } from '#tests/support/claims.ts';
import { USER_TYPES } from '#tests/support/arbitraries/session.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

describe('userFromClaims', () => {
  it('[SES-23] should read the five claims', () => {
    const claims = {
      given_name: 'Anna',
      family_name: 'Bianchi',
      name: 'Anna Bianchi',
      fiscal_code: 'BNCNNA80A41H501R',
      userType: 'AGRI',
      scope: 'openid',
    };
    expect(userFromClaims(claims)).toEqual({
      givenName: 'Anna',
      familyName: 'Bianchi',
      name: 'Anna Bianchi',
      fiscalCode: 'BNCNNA80A41H501R',
      userType: 'AGRI',
    });
  });

  it.each([['OSPITE'], ['agri'], [''], [7], [undefined], [['AGRI']], ['constructor'], ['__proto__']])(
    '[SES-11] should know no user type in %j',
    (userType) => {
      expect(userFromClaims({ userType }).userType).toBeUndefined();
    },
  );

  it('[SES-23] should take what a token does not say as empty', () => {
    expect(userFromClaims({ name: 7 })).toEqual({
      givenName: '',
      familyName: '',
      name: '',
      fiscalCode: '',
      userType: undefined,
    });
    expect(userToClaims(userFromClaims({}))).not.toHaveProperty('userType');
  });

  it('[SES-23] should give back the person whose claims were written', () => {
    const user = fc.record({
      givenName: anyText(),
      familyName: anyText(),
      name: anyText(),
      fiscalCode: anyText(),
      userType: fc.option(fc.constantFrom<UserType>(...USER_TYPES), { nil: undefined }),
    });
    fc.assert(
      fc.property(user, (person) => {
        expect(userFromClaims(userToClaims(person))).toEqual(person);
      }),
      RUNS,
    );
  });

  it('[SES-23] should be total over whatever a token holds', () => {
    const claims = fc.dictionary(
      fc.constantFrom('given_name', 'family_name', 'name', 'fiscal_code', 'userType', 'scope'),
      fc.oneof(anyText(), fc.double(), fc.constantFrom(null, true, {}, ['AGRI'], 'CAA')),
    );
    fc.assert(
      fc.property(claims, (held) => {
        const { userType, ...texts } = userFromClaims(held);
        return (
          (userType === undefined || USER_TYPES.includes(userType)) &&
          Object.values(texts).every((text) => typeof text === 'string')
        );
      }),
      RUNS,
    );
  });
});

describe('rolesOf', () => {
  it.each([
    ['AGRI', ['farmer']],
    ['AGRI-IST', ['farmer']],
    ['AGRI-CAA', ['farmer', 'caa']],
    ['CAA', ['caa']],
    [undefined, []],
  ] as const)('[ROUTE-22] should give %s the roles %j', (userType, roles) => {
    expect(rolesOf(userType)).toEqual(roles);
  });
});
