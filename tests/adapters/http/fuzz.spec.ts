import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { antiForgeryPair } from '#tests/support/anti-forgery.ts';
import { SERVICE_START_LIMIT_MS, startService, type TestService } from '#tests/support/service.ts';
import { addressesOf, answerOf, type Description } from '#tests/tools/contract/description.ts';

/** Tries of each address: enough to meet every kind of wrong value below, few enough for every run of the tests. */
const TRIES_PER_ADDRESS = 12;
const DOCUMENT_LIMIT_MS = 240_000;

let service: TestService;
let document: Description;
let tokens: readonly (string | undefined)[];
beforeAll(async () => {
  service = await startService();
  document = (await (await fetch(`${service.api}/openapi.json`)).json()) as Description;
  tokens = [
    undefined,
    'x.y.z',
    await service.tokenOf('anna.bianchi'),
    await service.tokenOf('paola.verdi'),
    await service.tokenOf('dario.longo'),
  ];
}, SERVICE_START_LIMIT_MS);
afterAll(() => service.stop());

/** Values that a parameter was not made for, among them what has broken other services. */
const anyValue = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e9',
    '99999999999999999999',
    '9007199254740991',
    '9999',
    '9999-12',
    '9999-12-31',
    '0001-01-01',
    'NaN',
    'null',
    'true',
    '[]',
    '{}',
    "' or 1=1--",
    '%',
    '%00',
    '\u0000',
    '../../etc/passwd',
    '2024-02-30',
    'ASC',
    'AGRI',
    'BNCNNA80A41H501R',
    '😀',
    '\ud800',
    '(((',
    ':*&|!',
    'a'.repeat(500),
  ),
);

const anyBody = fc.oneof(
  fc.jsonValue().map((value) => ({ body: JSON.stringify(value), type: 'application/json' })),
  fc
    .record({ kind: anyValue, id: anyValue, msgIds: fc.array(anyValue, { maxLength: 3 }), read: fc.boolean() })
    .map((value) => ({ body: JSON.stringify(value), type: 'application/json' })),
  fc.string().map((body) => ({ body, type: 'application/json' })),
  fc.string().map((body) => ({ body, type: 'text/plain' })),
);

const encoded = (text: string): string => {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%80';
  }
};

describe('every address of the published description', () => {
  it(
    '[API-01] [API-02] [API-06] should answer whatever it is asked with no fault of its own',
    { timeout: DOCUMENT_LIMIT_MS },
    async () => {
      const pair = await antiForgeryPair(service.api);
      const described = addressesOf(document);
      expect(described.length).toBeGreaterThan(90);

      const asked = fc.record({
        values: fc.array(anyValue, { minLength: 6, maxLength: 6 }),
        repeat: fc.boolean(),
        present: fc.array(fc.boolean(), { minLength: 14, maxLength: 14 }),
        who: fc.nat(),
        body: anyBody,
      });
      for (const one of described) {
        const { path, method, operation } = one;
        await fc.assert(
          fc.asyncProperty(asked, async ({ values, repeat, present, who, body }) => {
            const value = (index: number): string => values[index % values.length] ?? '';
            let index = 0;
            const address = path.replace(/\{[^}]+\}/gu, () => encoded(value(index++)) || '_');
            const query = (operation.parameters ?? [])
              .filter((parameter, at) => parameter.in === 'query' && present[at % present.length] === true)
              .flatMap(({ name }) =>
                Array.from({ length: repeat ? 2 : 1 }, () => `${encoded(name)}=${encoded(value(index++))}`),
              )
              .join('&');
            const bearer = tokens[who % tokens.length];
            const response = await fetch(`${service.api}${address}${query === '' ? '' : `?${query}`}`, {
              method,
              headers: {
                ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
                ...pair,
                'idempotency-key': 'chiave-di-prova',
                ...(method === 'GET' ? {} : { 'content-type': body.type }),
              },
              ...(method === 'GET' ? {} : { body: body.body }),
            });
            const text = await response.text();
            if (response.status >= 500) throw new Error(`${response.status} at ${method} ${address}?${query}: ${text}`);
            if (response.status >= 400 && !text.startsWith('{"type":"/api/docs/problemi/'))
              throw new Error(`no problem document at ${method} ${address}?${query}: ${text.slice(0, 200)}`);
            const type = response.headers.get('content-type')?.split(';', 1)[0] ?? '';
            if (answerOf(document, one, response.status).described?.content?.[type] === undefined)
              throw new Error(
                `${response.status} as ${type} is not described at ${method} ${path}: ${text.slice(0, 200)}`,
              );
            if (/\n\s+at /u.test(text)) throw new Error(`a stack trace at ${method} ${address}?${query}`);
          }),
          { numRuns: TRIES_PER_ADDRESS },
        );
      }
    },
  );
});
