import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addressesOf,
  answerOf,
  ownDescription,
  typeOf,
  type Address,
  type Description,
} from '#tests/tools/contract/description.ts';
import { schemasOf, type Schemas } from '#tests/tools/contract/schemas.ts';
import { drawnFrom } from '#tests/tools/contract/drawn-from.ts';
import { mockOf } from '#tests/tools/contract/mock.ts';
import { shortened, withAnyAgency } from '#tests/tools/contract/shorten.ts';

// Each answer of the document has an example; each is what the document says; and they are enough to draw every public page from.

let document: Description;
let schemas: Schemas;
beforeAll(async () => {
  document = await ownDescription();
  schemas = schemasOf(document);
});

const mediaOf = (address: Address): { readonly example?: unknown } =>
  answerOf(document, address, 200).described?.content?.[typeOf(address)] ?? {};

/** What sends something answers what was sent, or a receipt. */
const isShown = (address: Address): boolean => typeOf(address) !== 'application/pdf' && address.method === 'GET';

describe('the examples of the published document', () => {
  it('[API-22] should be there for every answer that is no PDF, as `npm run contract -- examples` records them', () => {
    const missing = addressesOf(document).filter((one) => isShown(one) && mediaOf(one).example === undefined);
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  it('[API-22] should each be what the document says of the answer', () => {
    const judged = addressesOf(document).filter((one) => isShown(one) && typeOf(one) === 'application/json');
    expect(judged.length).toBeGreaterThan(100);
    const differences = judged.flatMap((one) =>
      schemas
        .differences(one, 200, 'application/json', mediaOf(one).example)
        .map(({ pointer, message }) => `${one.path}#${pointer} ${message}`),
    );
    expect(differences).toEqual([]);
  });

  it('[API-22] should name an agency that stands for any: each publishes them in its own document', () => {
    expect(JSON.stringify(document)).not.toMatch(/agenzia nazionale pagamenti|campi sereni/iu);
    const examples = addressesOf(document).flatMap((one) => mediaOf(one).example ?? []);
    expect(JSON.stringify(examples)).not.toMatch(/anpag/iu);
    expect(withAnyAgency('ANPAG, /anpag-comunica')).toBe('ADP, /adp-comunica');
  });

  it('[API-22] should be shortened by a rule that keeps their shape', () => {
    const long = 'parola '.repeat(60);
    expect(shortened({ a: [{ b: 1 }, { b: 2 }], c: long, d: null, e: `https://a.example/${'x'.repeat(300)}` })).toEqual(
      {
        a: [{ b: 1 }],
        c: `${'parola '.repeat(23).trim()}…`,
        d: null,
        e: `https://a.example/${'x'.repeat(300)}`,
      },
    );
  });
});

describe('a portal over a service that answers the examples', () => {
  const servers: Server[] = [];
  afterAll(() => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  });
  const serving = async (listener: RequestListener): Promise<string> => {
    const server = createServer(listener);
    servers.push(server);
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done);
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  };

  // `npm run contract -- clients` names the mock that Prism makes of the same document.
  const foreign = process.env['TEST_MOCK_URL'];

  it('[API-22] should have every public page', { timeout: 240_000 }, async () => {
    const drawn = await drawnFrom(foreign ?? (await serving(mockOf(document))));
    expect(drawn.length).toBeGreaterThan(60);
    expect(drawn.filter(({ status }) => status >= 500)).toEqual([]);
    // What is below the dashboard has the codes of its figures for names, and no other name has a page. For Prism a name is
    // one segment of an address: a page whose name has several is not found there.
    const named = drawn.filter(({ path }) => !path.startsWith('/cruscotto-pagamenti/'));
    expect(foreign === undefined ? named.filter(({ status }) => status !== 200) : []).toEqual([]);
  });

  it('[API-22] should be refused a state that the document does not list, here and by the check of the examples', async () => {
    const copy = structuredClone(document);
    const bodies = addressesOf(copy).find(({ path }) => path === '/support/op/site');
    if (bodies === undefined) throw new Error('no paying bodies');
    const media = bodies.operation.responses['200']?.content?.['application/json'] as { example: { scope: string }[] };
    for (const one of media.example) one.scope = 'string';
    expect(schemas.differences(bodies, 200, 'application/json', media.example)[0]?.message).toContain('uno dei valori');
    const drawn = await drawnFrom(await serving(mockOf(copy)), (pattern) => pattern === '/supporto/ricerca-op');
    expect(drawn).toEqual([{ path: '/supporto/ricerca-op', status: 503 }]);
  });
});
