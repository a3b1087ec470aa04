import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  actingRoleFor,
  canActFor,
  canReadFile,
  canReadReserved,
  canTakeRole,
  type Grants,
} from '#core/access/can-act-for.ts';
import { actingOfficesOf, isMandateClosed } from '#core/access/mandate.ts';
import { companyChoiceOf } from '#core/session/company-choice.ts';
import type { Role, UserType } from '#core/session/user.ts';
import {
  aComingMandate,
  aMandate,
  anEndedMandate,
  anyMandateRecords,
  TODAY,
} from '#tests/support/arbitraries/mandates.ts';
import { aCompany, aUser, USER_TYPES } from '#tests/support/arbitraries/session.ts';
import { RUNS } from '#tests/support/property.ts';

const REFUSED = { ok: false, failure: 'access.forbidden' };
const nothing: Grants = { heldCuaas: [], officeIds: [], mandates: [], closedCuaas: [], today: TODAY };

describe('canActFor', () => {
  it.each(['AGRI', 'AGRI-IST', 'AGRI-CAA'] as const)(
    '[ROUTE-20] should let %s act as farmer for held companies only',
    (userType) => {
      const grants = { ...nothing, heldCuaas: ['01'] };
      expect(canActFor(aUser({ userType }), 'farmer', '01', grants)).toEqual({ ok: true, value: 'farmer' });
      expect(canActFor(aUser({ userType }), 'farmer', '02', grants)).toEqual(REFUSED);
    },
  );

  it.each(['CAA', 'AGRI-CAA'] as const)(
    '[ROUTE-20] should let %s act as CAA for companies with a mandate in force to an office of the operator',
    (userType) => {
      const grants = {
        ...nothing,
        officeIds: ['V', 'G'],
        mandates: [aMandate('01', 'G'), aMandate('02', 'N'), anEndedMandate('03', 'V'), aComingMandate('04', 'V')],
      };
      const person = aUser({ userType });
      expect(canActFor(person, 'caa', '01', grants)).toEqual({ ok: true, value: 'caa' });
      for (const cuaa of ['02', '03', '04']) expect(canActFor(person, 'caa', cuaa, grants)).toEqual(REFUSED);
      expect(canActFor(person, 'caa', '01', { ...grants, closedCuaas: ['01'] })).toEqual(REFUSED);
    },
  );

  it('[ROUTE-20] should refuse a role that the user type does not have', () => {
    const all = { ...nothing, heldCuaas: ['01'], officeIds: ['V'], mandates: [aMandate('01', 'V')] };
    expect(canActFor(aUser({ userType: 'AGRI' }), 'caa', '01', all)).toEqual(REFUSED);
    expect(canActFor(aUser({ userType: 'CAA' }), 'farmer', '01', all)).toEqual(REFUSED);
    expect(canActFor(aUser({ userType: undefined }), 'farmer', '01', all)).toEqual(REFUSED);
  });

  it('[ROUTE-20] should refuse in the same words whether or not the company exists', () => {
    const exists = { ...nothing, heldCuaas: ['01'], mandates: [aMandate('02', 'V')] };
    expect(canActFor(aUser(), 'farmer', '02', exists)).toEqual(canActFor(aUser(), 'farmer', 'nowhere', nothing));
  });

  it('[ROUTE-20] should let nobody act without a grant that names the company', () => {
    fc.assert(
      fc.property(anyUserType(), anyRole(), anyGrants(), (userType, role, grants) => {
        const allowed = canActFor(aUser({ userType }), role, '01', grants).ok;
        const named =
          role === 'farmer'
            ? grants.heldCuaas.includes('01')
            : actingOfficesOf('01', grants).some((officeId) => grants.officeIds.includes(officeId));
        return !allowed || named;
      }),
      RUNS,
    );
  });

  it('[ROUTE-20] should never be swayed by grants about other companies', () => {
    fc.assert(
      fc.property(anyUserType(), anyRole(), anyGrants(), (userType, role, grants) => {
        const only = {
          ...grants,
          heldCuaas: grants.heldCuaas.filter((cuaa) => cuaa === '01'),
          closedCuaas: grants.closedCuaas.filter((cuaa) => cuaa === '01'),
          mandates: grants.mandates.filter(({ cuaa }) => cuaa === '01'),
        };
        expect(canActFor(aUser({ userType }), role, '01', grants)).toEqual(
          canActFor(aUser({ userType }), role, '01', only),
        );
      }),
      RUNS,
    );
  });
});

describe('canReadFile', () => {
  it('[ROUTE-18][ROUTE-20] should refuse a farmer whose mandate is closed, and nobody else', () => {
    const held = { ...nothing, heldCuaas: ['01'] };
    expect(canReadFile(aUser(), 'farmer', '01', { ...held, mandates: [aMandate('01', 'V')] }).ok).toBe(true);
    expect(canReadFile(aUser(), 'farmer', '01', held).ok).toBe(true);
    expect(canReadFile(aUser(), 'farmer', '01', { ...held, mandates: [anEndedMandate('01', 'V')] })).toEqual(REFUSED);
    expect(canReadFile(aUser(), 'farmer', '01', { ...held, mandates: [anEndedMandate('02', 'V')] }).ok).toBe(true);
    expect(canReadFile(aUser(), 'farmer', '01', { ...held, closedCuaas: ['01'] })).toEqual(REFUSED);
    expect(canReadFile(aUser(), 'farmer', '01', { ...held, mandates: [aComingMandate('01', 'V')] }).ok).toBe(true);
  });

  it('[ROUTE-18] should look at the mandate of today when an older one is closed', () => {
    const grants = { ...nothing, heldCuaas: ['01'], mandates: [anEndedMandate('01', 'V'), aMandate('01', 'G')] };
    expect(canReadFile(aUser(), 'farmer', '01', grants).ok).toBe(true);
  });

  it('[ROUTE-18][ROUTE-20] should open the file to no one while the list of companies says that the mandate is closed', () => {
    fc.assert(
      fc.property(anyUserType(), anyRole(), anyGrants(), (userType, role, grants) => {
        const person = aUser({ userType });
        expect(canReadFile(person, role, '01', grants).ok).toBe(
          canActFor(person, role, '01', grants).ok && !isMandateClosed('01', grants),
        );
      }),
      RUNS,
    );
  });

  it('[ROUTE-20] should never allow what acting does not allow', () => {
    fc.assert(
      fc.property(anyUserType(), anyRole(), anyGrants(), (userType, role, grants) => {
        const person = aUser({ userType });
        return !canReadFile(person, role, '01', grants).ok || canActFor(person, role, '01', grants).ok;
      }),
      RUNS,
    );
  });
});

