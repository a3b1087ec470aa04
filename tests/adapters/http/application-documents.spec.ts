import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApplicationDocuments } from '#core/procedures/application-documents.ts';
import { makeFetchApplicationDocument } from '#core/procedures/fetch-documents.ts';
import type { Application } from '#core/procedures/procedure.ts';
import { ProcedureRepository } from '#core/procedures/procedure-repository.ts';
import { Database } from '#adapters/storage/postgres/index.ts';
import type { CastName } from '#tests/support/cast.ts';
import { httpClient } from '#tests/support/http-client.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { SERVICE_START_LIMIT_MS, type TestService } from '#tests/support/service.ts';
import { sharedService } from '#tests/support/shared-service.ts';

const ANNA = 'BNCNNA80A41H501R';
const SCOPE = { cuaa: ANNA, as: 'farmer' } as const;
const OWN = ['D-0009', 'richiesta-documenti'] as const;
const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
}, SERVICE_START_LIMIT_MS);
afterAll(() => service.stop());

const ask = async (path: string, who: CastName): Promise<Response> =>
  fetch(`${service.api}${path}`, { headers: { authorization: `Bearer ${await service.tokenOf(who)}` } });
const addressOf = (base: string, application: string, document: string): string =>
  `/private/${base}/questions/${ANNA}/${application}/documents/${document}`;

describe('a document of an application', () => {
  it('[PRAT-08] should be a tagged PDF with its words, kept by no cache and named after nobody', async () => {
    const answer = await ask(addressOf('detail', ...OWN), 'anna.bianchi');
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('content-disposition')]).toEqual([
      200,
      'no-store',
      'inline; filename="documento-della-domanda.pdf"',
    ]);
    const pdf = await readPdf(new Uint8Array(await answer.arrayBuffer()));
    expect([pdf.isTagged, pdf.info['Title']]).toEqual([true, 'Richiesta di documenti']);
    const whole = pdf.read.join('\n').replaceAll(/\s+/gu, ' ');
    for (const words of ['2026.51003265', 'contratto di affitto registrato', 'Azienda agricola Bianchi Anna'])
      expect(whole).toContain(words);
  });

  it.each([
    ['one that the application has not', 'D-0009', 'verbale'],
    ['one of another application of the company', 'D-0008', OWN[1]],
    ['an application of another company', 'D-0028', 'ricevuta'],
    ['an application that nobody has', 'D-999999', 'ricevuta'],
  ])('[PRAT-08] [ROUTE-20] should not be there for %s', async (_, application, document) => {
    expect((await ask(addressOf('detail', application, document), 'anna.bianchi')).status).toBe(404);
    const client = httpClient(service.api, await service.tokenOf('anna.bianchi'));
    const fetched = makeFetchApplicationDocument(client.get(ApplicationDocuments), SILENT);
    expect(await fetched(SCOPE, application, document)).toEqual({
      ok: false,
      failure: 'procedures.document-unavailable',
    });
  });

  it('[PRAT-08] [ROUTE-20] should be refused to who may not act for the company, also where it exists', async () => {
    expect((await ask(addressOf('detail', ...OWN), 'marco.rinaldi')).status).toBe(403);
  });

  it('[PRAT-08] should be noted when a centre looks at it, and not when the farmer does', async () => {
    const noted = async (): Promise<number> => {
      const rows = await service.composition
        .get(Database)
        .query<{ count: string }>(
          `select count(*) from audit_event where cuaa = $1 and action like '%/questions%documents%'`,
          [ANNA],
        );
      return Number(rows[0]?.count);
    };
    const before = await noted();
    await ask(addressOf('detail', ...OWN), 'anna.bianchi');
    expect(await noted()).toBe(before);
    await ask(addressOf('caa/detail', ...OWN), 'paola.verdi');
    expect(await noted()).toBe(before + 1);
  });

  it('[PRAT-08] should be named by its application, the latest first, and each name open', async () => {
    const client = httpClient(service.api, await service.tokenOf('anna.bianchi'));
    const found = await client.get(ProcedureRepository).application(SCOPE, 'D-0009');
    const { detail }: Pick<Application, 'detail'> = found.ok ? found.value : {};
    expect(detail?.documents?.map(({ id }) => id)).toEqual(['richiesta-documenti', 'verbale-visita', 'ricevuta']);
    for (const { id } of detail?.documents ?? [])
      expect((await client.get(ApplicationDocuments).documentPdf(SCOPE, 'D-0009', id)).ok).toBe(true);
  });
});
