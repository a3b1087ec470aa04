import { onlineManager, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ServiceError } from '#core/kernel/service-error.ts';
import {
  prefetchAll,
  hasTransientError,
  cachedError,
  makeQueryClient,
  dehydrateQueries,
  hydrateQueries,
  useQueryResults,
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

it('[ERR-08] should ask again by itself for what failed while the line was cut, and not for what was refused or is there', async () => {
  const client = makeQueryClient('browser');
  client.mount();
  const asked = { lost: 0, refused: 0, known: 0 };
  let isCut = true;
  const observe = (name: keyof typeof asked, answer: () => string) =>
    new QueryObserver(client, {
      queryKey: [name],
      retry: false,
      queryFn: async () => {
        asked[name] += 1;
        return answer();
      },
    });
  const thrown = (error: Error): never => {
    throw error;
  };
  const observers = [
    observe('lost', () => (isCut ? thrown(new ServiceError('no connection')) : 'pronto')),
    observe('refused', () => thrown(refusal)),
    observe('known', () => 'pronto'),
  ];
  const ends = observers.map((one) => one.subscribe(() => undefined));
  await vi.waitFor(() =>
    expect(observers.map((one) => one.getCurrentResult().isPending)).toEqual([false, false, false]),
  );
  onlineManager.setOnline(false);
  isCut = false;
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(observers[0]?.getCurrentResult().data).toBe('pronto'));
  expect(asked).toEqual({ lost: 2, refused: 1, known: 1 });
  for (const end of ends) end();
  client.unmount();
});

it('should answer each place of a list with its own query, also where two are the same', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const client = makeQueryClient('server');
  const query = (name: string) => ({ queryKey: [name], queryFn: async () => name });
  for (const name of ['albero', 'menu']) client.setQueryData([name], name);
  const List = () =>
    useQueryResults([query('albero'), query('menu'), query('albero')])
      .map((result) => (result.kind === 'success' ? result.value : result.kind))
      .join(' ');
  const page = createElement(QueryClientProvider, { client }, createElement(List));
  expect(renderToString(page)).toBe('albero menu albero');
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});
