import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CastName } from '#tests/support/cast.ts';
import { SERVICE_START_LIMIT_MS, startService, type TestService } from '#tests/support/service.ts';

// The private addresses that §7.2 writes without their key (D-29): called so, they answer what they answer with the key in the path.

let service: TestService;
let cuaa = '';
let client = { cuaa: '', friendlyUrl: '' };
beforeAll(async () => {
  service = await startService();
  cuaa = ((await json('/private/cuaa', 'anna.bianchi')) as readonly { cuaa: string }[])[0]?.cuaa ?? '';
  const found = (await json('/private/caa/search-companies', 'paola.verdi')) as { results: readonly (typeof client)[] };
  client = found.results[0] ?? client;
}, SERVICE_START_LIMIT_MS);
afterAll(() => service.stop());

const ask = async (path: string, username: CastName): Promise<Response> =>
  fetch(service.api + path, { headers: { authorization: `Bearer ${await service.tokenOf(username)}` } });
const json = async (path: string, username: CastName): Promise<unknown> => (await ask(path, username)).json();

const FORMS = [
  ...['payments', 'questions', 'debts'].map((what) => [`/private/detail/${what}`, 'anna.bianchi', ['cuaa']] as const),
  ...['payments', 'questions', 'debts'].map(
    (what) => [`/private/caa/detail/${what}`, 'paola.verdi', ['cuaa']] as const,
  ),
  ['/private/caa/anomalie-fascicolo', 'paola.verdi', ['cuaa']] as const,
  ['/private/caa/company-detail', 'paola.verdi', ['friendlyUrl']] as const,
  ['/private/notifications/get-notifications', 'anna.bianchi', ['kind', 'id']] as const,
];
const valueOf = (name: string, username: CastName): string => {
  if (name === 'kind') return 'AGRI';
  if (name === 'friendlyUrl') return client.friendlyUrl;
  return username === 'paola.verdi' ? client.cuaa : cuaa;
};

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
      const told = await ask(`${path}?${query(name)}`, username);
      expect([told.status, ((await told.json()) as { errors: readonly { name: string }[] }).errors[0]?.name]).toEqual([
        400,
        name,
      ]);
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
