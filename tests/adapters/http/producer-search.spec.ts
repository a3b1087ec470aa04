import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProducerRepository } from '#core/producers/producer-repository.ts';
import { antiForgeryPair } from '#tests/support/anti-forgery.ts';
import type { CastName } from '#tests/support/cast.ts';
import { httpClient } from '#tests/support/http-client.ts';
import { SERVICE_START_LIMIT_MS, startService, type TestService } from '#tests/support/service.ts';

// What is typed to find a producer may be the name or the fiscal code of a person: it stands in a body, and nowhere else.

const ANNA = 'BNCNNA80A41H501R';
const lines: string[] = [];
const asked: string[] = [];
let service: TestService;
beforeAll(async () => {
  service = await startService({
    settings: { logLevel: 'trace' },
    logTo: { write: (line) => void lines.push(line) },
  });
  service.app.server.on('request', ({ method, url }) => void asked.push(`${method ?? ''} ${url ?? ''}`));
}, SERVICE_START_LIMIT_MS);
afterAll(() => service.stop());

const search = async (body: unknown, who: CastName): Promise<Response> =>
  fetch(`${service.api}/private/caa/search-companies`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await service.tokenOf(who)}`,
      ...(await antiForgeryPair(service.api)),
    },
  });

describe('a search for what was typed', () => {
  it('[PAGE-30] should be sent by the portal in a body, and leave nothing of it in an address or in the log', async () => {
    asked.length = 0;
    const producers = httpClient(service.api, await service.tokenOf('paola.verdi')).get(ProducerRepository);
    const page = { page: 1, pageSize: 10, operator: '' };
    const byCode = await producers.search({ text: ANNA, ...page });
    expect(byCode.items.map(({ cuaa }) => cuaa)).toEqual([ANNA]);
    const byName = await producers.search({ text: 'Bianchi', ...page, sort: 'name', anomaly: 'any' });
    expect(byName.items.map(({ cuaa }) => cuaa)).toEqual([ANNA]);
    expect(asked.filter((line) => line.startsWith('POST'))).toEqual([
      'POST /api/private/caa/search-companies',
      'POST /api/private/caa/search-companies',
    ]);
    for (const written of [...asked, ...lines]) {
      expect(written).not.toMatch(/bianchi/iu);
      expect(written).not.toContain(ANNA);
    }
    expect(lines.length).toBeGreaterThan(0);
  });

  it('[PAGE-30] [API-02] should answer what the same filters answer without a text, and no cache keeps it', async () => {
    const all = (await (
      await fetch(`${service.api}/private/caa/search-companies?sort=expiry&pageSize=3&page=2`, {
        headers: { authorization: `Bearer ${await service.tokenOf('paola.verdi')}` },
      })
    ).json()) as unknown;
    const answer = await search({ search: '', sort: 'expiry', page: 2, pageSize: 3 }, 'paola.verdi');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.json()).toEqual(all);
  });

  it('[ROUTE-20] [API-06] should refuse who is no operator, and tell what is wrong only to who has a role', async () => {
    for (const who of ['anna.bianchi', 'bruno.galli', 'dario.longo'] as const)
      expect([who, (await search({ search: 'bianchi' }, who)).status]).toEqual([who, 403]);
    for (const wrong of [{}, { search: 'a\u0000b' }, { search: 'bianchi', page: 0 }, { search: 'x', pageSize: 101 }]) {
      expect((await search(wrong, 'dario.longo')).status).toBe(403);
      expect((await search(wrong, 'paola.verdi')).status).toBe(400);
    }
  });
});
