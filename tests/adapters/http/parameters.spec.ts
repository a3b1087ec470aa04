import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { antiForgeryPair } from '#tests/support/anti-forgery.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { serveOver, type TestService } from '#tests/support/service.ts';

// What is wrong in a request is named: the parameter or the field, and why (API-06).

interface Answer {
  readonly status: number;
  readonly type: string | null;
  readonly detail?: string | undefined;
  readonly errors: readonly { readonly name: string; readonly reason: string }[] | undefined;
}

let service: TestService;
beforeAll(async () => {
  service = await serveOver(memoryStorage());
});
afterAll(() => service.stop());

const read = async (response: Response): Promise<Answer> => {
  const { detail, errors } = (await response.json()) as Pick<Answer, 'detail' | 'errors'>;
  // Errors are named field by field, or else in one sentence.
  const why = errors === undefined && detail !== undefined ? { detail } : {};
  return { status: response.status, type: response.headers.get('content-type'), ...why, errors };
};

const get = async (path: string, token?: string): Promise<Answer> =>
  read(
    await fetch(`${service.api}${path}`, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } }),
  );

const refused = (...errors: Answer['errors'] & object): Answer => ({
  status: 400,
  type: 'application/problem+json; charset=utf-8',
  errors,
});

const post = async (
  path: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>>,
  token?: string,
): Promise<Answer> => {
  const given = {
    ...(await antiForgeryPair(service.api)),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...headers,
  };
  return read(await fetch(`${service.api}${path}`, { method: 'POST', body, headers: given }));
};

describe('criteria of the filters', () => {
  it.each([
    'publicationDateFrom=2026-99-99',
    'publicationDateFrom=2024-02-02&publicationDateTo=2024-02-01',
    'publicationDateTo=2101-01-01',
    'sort=CRESCENTE',
    `search=${'a'.repeat(300)}`,
    'publicationDateFrom=2024-01-01&publicationDateFrom=2024-01-02',
  ])('[API-06] [API-11] should be refused like those of the list: %s', async (query) => {
    const ofList = await get(`/regulations?${query}`);
    expect([ofList.status, ofList.errors?.length]).toEqual([400, 1]);
    expect(await get(`/filters?context=REGULATIONS&${query}`)).toEqual(ofList);
    expect(await get(`/private/filters?context=REGULATIONS&${query}`, await service.tokenOf('anna.bianchi'))).toEqual(
      ofList,
    );
  });

  it('[API-06] [API-11] should be those of the list that is asked about, and no others', async () => {
    expect((await get('/filters?context=RESOLUTIONS&deedNumber=dodici')).status).toBe(400);
    expect((await get('/filters?context=REGULATIONS&deedNumber=dodici')).status).toBe(200);
    expect(
      (await get('/filters?context=REGULATIONS&categories=a&categories=b&publicationDateFrom=2024-01-01')).status,
    ).toBe(200);
  });
});

describe('parameters that are given twice', () => {
  it.each([
    ['/search-engine?search=a&search=b', 'search'],
    ['/search-engine/suggestions?search=a&search=b', 'search'],
    ['/search-engine?search=a&type=&type=NORMATIVE', 'type'],
    ['/search-engine?search=a&page=1&page=2', 'page'],
    ['/search-engine?search=a&pageSize=10&pageSize=10', 'pageSize'],
    ['/filters?context=ARTICLES&context=REGULATIONS', 'context'],
    ['/regulations?page=1&page=2', 'page'],
    ['/regulations?sort=ASC&sort=ASC', 'sort'],
    ['/regulations?search=a&search=b', 'search'],
    ['/resolutions?deedNumber=1&deedNumber=2', 'deedNumber'],
    ['/support/op/site?categories=a&categories=b', 'categories'],
    ['/dashboard-payments/regions/amounts?yearCampaign=2024&yearCampaign=2025&department=x', 'yearCampaign'],
    ['/dashboard-payments/regions/amounts?yearCampaign=2024&department=x&department=y', 'department'],
  ])('[API-06] should be refused for just that: %s', async (path, name) => {
    expect(await get(path)).toEqual(
      refused({ name, reason: 'Compare più di una volta: può comparire una volta sola.' }),
    );
  });

  it('[API-06] should be refused in the reserved area too', async () => {
    const token = await service.tokenOf('anna.bianchi');
    for (const [path, name] of [
      ['/private/services/desk?isCAA=true&isCAA=false', 'isCAA'],
      ['/private/support/mandate-holder?cuaa=A&cuaa=B', 'cuaa'],
    ] as const) {
      expect(await get(path, token)).toEqual(
        refused({ name, reason: 'Compare più di una volta: può comparire una volta sola.' }),
      );
    }
  });
});

