import { fail, type Result, succeed } from '#core/kernel/result.ts';
import { type Role, rolesOf, type User } from '#core/session/user.ts';
import { actingOfficesOf, isMandateClosed, type MandateRecords } from './mandate.ts';

/** What the service knows about the person of a token, read for this request (D-05): mandates of the company asked for, or of any number of companies. */
export interface Grants extends MandateRecords {
  /** Companies held by the token's fiscal code. */
  readonly heldCuaas: readonly string[];
  /** Offices where the person is an operator. */
  readonly officeIds: readonly string[];
}

/** One refusal for every reason, so that it does not tell whether the company exists (ROUTE-20). */
export type AccessRefusal = 'access.forbidden';

/** What a role stands on: companies for a farmer, offices for a CAA operator. */
type RoleGrounds = Pick<Grants, 'heldCuaas' | 'officeIds'>;

/**
 * Whether a person may act in a role: the user type allows it, a farmer holds a company (SES-10, SES-21), a CAA operator
 * has an office (SES-22). Whom the sign-in turns away, the service turns away too (ROUTE-20).
 */
export const canTakeRole = (user: User, role: Role, { heldCuaas, officeIds }: RoleGrounds): boolean =>
  rolesOf(user.userType).includes(role) && (role === 'farmer' ? heldCuaas : officeIds).length > 0;

/** The readers of reserved data that belong to no company: people of one role, or everybody with a role. */
export type ReservedAudience = Role | 'anyRole';

/**
 * Whether a person may read what is reserved for an audience, whether or not the role has been chosen yet (ROUTE-16,
 * ROUTE-17, ROUTE-20, PAGE-37).
 */
export const canReadReserved = (
  user: User,
  audience: ReservedAudience,
  grounds: RoleGrounds,
): Result<Role, AccessRefusal> => {
  const role = rolesOf(user.userType).find(
    (candidate) => (audience === 'anyRole' || audience === candidate) && canTakeRole(user, candidate, grounds),
  );
  return role === undefined ? fail('access.forbidden') : succeed(role);
};

/**
 * Whether a person may act for a company in a role: a farmer for the companies that the fiscal code holds, a CAA
 * operator for companies with a mandate in force to one of the operator's offices (ROUTE-20, D-05). Asked by the service
 * before any repository of company data.
 */
export const canActFor = (user: User, role: Role, cuaa: string, grants: Grants): Result<Role, AccessRefusal> => {
  const allowed =
    canTakeRole(user, role, grants) &&
    (role === 'farmer'
      ? grants.heldCuaas.includes(cuaa)
      : actingOfficesOf(cuaa, grants).some((officeId) => grants.officeIds.includes(officeId)));
  return allowed ? succeed(role) : fail('access.forbidden');
};

/**
 * Whether a person may read a company's file: a farmer only while the mandate is not closed (ROUTE-18, ROUTE-20, D-06);
 * a company that never gave a mandate has none that is closed.
 */
export const canReadFile = (user: User, role: Role, cuaa: string, grants: Grants): Result<Role, AccessRefusal> => {
  const acting = canActFor(user, role, cuaa, grants);
  return acting.ok && isMandateClosed(cuaa, grants) ? fail('access.forbidden') : acting;
};

/** The role in which a person may act for a company, where a call does not say it: farmer before CAA. */
export const actingRoleFor = (user: User, cuaa: string, grants: Grants): Result<Role, AccessRefusal> => {
  const role = rolesOf(user.userType).find((candidate) => canActFor(user, candidate, cuaa, grants).ok);
  return role === undefined ? fail('access.forbidden') : succeed(role);
};
