import type { DemonstrationUser } from './options.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** Keycloak stores each attribute as a list. */
const firstOf = (values: unknown): string => (Array.isArray(values) ? textOf(values[0]) : '');

/** The demonstration users of a Keycloak realm file, so that both providers offer the same people. */
export const usersFromRealm = (realm: unknown): readonly DemonstrationUser[] => {
  const users: readonly unknown[] = isRecord(realm) && Array.isArray(realm['users']) ? realm['users'] : [];
  return users.filter(isRecord).map(({ username, firstName, lastName, attributes, realmRoles }) => {
    const { fiscal_code, userType, situation } = isRecord(attributes) ? attributes : {};
    return {
      username: textOf(username),
      given_name: textOf(firstName),
      family_name: textOf(lastName),
      fiscal_code: firstOf(fiscal_code),
      userType: firstOf(userType),
      situation: firstOf(situation),
      ...(Array.isArray(realmRoles) ? { roles: realmRoles.map(textOf) } : {}),
    };
  });
};
