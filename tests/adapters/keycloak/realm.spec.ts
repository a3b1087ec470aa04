import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SETTINGS_HELP } from '#adapters/http/server/settings/settings-help.ts';

// The realm that operators import and the pages that say what to set use the same names: without the role in the token nobody
// publishes from another machine, and without the return address nobody comes back to it.

interface Client {
  readonly clientId: string;
  readonly redirectUris: readonly string[];
  readonly defaultClientScopes: readonly string[];
  readonly fullScopeAllowed: boolean;
}
interface Realm {
  readonly clients: readonly Client[];
  readonly roles: { readonly realm: readonly { readonly name: string }[] };
  readonly scopeMappings: readonly { readonly client: string; readonly roles: readonly string[] }[];
  readonly users: readonly { readonly realmRoles?: readonly string[] }[];
}

const realm = JSON.parse(readFileSync('adapters/keycloak/realm/anpag-realm.json', 'utf8')) as Realm;
const operatorsPage = readFileSync('adapters/deploy/special-cases.md', 'utf8');
const role = String(SETTINGS_HELP.publishingRole.example);
const clientId = String(SETTINGS_HELP['signOn.clientId'].example);
const client = realm.clients.find((one) => one.clientId === clientId);

describe('the shipped realm', () => {
  it('[RED-05] should have the role that the setting documents, and put it into the token of the documented client', () => {
    expect(realm.roles.realm.map(({ name }) => name)).toContain(role);
    expect(client?.fullScopeAllowed).toBe(false);
    expect(client?.defaultClientScopes).toContain('roles');
    expect(realm.scopeMappings).toContainEqual({ client: clientId, roles: [role] });
    expect(operatorsPage).toContain(`un ruolo di reame (\`${role}\` nel realm di partenza)`);
  });

  it('[RED-05] should let one come back to the page of publication that the operators’ page names', () => {
    const [, returnTo = ''] = /Fra gli indirizzi di ritorno del client, `([^`]+)`/u.exec(operatorsPage) ?? [];
    expect(returnTo).toMatch(/\/_pubblica\/ritorno$/u);
    expect(client?.redirectUris).toContain(returnTo);
  });

  it('[RED-05] should give the role to somebody, for a trial, and not to everybody', () => {
    const holders = realm.users.filter(({ realmRoles = [] }) => realmRoles.includes(role));
    expect([holders.length > 0, holders.length < realm.users.length]).toEqual([true, true]);
  });
});
