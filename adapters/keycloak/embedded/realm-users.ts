import type { DemonstrationUser } from './options.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** Keycloak keeps each attribute as a list of texts. */
const firstOf = (attributes: unknown, name: string): string => {
  const values = isRecord(attributes) ? attributes[name] : undefined;
  return Array.isArray(values) ? textOf(values[0]) : '';
};

/** The demonstration users of a Keycloak realm file, so that both providers offer the same people. */
export const usersFromRealm = (realm: unknown): readonly DemonstrationUser[] => {
  const users: readonly unknown[] = isRecord(realm) && Array.isArray(realm['users']) ? realm['users'] : [];
  return users.filter(isRecord).map((user) => ({
    username: textOf(user['username']),
    given_name: textOf(user['firstName']),
    family_name: textOf(user['lastName']),
    fiscal_code: firstOf(user['attributes'], 'fiscal_code'),
    userType: firstOf(user['attributes'], 'userType'),
    situation: firstOf(user['attributes'], 'situation'),
  }));
};
