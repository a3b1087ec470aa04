import { fail, type Result, succeed } from '#core/kernel/result.ts';
import { type Role, rolesOf, type User } from '#core/session/user.ts';

/** A company's mandate to an office of an assistance centre. */
export interface Mandate {
  readonly cuaa: string;
  readonly officeId: string;
  readonly closed: boolean;
}

/** What the service knows about the person of a token, read for this request (D-05). */
export interface Grants {
  /** Companies held by the token's fiscal code. */
  readonly heldCuaas: readonly string[];
  /** Offices where the person is an operator. */
  readonly officeIds: readonly string[];
  /** Mandates of the company asked for, or of any number of companies. */
  readonly mandates: readonly Mandate[];
}

/** One refusal for every reason, so that it does not tell whether the company exists (ROUTE-20). */
export type AccessRefusal = 'access.forbidden';

/** Whether the person's user type allows the role, and a CAA operator has an office at all (ROUTE-20, SES-22). */
export const canTakeRole = (user: User, role: Role, grants: Pick<Grants, 'officeIds'>): boolean =>
  rolesOf(user.userType).includes(role) && (role === 'farmer' || grants.officeIds.length > 0);

const hasOpenMandate = (cuaa: string, { officeIds, mandates }: Grants): boolean =>
  mandates.some((mandate) => mandate.cuaa === cuaa && !mandate.closed && officeIds.includes(mandate.officeId));

const hasClosedMandate = (cuaa: string, { mandates }: Grants): boolean => {
  const own = mandates.filter((mandate) => mandate.cuaa === cuaa);
  return own.length > 0 && own.every(({ closed }) => closed);
};

/**
 * Whether a person may act for a company in a role: a farmer for the companies that the fiscal code holds, a CAA
 * operator for companies with an open mandate to one of the operator's offices (ROUTE-20, D-05). Asked by the service
 * before any repository of company data.
 */
export const canActFor = (user: User, role: Role, cuaa: string, grants: Grants): Result<Role, AccessRefusal> => {
  const allowed =
    canTakeRole(user, role, grants) && (role === 'farmer' ? grants.heldCuaas.includes(cuaa) : hasOpenMandate(cuaa, grants));
  return allowed ? succeed(role) : fail('access.forbidden');
};

/**
 * Whether a person may read a company's file: a farmer only while the mandate is not closed (ROUTE-18, ROUTE-20, D-06);
 * a company that never gave a mandate has none that is closed.
 */
export const canReadFile = (user: User, role: Role, cuaa: string, grants: Grants): Result<Role, AccessRefusal> => {
  const acting = canActFor(user, role, cuaa, grants);
  return acting.ok && hasClosedMandate(cuaa, grants) ? fail('access.forbidden') : acting;
};

/** The role in which a person may act for a company, where a call does not say it: farmer before CAA. */
export const actingRoleFor = (user: User, cuaa: string, grants: Grants): Result<Role, AccessRefusal> => {
  const role = rolesOf(user.userType).find((candidate) => canActFor(user, candidate, cuaa, grants).ok);
  return role === undefined ? fail('access.forbidden') : succeed(role);
};
