import type { FastifyRequest } from 'fastify';
import {
  actingRoleFor,
  canActFor,
  canReadFile,
  canReadReserved,
  canTakeRole,
  type Grants,
  type ReservedAudience,
} from '#core/access/can-act-for.ts';
import { rolesOf, type Role, type User } from '#core/session/user.ts';
import type { AuditTrail } from '#core/access/audit-trail.ts';
import type { GrantsRepository } from '#core/access/grants-repository.ts';
import { HttpProblem } from '../problems/problem.ts';

/** Decides about private reads by the core's own policy, before any repository is asked (ROUTE-20, D-05). */
export interface AccessControl {
  /**
   * The person acts for the company in this role, or in any when none is given. Where what was asked for belongs to no company, the same
   * is looked up before the refusal: the time it takes does not reveal what exists.
   */
  actFor(user: User, cuaa: string | undefined, request: FastifyRequest, role?: Role): Promise<Role>;
  /** Whether the person acts for the company in this role; noted like `actFor`, and left to the caller, since others wait. */
  mayActFor(user: User, cuaa: string | undefined, request: FastifyRequest, role: Role): Promise<boolean>;
  /** The person reads the company's file. */
  readFile(user: User, cuaa: string | undefined, request: FastifyRequest): Promise<Role>;
  /** The person is an operator of an assistance centre. */
  asOperator(user: User, request: FastifyRequest): Promise<void>;
  /** The person reads what is reserved for an audience and belongs to no company; nothing of it is anybody's, so no look is noted. */
  readReserved(user: User, audience: ReservedAudience): Promise<void>;
  /** Whether the person may act in a role. */
  canTake(user: User, role: Role): Promise<boolean>;
  /** Notes that an operator has seen something of these companies; a look that showed none is noted too. */
  noteSeen(user: User, cuaas: readonly string[], request: FastifyRequest): Promise<void>;
  /** Notes the refusal of what can be laid to no company, and refuses. */
  refuse(user: User, request: FastifyRequest): Promise<never>;
}

/** Placeholder company of what belongs to none; nobody holds it or has its mandate. */
const NO_COMPANY = '';

/** Makes the control over the records. All refusals are alike: none reveals whether a company exists. */
export const makeAccessControl = (records: Pick<GrantsRepository, 'grantsOf'>, trail: AuditTrail): AccessControl => {
  const note = noteIn(trail);
  const refuse: AccessControl['refuse'] = async (user, request) => {
    await note(user, request, undefined, [undefined]);
    throw new HttpProblem(403);
  };
  const decided = async (
    user: User,
    asked: string | undefined,
    request: FastifyRequest,
    decide: (cuaa: string, grants: Grants) => Role | undefined,
  ): Promise<Role | undefined> => {
    const cuaa = asked ?? NO_COMPANY;
    const grants = await records.grantsOf(user.fiscalCode, cuaa);
    const role = decide(cuaa, grants);
    // The company's own holder reading the own data is not watched; everyone else is (D-05).
    if (role !== 'farmer' || !grants.heldCuaas.includes(cuaa)) await note(user, request, role, [asked]);
    return role;
  };
  const judge: (...asked: Parameters<typeof decided>) => Promise<Role> = async (...asked) => {
    const role = await decided(...asked);
    if (role === undefined) throw new HttpProblem(403);
    return role;
  };
  return {
    actFor: (user, asked, request, role) =>
      judge(user, asked, request, (cuaa, grants) => {
        const acting = role === undefined ? actingRoleFor(user, cuaa, grants) : canActFor(user, role, cuaa, grants);
        return acting.ok ? acting.value : undefined;
      }),
    mayActFor: async (user, asked, request, role) =>
      (await decided(user, asked, request, (cuaa, grants) => {
        const acting = canActFor(user, role, cuaa, grants);
        return acting.ok ? acting.value : undefined;
      })) !== undefined,
    readFile: (user, asked, request) =>
      judge(user, asked, request, (cuaa, grants) => {
        const acting = actingRoleFor(user, cuaa, grants);
        const reading = acting.ok ? canReadFile(user, acting.value, cuaa, grants) : acting;
        return reading.ok ? reading.value : undefined;
      }),
    asOperator: async (user, request) => {
      const grants = await records.grantsOf(user.fiscalCode);
      if (!canTakeRole(user, 'caa', grants)) await refuse(user, request);
    },
    readReserved: async (user, audience) => {
      if (!canReadReserved(user, audience, await records.grantsOf(user.fiscalCode)).ok) throw new HttpProblem(403);
    },
    canTake: async (user, role) => canTakeRole(user, role, await records.grantsOf(user.fiscalCode)),
    noteSeen: (user, cuaas, request) => note(user, request, 'caa', cuaas.length === 0 ? [undefined] : cuaas),
    refuse,
  };
};

// Helpers

/** A look that cannot be noted is not allowed: the throw ends the request. No role is a refusal. */
const noteIn =
  (trail: AuditTrail) =>
  (
    user: User,
    request: FastifyRequest,
    role: Role | undefined,
    cuaas: readonly (string | undefined)[],
  ): Promise<void> =>
    trail.record(
      ...cuaas.map((cuaa) => ({
        actor: user.fiscalCode,
        role: role ?? rolesOf(user.userType)[0] ?? 'farmer',
        cuaa,
        action: `${request.method} ${request.routeOptions.url ?? ''}`,
        outcome: role === undefined ? ('refused' as const) : ('allowed' as const),
      })),
    );
