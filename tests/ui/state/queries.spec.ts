import { expect, it } from 'vitest';
import { ServiceError } from '#core/kernel/service-error.ts';
import {
  prefetchAll,
  hasTransientError,
  cachedError,
  makeQueryClient,
  dehydrateQueries,
  hydrateQueries,
} from '#ui/state/queries.ts';

const refusal = new ServiceError('refused', { status: 404, serverMessage: 'Non c’è.' });
const away = Object.assign(new Error('connect ECONNREFUSED 10.1.2.3:5432'), {
  code: 'ECONNREFUSED',
  address: '10.1.2.3',
  sqlState: '42P01',
});
const failing = (error: Error) => ({
  queryKey: ['prova', error === refusal ? 'rifiuto' : 'guasto'],
  queryFn: async (): Promise<never> => {
    throw error;
  },
});

it('[ERR-03] should carry in the page no more of a failure than its status and sentence', async () => {
  const client = makeQueryClient('server');
  await prefetchAll(client, [failing(away), failing(refusal)]);
  const packed = dehydrateQueries(client);

  expect(JSON.stringify(packed)).not.toMatch(/ECONNREFUSED|10\.1\.2\.3|42P01|stack/u);
  const browser = makeQueryClient('browser');
  hydrateQueries(browser, JSON.parse(JSON.stringify(packed)) as typeof packed);
  expect(cachedError(browser, failing(refusal))).toMatchObject({ status: 404, serverMessage: 'Non c’è.' });
  expect(cachedError(browser, failing(away))?.status).toBeUndefined();
});

it('[ERR-03] should tell what could not be answered from what was refused', async () => {
  for (const [error, expected] of [
    [refusal, false],
    [away, true],
    [new ServiceError('away', { status: 503 }), true],
    [new ServiceError('no result'), true],
  ] as const) {
    const client = makeQueryClient('server');
    await prefetchAll(client, [failing(error)]);
    expect([String(error), hasTransientError(client)]).toEqual([String(error), expected]);
  }
});
