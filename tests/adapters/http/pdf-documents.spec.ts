import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNOFFICIAL_DOCUMENT } from '#core/formatting/pdf.ts';
import { FileSummaries } from '#core/company-file/file-summaries.ts';
import { makeFetchFileSummary } from '#core/company-file/fetch-documents.ts';
import type { CastName } from '#tests/support/cast.ts';
import { httpClient } from '#tests/support/http-client.ts';
import { madePdfs } from '#tests/support/made-pdfs.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { SERVICE_START_LIMIT_MS, type TestService } from '#tests/support/service.ts';
import { sharedService } from '#tests/support/shared-service.ts';

const ANNA = 'BNCNNA80A41H501R';
let service: TestService;
beforeAll(async () => {
  service = await sharedService();
}, SERVICE_START_LIMIT_MS);
afterAll(() => service.stop());

const ask = async (path: string, who: CastName): Promise<Response> =>
  fetch(`${service.origin}${path}`, { headers: { authorization: `Bearer ${await service.tokenOf(who)}` } });

describe('the summary of a file', () => {
  it('[PAGE-05] [FILE-10] [FILE-11] [FILE-12] should be a tagged PDF with day, source and every part, kept by no cache', async () => {
    const answer = await ask(`/api/private/file/summary/${ANNA}`, 'anna.bianchi');
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect(answer.headers.get('content-disposition')).toBe('inline; filename="riepilogo-fascicolo.pdf"');
    const pdf = await readPdf(new Uint8Array(await answer.arrayBuffer()));
    expect([pdf.isTagged, pdf.info['Language'], pdf.info['Title']]).toEqual([
      true,
      'it-IT',
      'Riepilogo del fascicolo aziendale',
    ]);
    const heads = pdf.read.filter((_, at) => pdf.roles[at] === 'Document > H2');
    expect(heads).toEqual([
      'Stato del fascicolo',
      'Da controllare',
      'Dati anagrafici e di contatto',
      'Coordinate bancarie',
      'Contratti e documenti',
      'Scheda di validazione',
      'Le parole usate',
    ]);
    const whole = pdf.read.join('\n');
    for (const words of [
      'Azienda agricola Bianchi Anna, CUAA BNCNNA80A41H501R.',
      'Fonte: fascicolo aziendale consultato nel portale di Agenzia Nazionale Pagamenti Agricoli.',
      'IT41 K034 5614 5000 0000 0718 294',
      'Banca dei Colli, filiale di Montefiascone',
      'Comodato d’uso gratuito, protocollo ANPAG.2022.0115590',
      '056-2026-0117',
    ])
      expect(whole).toContain(words);
    expect(whole).toMatch(/Dati al \d{2}\/\d{2}\/\d{4}, ore \d{2}:\d{2}\./);
    // Values stand in tables, each with the name of what it is.
    expect(pdf.roles[pdf.read.indexOf('Partita IVA')]).toBe('Document > Table > TR > TH');
    expect(pdf.roles[pdf.read.indexOf('02345610568')]).toBe('Document > Table > TR > TD');
  });

  it('[ERR-09] should come to the browser as its bytes, and as one failure whatever went wrong', async () => {
    const fetched = async (cuaa: string) => {
      const client = httpClient(service.api, await service.tokenOf('anna.bianchi'));
      const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
      return makeFetchFileSummary(client.get(FileSummaries), silent)(cuaa);
    };
    const own = await fetched(ANNA);
    expect(own.ok && Buffer.from(own.value).subarray(0, 5).toString()).toBe('%PDF-');
    expect(await fetched('01234560017')).toEqual({ ok: false, failure: 'company-file.summary-unavailable' });
  });
});

describe('every PDF of the demonstration', () => {
  it('[FILE-08] [PAGE-37] [NAV-23] should say on each of its pages that it is not official, and be tagged', async () => {
    const reserved = (await (await ask('/api/private/forms/caa-abilitazione-operatore', 'paola.verdi')).json()) as {
      documents: { contentUrl: string }[];
    };
    const open = (await (await ask('/api/forms', 'anna.bianchi')).json()) as {
      results: { document: { contentUrl: string } }[];
    };
    const addresses = [
      ...(await madePdfs(service)),
      ...[reserved.documents[0], ...open.results.slice(0, 3).map(({ document }) => document)].map(
        (document) => [document?.contentUrl ?? '', 'paola.verdi'] as const,
      ),
    ];
    // None is forgotten: every address that is described as a PDF is among them.
    const { paths } = (await (await ask('/api/openapi.json', 'anna.bianchi')).json()) as {
      paths: Record<string, { get?: { responses: Record<string, { content?: object }> } }>;
    };
    const described = Object.entries(paths)
      .filter(([, { get }]) => 'application/pdf' in (get?.responses['200']?.content ?? {}))
      .map(([path]) => path);
    expect(described.length).toBeGreaterThan(2);
    for (const path of described) {
      const pattern = new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(?:\\?|$)`);
      expect([path, addresses.some(([address]) => pattern.test(address))]).toEqual([path, true]);
    }
    for (const [address, who] of addresses) {
      const answer = await ask(address, who);
      expect([address, answer.status]).toEqual([address, 200]);
      const pdf = await readPdf(new Uint8Array(await answer.arrayBuffer()));
      // Below the title, and above that at most sender and addressee.
      const notice = pdf.read.slice(1, 4).find((words) => words === UNOFFICIAL_DOCUMENT);
      expect([address, pdf.isTagged, notice]).toEqual([address, true, UNOFFICIAL_DOCUMENT]);
      for (const page of pdf.text.split('\n'))
        expect([address, page]).toEqual([address, expect.stringContaining(UNOFFICIAL_DOCUMENT)]);
    }
  });
});