describe('bodies', () => {
  const REQUEST = {
    name: 'Anna',
    surname: 'Bianchi',
    fiscalCode: 'BNCNNA80A41H501R',
    email: 'anna@posta.example',
    phone: '060000',
    scope: 'domande',
    subject: 'Una domanda',
    message: 'Vorrei sapere quando arriva il saldo.',
    consent: true,
  };
  const JSON_BODY = { 'content-type': 'application/json' };
  const KEY = { ...JSON_BODY, 'idempotency-key': 'chiave-di-prova-1' };

  it.each([
    ['a null character', 'a\u0000b'],
    ['half a character', 'a\ud800b'],
  ])('[API-06] should be refused for %s in any text, by the name of the field', async (_what, text) => {
    const written = JSON.stringify(text);
    for (const name of ['name', 'surname', 'fiscalCode', 'email', 'phone', 'scope', 'subject', 'message'] as const) {
      const body = JSON.stringify({ ...REQUEST, [name]: '%' }).replace('"%"', written);
      expect(await post('/support/send-assistance-request', body, KEY)).toEqual(
        refused({ name, reason: 'Contiene caratteri che non si possono scrivere.' }),
      );
    }
    const opinion = (fields: object): string =>
      JSON.stringify({ page: '/normative', clarity: 3, answers: [], comment: null, ...fields }).replace('"%"', written);
    expect(await post('/feedback', opinion({ comment: '%' }), JSON_BODY)).toEqual(
      refused({ name: 'comment', reason: 'Contiene caratteri che non si possono scrivere.' }),
    );
    expect(await post('/feedback', opinion({ answers: ['chiara', '%'] }), JSON_BODY)).toEqual(
      refused({ name: 'answers.1', reason: 'Contiene caratteri che non si possono scrivere.' }),
    );
    const mark = (fields: object): string =>
      JSON.stringify({ kind: 'AGRI', id: 'BNCNNA80A41H501R', msgIds: [], read: true, ...fields }).replace(
        '"%"',
        written,
      );
    const token = await service.tokenOf('anna.bianchi');
    expect(await post('/private/notifications/mark-as', mark({ id: '%' }), JSON_BODY, token)).toEqual(
      refused({ name: 'id', reason: 'Contiene caratteri che non si possono scrivere.' }),
    );
    expect(await post('/private/notifications/mark-as', mark({ msgIds: ['%'] }), JSON_BODY, token)).toEqual(
      refused({ name: 'msgIds.0', reason: 'Contiene caratteri che non si possono scrivere.' }),
    );
  });

  it('[API-06] should be refused when they are not written in UTF-8, and for a page that is another site’s', async () => {
    const opinion = { page: '/normative', clarity: 3, answers: [], comment: 'perché no' };
    const latin = Buffer.from(JSON.stringify(opinion), 'latin1');
    expect(await post('/feedback', latin, JSON_BODY)).toMatchObject({
      status: 400,
      detail: 'Il corpo della richiesta non è scritto in UTF-8.',
    });
    for (const page of ['//evil.example', '/\\evil.example', 'https://evil.example', '/normative?a=b', '/\tnormative'])
      expect(await post('/feedback', JSON.stringify({ ...opinion, page }), JSON_BODY)).toEqual(
        refused({ name: 'page', reason: 'Deve essere il percorso di una pagina.' }),
      );
    expect((await post('/feedback', JSON.stringify(opinion), JSON_BODY)).status).toBe(200);
  });

  it('[API-06] should be refused with 415 when they are plain text', async () => {
    const answer = await post('/support/send-assistance-request', JSON.stringify(REQUEST), {
      ...KEY,
      'content-type': 'text/plain',
    });
    expect([answer.status, answer.type]).toEqual([415, 'application/problem+json; charset=utf-8']);
  });

  it('[API-06] should be refused without the key against sending twice, or with an impossible one', async () => {
    for (const headers of [JSON_BODY, { ...JSON_BODY, 'idempotency-key': 'corta' }]) {
      expect(await post('/support/send-assistance-request', JSON.stringify(REQUEST), headers)).toEqual(
        refused({ name: 'Idempotency-Key', reason: 'Manca, o non è fatta di 8-100 lettere, cifre e trattini.' }),
      );
    }
  });
});
