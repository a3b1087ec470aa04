import { beforeAll, describe, expect, it } from 'vitest';
import { LIST_IDS, LISTS } from '#core/catalogue/definitions.ts';
import { COMPETITION_STATUSES, TENDER_STATUSES } from '#core/competitions/status.ts';
import { listPath } from '#adapters/http/contract/addresses.ts';
import {
  addressesOf,
  answerOf,
  type Description,
  namesIn,
  ownDescription,
  type Address,
} from '#tests/tools/contract/description.ts';

// What the published document says of requests and refusals, for every address.

let document: Description;
let addresses: readonly Address[];
beforeAll(async () => {
  document = await ownDescription();
  addresses = addressesOf(document);
});

const at = (path: string, method = 'GET'): Address => {
  const found = addresses.find((one) => one.path === path && one.method === method);
  if (found === undefined) throw new Error(`${method} ${path} is not described`);
  return found;
};

const requiredHeaders = ({ operation }: Address): readonly string[] =>
  (operation.parameters ?? []).filter((one) => one.in === 'header' && one.required === true).map(({ name }) => name);

describe('requests', () => {
  it('[API-01] [API-04] should say of every unsafe one that it needs the anti-forgery header, and of no other', () => {
    const unsafe = addresses.filter(({ method }) => method !== 'GET');
    expect(unsafe.length).toBeGreaterThanOrEqual(4);
    for (const address of addresses)
      expect([address.path, requiredHeaders(address).includes('X-XSRF-TOKEN')]).toEqual([
        address.path,
        unsafe.includes(address),
      ]);
  });

  it('[API-01] should say that a request for assistance needs a key against being sent twice', () => {
    for (const prefix of ['', '/private'])
      expect(requiredHeaders(at(`${prefix}/support/send-assistance-request`, 'POST'))).toContain('Idempotency-Key');
  });

  it('[API-01] [API-11] should name at the filters every context and the criteria of every list', () => {
    const criteria = LIST_IDS.flatMap((list) => namesIn(at(listPath(list)), 'query'))

      .filter((name) => !['page', 'pageSize', 'cursor'].includes(name));
    for (const path of ['/filters', '/private/filters']) {
      expect(namesIn(at(path), 'query')).toEqual(expect.arrayContaining(['context', ...criteria]));
      const context = at(path).operation.parameters?.find(({ name }) => name === 'context');
      expect(context).toMatchObject({
        required: true,
        schema: {
          enum: expect.arrayContaining(['OP_REGIONS', ...Object.values(LISTS).map((list) => list.context)]) as unknown,
        },
      });
    }
  });
});

describe('what is refused', () => {
  const schemaOf = (path: string, name: string) =>
    at(path).operation.parameters?.find((one) => one.name === name) as unknown as {
      readonly description: string;
      readonly schema: { readonly pattern?: string; readonly items?: { readonly enum?: readonly string[] } };
    };

  it('[API-01] [LIST-09] should be said of days, pages, cursors and choices', () => {
    for (const [path, name] of [
      ['/regulations', 'publicationDateFrom'],
      ['/events', 'eventDateTo'],
    ] as const) {
      const { description, schema } = schemaOf(path, name);
      expect(description).toContain('tra il 1900-01-01 e il 2100-12-31');
      const years = new RegExp(schema.pattern ?? '^$', 'u');
      expect(['1899-12-31', '1900-01-01', '2100-12-31', '2101-01-01', ''].map((text) => years.test(text))).toEqual([
        false,
        true,
        true,
        false,
        false,
      ]);
    }
    expect(schemaOf('/regulations', 'page').description).toContain('i due si escludono');
    expect(schemaOf('/regulations', 'cursor').description).toContain('Si esclude con `page`');
    expect(schemaOf('/contracts', 'contractStatus').schema.items?.enum).toEqual(TENDER_STATUSES);
    expect(schemaOf('/competitions', 'competitionStatus').schema.items?.enum).toEqual(COMPETITION_STATUSES);
  });

  it('[API-01] should be said of the comment on a page and of the message to the desk', () => {
    const schemas = document.components.schemas;
    expect(schemas['OpinioneSullaPaginaInput']).toMatchObject({
      properties: {
        comment: { anyOf: [{ maxLength: 200, description: 'Al massimo 200 caratteri.' }, { type: 'null' }] },
      },
    });
    expect(schemas['RichiestaDiAssistenzaInput']).toMatchObject({
      properties: { message: { description: 'Da 20 a 3000 caratteri.' } },
    });
  });
});

describe('answers', () => {
  it('[API-01] [API-06] should be problem documents wherever they refuse', () => {
    for (const address of addresses) {
      const { path, method, operation } = address;
      const refusals = Object.keys(operation.responses)
        .map(Number)
        .filter((status) => status >= 400);
      expect(refusals.length).toBeGreaterThanOrEqual(6);
      for (const status of refusals) {
        const { content } = answerOf(document, address, status).described ?? {};
        expect([method, path, status, Object.keys(content ?? {})]).toEqual([
          method,
          path,
          status,
          ['application/problem+json'],
        ]);
      }
    }
  });

  it('[API-01] should say where there may be no such thing', () => {
    const one = [
      ...LIST_IDS.filter((list) => LISTS[list].hasPrivateTwin).map((list) => `/private${listPath(list)}/{friendlyUrl}`),
      '/private/hero-sections/{slug}',
      '/private/file/card-header/{cuaa}',
      '/private/fascicolo-aziendale-api/scheda-validazione-pdf',
      '/private/support/mandate-holder',
      '/private/support/mandate-holder/{cuaa}',
    ];
    for (const path of one)
      expect([path, Object.keys(at(path).operation.responses)]).toEqual([path, expect.arrayContaining(['404'])]);
    expect(Object.keys(at('/private/cuaa').operation.responses)).not.toContain('404');
  });

  it('[API-16] should have the region of §3 at the filters', () => {
    for (const path of ['/filters', '/private/filters'])
      expect(JSON.stringify(at(path).operation.responses['200'])).toContain('RegioniDegliOrganismiPagatori');
  });
});
