import type { FastifyRequest } from 'fastify';
import { actingRoleFor, canActFor, canReadFile, canTakeRole, type Grants } from '#core/access/can-act-for.ts';
import { rolesOf, type Role, type User } from '#core/session/user.ts';
import type { AuditTrail, GrantsRepository } from '#adapters/storage/postgres/index.ts';
import { Refusal } from './problem.ts';

/** Decides about private reads by the core's own policy, before any repository is asked (ROUTE-20, D-05). */
export interface AccessControl {
  /** The person acts for the company in this role, or in any when none is given. */
  actFor(user: User, cuaa: string, request: FastifyRequest, role?: Role): Promise<Role>;
  /** The person reads the company's file. */
  readFile(user: User, cuaa: string, request: FastifyRequest): Promise<Role>;
  /** The person is an operator of an assistance centre. */
  asOperator(user: User): Promise<Grants>;
}

/** Makes the control over the records. Whatever is refused is refused alike: nothing tells whether a company exists. */
export const makeAccessControl = (records: GrantsRepository, trail: AuditTrail): AccessControl => {
  const judge = async (user: User, cuaa: string, request: FastifyRequest, decide: (grants: Grants) => Role | undefined): Promise<Role> => {
    const grants = await records.grantsOf(user.fiscalCode, cuaa);
    const role = decide(grants);
    // The company's own holder reading the own data is not watched; everyone else is (D-05).
    if (role !== 'farmer' || !grants.heldCuaas.includes(cuaa)) {
      // A look that cannot be noted is not allowed: the throw ends the request.
      await trail.record({
        actor: user.fiscalCode,
        role: role ?? rolesOf(user.userType)[0] ?? 'farmer',
        cuaa,
        action: `${request.method} ${request.routeOptions.url ?? ''}`,
        outcome: role === undefined ? 'refused' : 'allowed',
      });
    }
    if (role === undefined) throw new Refusal(403);
    return role;
  };
  return {
    actFor: (user, cuaa, request, role) =>
      judge(user, cuaa, request, (grants) => {
        const acting = role === undefined ? actingRoleFor(user, cuaa, grants) : canActFor(user, role, cuaa, grants);
        return acting.ok ? acting.value : undefined;
      }),
    readFile: (user, cuaa, request) =>
      judge(user, cuaa, request, (grants) => {
        const acting = actingRoleFor(user, cuaa, grants);
        const reading = acting.ok ? canReadFile(user, acting.value, cuaa, grants) : acting;
        return reading.ok ? reading.value : undefined;
      }),
    asOperator: async (user) => {
      const grants = await records.grantsOf(user.fiscalCode);
      if (!canTakeRole(user, 'caa', grants)) throw new Refusal(403);
      return grants;
    },
  };
};