describe('canTakeRole', () => {
  it('[ROUTE-20][SES-10][SES-22] should let nobody act as farmer without a company, nor as CAA without an office', () => {
    const both = { heldCuaas: ['01'], officeIds: ['V'] };
    expect(canTakeRole(aUser({ userType: 'CAA' }), 'caa', both)).toBe(true);
    expect(canTakeRole(aUser({ userType: 'CAA' }), 'caa', { ...both, officeIds: [] })).toBe(false);
    expect(canTakeRole(aUser(), 'farmer', both)).toBe(true);
    expect(canTakeRole(aUser(), 'farmer', { ...both, heldCuaas: [] })).toBe(false);
    expect(canTakeRole(aUser(), 'caa', both)).toBe(false);
  });

  it('[ROUTE-20][SES-10][SES-21] should turn away as farmer whom the sign-in turns away', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('AGRI' as const, 'AGRI-IST' as const, 'AGRI-CAA' as const),
        fc.boolean(),
        anyGrants(),
        (userType, roleJustChosen, grants) => {
          const companies = grants.heldCuaas.map((cuaa) => aCompany(cuaa));
          const isDenied = companyChoiceOf({ userType, companies, choices: {}, roleJustChosen }).kind === 'none';
          expect(canTakeRole(aUser({ userType }), 'farmer', grants)).toBe(!isDenied);
        },
      ),
      RUNS,
    );
  });
});

describe('canReadReserved', () => {
  const both = { heldCuaas: ['01'], officeIds: ['V'] };

  it('[ROUTE-20][PAGE-37] should show what is for every role to farmers and operators, also before the role is chosen', () => {
    for (const userType of USER_TYPES) expect(canReadReserved(aUser({ userType }), 'anyRole', both).ok).toBe(true);
    expect(canReadReserved(aUser({ userType: undefined }), 'anyRole', both)).toEqual(REFUSED);
    expect(canReadReserved(aUser(), 'anyRole', { ...both, heldCuaas: [] })).toEqual(REFUSED);
    expect(canReadReserved(aUser({ userType: 'CAA' }), 'anyRole', { ...both, officeIds: [] })).toEqual(REFUSED);
    expect(canReadReserved(aUser({ userType: 'AGRI-CAA' }), 'anyRole', { heldCuaas: [], officeIds: ['V'] })).toEqual({
      ok: true,
      value: 'caa',
    });
  });

  it('[ROUTE-16][ROUTE-17][ROUTE-20] should keep what is for one role from the other', () => {
    expect(canReadReserved(aUser(), 'caa', both)).toEqual(REFUSED);
    expect(canReadReserved(aUser({ userType: 'CAA' }), 'farmer', both)).toEqual(REFUSED);
    expect(canReadReserved(aUser({ userType: 'AGRI-CAA' }), 'caa', both)).toEqual({ ok: true, value: 'caa' });
    expect(canReadReserved(aUser({ userType: 'AGRI-CAA' }), 'farmer', both)).toEqual({ ok: true, value: 'farmer' });
  });

  it('[ROUTE-20] should open to every role exactly what some role may read', () => {
    fc.assert(
      fc.property(anyUserType(), anyGrants(), (userType, grants) => {
        const may = (audience: Role | 'anyRole'): boolean => canReadReserved(aUser({ userType }), audience, grants).ok;
        expect(may('anyRole')).toBe(may('farmer') || may('caa'));
      }),
      RUNS,
    );
  });
});

describe('actingRoleFor', () => {
  it('[ROUTE-20] should find the role in which a person may act, farmer first', () => {
    const both = {
      ...nothing,
      heldCuaas: ['01'],
      officeIds: ['V'],
      mandates: [aMandate('01', 'V'), aMandate('02', 'V')],
    };
    const person = aUser({ userType: 'AGRI-CAA' });
    expect(actingRoleFor(person, '01', both)).toEqual({ ok: true, value: 'farmer' });
    expect(actingRoleFor(person, '02', both)).toEqual({ ok: true, value: 'caa' });
    expect(actingRoleFor(person, '03', both)).toEqual(REFUSED);
  });
});

// Helpers

const anyUserType = () => fc.constantFrom<(UserType | undefined)[]>(...USER_TYPES, undefined);
const anyRole = () => fc.constantFrom<Role[]>('farmer', 'caa');
const anyGrants = (): fc.Arbitrary<Grants> =>
  fc
    .tuple(fc.subarray(['01', '02']), fc.subarray(['V', 'G']), anyMandateRecords())
    .map(([heldCuaas, officeIds, records]) => ({ heldCuaas, officeIds, ...records }));
