import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
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
  readonly users: readonly {
    readonly firstName: string;
    readonly lastName: string;
    readonly attributes: Readonly<Record<'fiscal_code' | 'userType' | 'situation', readonly [string]>>;
    readonly realmRoles?: readonly string[];
  }[];
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

describe('the people of the demonstration', () => {
  const rows = [...readFileSync('README.md', 'utf8').matchAll(/^\| ([^|]+) \| ([A-Z-]+|unknown) \| ([^|]+) \|$/gmu)];
  const companies = parse(readFileSync('adapters/storage/seed/content/companies/aziende.yaml', 'utf8')) as readonly {
    readonly holders: readonly string[];
  }[];
  const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
  const SAID: readonly (readonly [RegExp, number])[] = [
    [/^non ha aziende/iu, 0],
    [/^ha una sola azienda/iu, 1],
    [/^ha due aziende/iu, 2],
    [/^ha sei aziende/iu, 6],
  ];

  it('should be the same in the README, in the sign-in page and in their data', () => {
    expect(rows.map(([, name]) => name)).toEqual(
      realm.users.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    );
    const saidOf = realm.users.map(
      ({ attributes }) => SAID.find(([words]) => words.test(attributes.situation[0]))?.[1],
    );
    // An operator is described by offices.
    const held = realm.users.map(
      ({ attributes }) => companies.filter(({ holders }) => holders.includes(attributes.fiscal_code[0])).length,
    );
    expect(saidOf.map((said) => said ?? 0)).toEqual(held);
    const inReadme = rows.map(([, , , words = '']) => /(\w+) compan(?:y|ies)/u.exec(words)?.[1]);
    expect(inReadme.map((word) => (word === undefined ? 0 : NUMBERS.indexOf(word)))).toEqual(held);
  });
});
