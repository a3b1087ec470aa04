import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeFileSummaries } from '#core/company-file/make-file-summaries.ts';
import type { CompanyFilePart, CompanyFileParts } from '#core/company-file/company-file.ts';
import { fileSummary } from '#core/company-file/summary.ts';
import { type PdfDocument, UNOFFICIAL_DOCUMENT } from '#core/formatting/pdf.ts';
import { fail, succeed } from '#core/kernel/result.ts';
import { aCompanyFile } from '#tests/support/mothers/company-file.ts';
import { RUNS } from '#tests/support/property.ts';

const CUAA = 'BNCNNA80A41H501R';
const ORIGIN = {
  madeAt: Date.parse('2026-11-21T23:05:00Z'),
  agencyName: 'Agenzia Nazionale Pagamenti Agricoli',
  demonstration: true,
};
const NAMES = ['header', 'alerts', 'personal-data', 'bank-accounts', 'contracts', 'validation-sheet'] as const;

/** All words of a document, one piece after the other. */
const wordsOf = (document: PdfDocument): string =>
  document.parts
    .flat()
    .flatMap((block) => {
      if (block.kind === 'facts') return block.facts.map(([term, value]) => `${term}: ${value}`);
      return block.kind === 'table' ? [block.heads, ...block.rows].map((row) => row.join(' | ')) : [block.text];
    })
    .join('\n');

describe('fileSummary', () => {
  it('[PAGE-05] [FILE-10] [FILE-11] [FILE-12] should hold every part with its day, its source and what it is worth', () => {
    const words = wordsOf(fileSummary(CUAA, aCompanyFile.inOrder(CUAA), ORIGIN));
    for (const line of [
      `Azienda agricola Bianchi Anna, CUAA ${CUAA}.`,
      // Past midnight in Italy.
      'Dati al 22/11/2026, ore 00:05. Fonte: fascicolo aziendale consultato nel portale di Agenzia Nazionale Pagamenti Agricoli.',
      'Gestore del mandato: CAA Terre Comuni, ufficio di Viterbo',
      'Fascicolo presso: ANPAG',
      'Ultima validazione: 12/03/2026',
      'Nessun avviso.',
      'Partita IVA: 01234567890',
      'PEC: anna.bianchi@pec.example',
      'Verifica della PEC: Verificata',
      'Scadenza del documento: 04/09/2030',
      'IT60 X054 2811 1010 0000 0123 456 | Banca della Tuscia, filiale di Viterbo | Valido',
      'Affitto, protocollo CTR-2020-001 | 01/01/2020 | 31/12/2029 | Valido',
      'Nel fascicolo non risulta documentazione antimafia.',
      'Numero della scheda: 60012345678',
      'Scadenza: 12/03/2027',
    ])
      expect(words.split('\n')).toContain(line);
    expect(words).toContain('non è un certificato');
  });

  it('[FILE-10] [FILE-11] [FILE-12] should hold each fact of the file beside its own name, and leave none out', () => {
    const document = fileSummary(CUAA, aCompanyFile.inOrder(CUAA), ORIGIN);
    const facts = document.parts.flat().flatMap((block) => (block.kind === 'facts' ? block.facts : []));
    expect(facts).toEqual([
      ['Stato', 'Validato'],
      ['Gestore del mandato', 'CAA Terre Comuni, ufficio di Viterbo'],
      ['Fascicolo presso', 'ANPAG'],
      ['Ultima validazione', '12/03/2026'],
      ['Denominazione', 'Azienda agricola Bianchi Anna'],
      ['CUAA', CUAA],
      ['Forma giuridica', 'Impresa individuale'],
      ['Partita IVA', '01234567890'],
      ['Indirizzo per le comunicazioni', 'Strada del Lago 8, 01100 Viterbo (VT)'],
      ['Telefono', '0761 000 123'],
      ['PEC', 'anna.bianchi@pec.example'],
      ['Verifica della PEC', 'Verificata'],
      ['Documento di riconoscimento', 'Carta d’identità'],
      ['Estremi del documento', 'CA12345AB'],
      ['Scadenza del documento', '04/09/2030'],
      ['Conduttore', 'Bianchi Anna'],
      ['Numero della scheda', '60012345678'],
      ['Scadenza', '12/03/2027'],
      ['Stato', 'Valida'],
      // At its end its words, each explained (PAROLE-01).
      ...['Fascicolo', 'Validazione', 'Mandato'].map((word) => [word, expect.stringMatching(/^[^.]+\.$/u) as string]),
    ]);
  });

  it('[FILE-09] should say of each part that could not be had that it could not, and of no other', () => {
    const whole = aCompanyFile.withEverything(CUAA);
    fc.assert(
      fc.property(fc.subarray([...NAMES]), fc.boolean(), (had, demonstration) => {
        const parts = Object.fromEntries(had.map((name) => [name, whole[name]])) as Partial<CompanyFileParts>;
        const document = fileSummary(CUAA, parts, { ...ORIGIN, demonstration });
        const words = wordsOf(document);
        expect(words.split('Questa parte del fascicolo non è disponibile.')).toHaveLength(
          NAMES.length - had.length + 1,
        );
        expect(document.notice).toBe(demonstration ? UNOFFICIAL_DOCUMENT : undefined);
        expect(words.includes('Cassa Rurale dei Laghi')).toBe(had.includes('bank-accounts'));
        expect(words.includes('C’è qualcosa da controllare in: Coordinate bancarie e Contratti e documenti.')).toBe(
          had.includes('alerts'),
        );
        expect(words).not.toMatch(/undefined|null|\[object/);
      }),
      RUNS,
    );
  });
});

describe('makeFileSummaries', () => {
  const settings = { names: { agencyName: ORIGIN.agencyName } as never, demonstration: false };
  const rendered: PdfDocument[] = [];
  const renderer = {
    renderPdf: async (document: PdfDocument): Promise<Uint8Array> => {
      rendered.push(document);
      return new Uint8Array([1]);
    },
  };
  const files = (parts: Partial<CompanyFileParts>) => ({
    part: async <Name extends CompanyFilePart>(_cuaa: string, name: Name) => {
      const part = parts[name];
      return part === undefined ? fail('company-file.not-found' as const) : succeed(part);
    },
  });
  const made = (parts: Partial<CompanyFileParts>) =>
    makeFileSummaries(files(parts), renderer, { now: () => ORIGIN.madeAt }, settings).summaryPdf(CUAA);

  it('[PAGE-05] should print what there is, and nothing of a company without a file', async () => {
    expect(await made({})).toEqual({ ok: false, failure: 'company-file.not-found' });
    expect(rendered).toEqual([]);
    expect(await made({ header: {} })).toEqual({ ok: true, value: new Uint8Array([1]) });
    expect(rendered.map(({ madeAt, notice }) => [madeAt, notice])).toEqual([[ORIGIN.madeAt, undefined]]);
  });
});
