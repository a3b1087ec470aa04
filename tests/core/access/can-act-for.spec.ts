import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actingRoleFor, canActFor, canReadFile, canTakeRole, type Grants, type Mandate } from '#core/access/can-act-for.ts';
import type { Role, UserType } from '#core/session/user.ts';
import { aUser, USER_TYPES } from '#tests/support/arbitraries/session.ts';
import { RUNS } from '#tests/support/property.ts';

const REFUSED = { ok: false, failure: 'access.forbidden' };
const nothing: Grants = { heldCuaas: [], officeIds: [], mandates: [] };
const mandate = (cuaa: string, officeId: string, closed = false): Mandate => ({ cuaa, officeId, closed });

describe('canActFor', () => {
  it.each(['AGRI', 'AGRI-IST', 'AGRI-CAA'] as const)('[ROUTE-20] should let %s act as farmer for held companies only', (userType) => {
    const grants = { ...nothing, heldCuaas: ['01'] };
    expect(canActFor(aUser({ userType }), 'farmer', '01', grants)).toEqual({ ok: true, value: 'farmer' });
    expect(canActFor(aUser({ userType }), 'farmer', '02', grants)).toEqual(REFUSED);
  });

  it.each(['CAA', 'AGRI-CAA'] as const)('[ROUTE-20] should let %s act as CAA for companies with an open mandate to an office of the operator', (userType) => {
    const grants = { ...nothing, officeIds: ['V', 'G'], mandates: [mandate('01', 'G'), mandate('02', 'N'), mandate('03', 'V', true)] };
    const person = aUser({ userType });
    expect(canActFor(person, 'caa', '01', grants)).toEqual({ ok: true, value: 'caa' });
    expect(canActFor(person, 'caa', '02', grants)).toEqual(REFUSED);
    expect(canActFor(person, 'caa', '03', grants)).toEqual(REFUSED);
  });

  it('[ROUTE-20] should refuse a role that the user type does not have', () => {
    const all = { heldCuaas: ['01'], officeIds: ['V'], mandates: [mandate('01', 'V')] };
    expect(canActFor(aUser({ userType: 'AGRI' }), 'caa', '01', all)).toEqual(REFUSED);
    expect(canActFor(aUser({ userType: 'CAA' }), 'farmer', '01', all)).toEqual(REFUSED);
    expect(canActFor(aUser({ userType: undefined }), 'farmer', '01', all)).toEqual(REFUSED);
  });

  it('[ROUTE-20] should refuse in the same words whether or not the company exists', () => {
    const exists = { ...nothing, heldCuaas: ['01'], mandates: [mandate('02', 'V')] };
    expect(canActFor(aUser(), 'farmer', '02', exists)).toEqual(canActFor(aUser(), 'farmer', 'nowhere', nothing));
  });

  it('[ROUTE-20] should let nobody act without a grant that names the company', () => {
    fc.assert(
      fc.property(anyUserType(), anyRole(), anyGrants(), (userType, role, grants) => {
        const allowed = canActFor(aUser({ userType }), role, '01', grants).ok;
        const named = role === 'farmer' ? grants.heldCuaas.includes('01') : grants.mandates.some(({ cuaa, closed }) => cuaa === '01' && !closed);
        return !allowed || named;
      }),
      RUNS,
    );
  });

  it('[ROUTE-20] should never be swayed by grants about other companies', () => {
    fc.assert(
      fc.property(anyUserType(), anyRole(), anyGrants(), (userType, role, grants) => {
        const only = { ...grants, heldCuaas: grants.heldCuaas.filter((cuaa) => cuaa === '01'), mandates: grants.mandates.filter(({ cuaa }) => cuaa === '01') };
        expect(canActFor(aUser({ userType }), role, '01', grants)).toEqual(canActFor(aUser({ userType }), role, '01', only));
      }),
      RUNS,
    );
  });
});

describe('canReadFile', () => {
  it('[ROUTE-18][ROUTE-20] should refuse a farmer whose mandate is closed, and nobody else', () => {
    const held = { ...nothing, heldCuaas: ['01'] };
    expect(canReadFile(aUser(), 'farmer', '01', { ...held, mandates: [mandate('01', 'V')] }).ok).toBe(true);
    expect(canReadFile(aUser(), 'farmer', '01', held).ok).toBe(true);
    expect(canReadFile(aUser(), 'farmer', '01', { ...held, mandates: [mandate('01', 'V', true)] })).toEqual(REFUSED);
    expect(canReadFile(aUser(), 'farmer', '01', { ...held, mandates: [mandate('02', 'V', true)] }).ok).toBe(true);
  });

  it('[ROUTE-18] should look at the mandate of today when an older one is closed', () => {
    const grants = { ...nothing, heldCuaas: ['01'], mandates: [mandate('01', 'V', true), mandate('01', 'G')] };
    expect(canReadFile(aUser(), 'farmer', '01', grants).ok).toBe(true);
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
  it('[ROUTE-20][SES-22] should let nobody act as CAA without an office', () => {
    expect(canTakeRole(aUser({ userType: 'CAA' }), 'caa', { officeIds: ['V'] })).toBe(true);
    expect(canTakeRole(aUser({ userType: 'CAA' }), 'caa', { officeIds: [] })).toBe(false);
    expect(canTakeRole(aUser(), 'farmer', { officeIds: [] })).toBe(true);
    expect(canTakeRole(aUser(), 'caa', { officeIds: ['V'] })).toBe(false);
  });
});

describe('actingRoleFor', () => {
  it('[ROUTE-20] should find the role in which a person may act, farmer first', () => {
    const both = { heldCuaas: ['01'], officeIds: ['V'], mandates: [mandate('01', 'V'), mandate('02', 'V')] };
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
  fc.record({
    heldCuaas: fc.subarray(['01', '02']),
    officeIds: fc.subarray(['V', 'G']),
    mandates: fc.array(fc.record({ cuaa: fc.constantFrom('01', '02'), officeId: fc.constantFrom('V', 'G', 'N'), closed: fc.boolean() }), { maxLength: 4 }),
  });
