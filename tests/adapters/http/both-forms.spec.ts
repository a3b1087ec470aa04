import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CastName } from '#tests/support/cast.ts';
import { addressesOf, type Address, ownDescription } from '#tests/tools/contract/description.ts';
import { SERVICE_START_LIMIT_MS, type TestService } from '#tests/support/service.ts';
import { sharedService } from '#tests/support/shared-service.ts';

// The private addresses that §7.2 writes without their key (D-29): called so, they answer what they answer with the key in the path.

let service: TestService;
let cuaa = '';
let client = { cuaa: '', friendlyUrl: '' };
beforeAll(async () => {
  service = await sharedService();
  cuaa = ((await json('/private/cuaa', 'anna.bianchi')) as readonly { cuaa: string }[])[0]?.cuaa ?? '';
  const found = (await json('/private/caa/search-companies', 'paola.verdi')) as { results: readonly (typeof client)[] };
  client = found.results[0] ?? client;
}, SERVICE_START_LIMIT_MS);
afterAll(() => service.stop());

const ask = async (path: string, username: CastName): Promise<Response> =>
  fetch(service.api + path, { headers: { authorization: `Bearer ${await service.tokenOf(username)}` } });
const json = async (path: string, username: CastName): Promise<unknown> => (await ask(path, username)).json();

/** Parameters that name a private record. */
const KEYS: ReadonlySet<string> = new Set(['cuaa', 'friendlyUrl', 'kind', 'id']);
/** What §7.2 writes with its key, what it does not have (a single record of a company), or what is nobody's: the key in the path is the only form. */
const WRITTEN_WITH_KEY =
  /^\/private\/(?:file\/(?!access-log)|notifications\/(?:unread-count|get-latest-notifications)\/|caa\/company-detail\/\{friendlyUrl\}\/message-facts$|(?:regulations|forms|faqs|services|fead-national-contracts)\/\{friendlyUrl\}$)|\{(?:entry|year)\}/u;

const described = addressesOf(await ownDescription()).filter(({ isPrivate, method }) => isPrivate && method === 'GET');
const requiredKeys = ({ operation }: Address, where: 'query' | 'path'): readonly string[] =>
  (operation.parameters ?? [])
    .filter((one) => one.in === where && one.required === true && KEYS.has(one.name))
    .map(({ name }) => name);

/** Every private address with a key, in whichever form it is described, without its key. */
const FORMS = [
  ...new Map(
    described.flatMap((address) => {
      const inPath = requiredKeys(address, 'path');
      const names = inPath.length > 0 ? inPath : requiredKeys(address, 'query');
      if (names.length === 0 || WRITTEN_WITH_KEY.test(address.path)) return [];
      const path = names.reduceRight(
        (left, name) => left.replace(new RegExp(`/\\{${name}\\}$`, 'u'), ''),
        address.path,
      );
      return [
        [path, [path, path.startsWith('/private/caa/') ? 'paola.verdi' : 'anna.bianchi', names] as const] as const,
      ];
    }),
  ).values(),
];
const valueOf = (name: string, username: CastName): string => {
  if (name === 'kind') return 'AGRI';
  if (name === 'friendlyUrl') return client.friendlyUrl;
  return username === 'paola.verdi' ? client.cuaa : cuaa;
};

it('[API-02] should be looked at for every address of §7.2 without a key, in both forms', () => {
  const paths = FORMS.map(([path]) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/private/support/mandate-holder',
      '/private/notifications/get-notifications',
      '/private/caa/company-detail',
      '/private/caa/anomalie-fascicolo',
    ]),
  );
  expect(paths.filter((path) => path.includes('detail/'))).toHaveLength(6);
  const known = new Set(described.map(({ path }) => path));
  for (const [path, , names] of FORMS)
    expect([path, known.has(path), known.has([path, ...names.map((name) => `{${name}}`)].join('/'))]).toEqual([
      path,
      true,
      true,
    ]);
});

describe.each(FORMS)('%s', (path, username, names) => {
  const query = (without?: string): string =>
    names
      .filter((name) => name !== without)
      .map((name) => `${name}=${encodeURIComponent(valueOf(name, username))}`)
      .join('&');

  it('[API-02] should answer the same with its keys in the path and in the query', async () => {
    const inPath = await ask(
      [path, ...names.map((name) => encodeURIComponent(valueOf(name, username)))].join('/'),
      username,
    );
    const inQuery = await ask(`${path}?${query()}`, username);
    expect([inPath.status, inQuery.status]).toEqual([200, 200]);
    expect(await inQuery.json()).toEqual(await inPath.json());
  });

  it('[API-02] [ROUTE-20] should refuse in both forms who may not, whether the thing exists or not', async () => {
    for (const stranger of ['dario.longo', 'bruno.galli'] as const)
      for (const value of [undefined, 'non-esiste']) {
        const keys = names.map((name) => (name === 'kind' ? 'AGRI' : (value ?? valueOf(name, username))));
        const written = names.map((name, at) => `${name}=${encodeURIComponent(keys[at] ?? '')}`).join('&');
        expect((await ask(`${path}?${written}`, stranger)).status).toBe(403);
        expect((await ask([path, ...keys.map(encodeURIComponent)].join('/'), stranger)).status).toBe(403);
      }
  });

  it('[API-06] [ROUTE-20] should tell what is missing only to who has a role', async () => {
    for (const name of names) {
      expect((await ask(`${path}?${query(name)}`, 'dario.longo')).status).toBe(403);
      const reported = await ask(`${path}?${query(name)}`, username);
      expect([
        reported.status,
        ((await reported.json()) as { errors: readonly { name: string }[] }).errors[0]?.name,
      ]).toEqual([400, name]);
    }
  });
});

describe('a wrong question', () => {
  it('[ROUTE-20] should be refused with 403 to who has no role, before anything is said of it', async () => {
    for (const path of [
      '/private/support/mandate-holder',
      '/private/filters',
      '/private/filters?context=NIENTE',
      '/private/regulations?page=0',
    ]) {
      expect([path, (await ask(path, 'dario.longo')).status]).toEqual([path, 403]);
      expect([path, (await ask(path, 'anna.bianchi')).status]).toEqual([path, 400]);
    }
  });
});
