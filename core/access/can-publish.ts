import { fail, succeed, type Result } from '#core/kernel/result.ts';
import type { Claims } from '#core/session/user.ts';

/** Why somebody may not publish from another machine. */
export type PublishingRefusal = 'publishing.no-role' | 'publishing.off';

/** The refusal to a person without the role, with what to do (RED-05). */
export const PUBLISHING_REFUSALS: Readonly<Record<PublishingRefusal, string>> = {
  'publishing.off':
    'Questo portale non ammette la pubblicazione da un’altra macchina: chi lo gestisce la ammette con l’impostazione «publishingRole».',
  'publishing.no-role':
    'Chi ha fatto l’accesso non ha il ruolo con cui si pubblica: chiederlo a chi gestisce gli accessi, poi accedere di nuovo.',
};

/** The roles that the provider gave a person in the whole realm, as Keycloak writes them; total: anything else is none. */
export const rolesInClaims = (claims: Claims): readonly string[] => {
  const access = claims['realm_access'];
  const roles: unknown = typeof access === 'object' && access !== null && 'roles' in access ? access.roles : undefined;
  return Array.isArray(roles) ? roles.filter((role): role is string => typeof role === 'string') : [];
};

/**
 * Whether who holds a verified token may publish contents: with exactly the role that the portal names, and nobody where it names none
 * (RED-05). What a person is for the reserved area does not count: an editor may have no company.
 */
export const canPublish = (claims: Claims, role: string | undefined): Result<void, PublishingRefusal> => {
  if (role === undefined) return fail('publishing.off');
  return rolesInClaims(claims).includes(role) ? succeed(undefined) : fail('publishing.no-role');
};
