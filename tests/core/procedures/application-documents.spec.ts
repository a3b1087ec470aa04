import { describe, expect, it } from 'vitest';
import { UNOFFICIAL_DOCUMENT } from '#core/formatting/pdf.ts';
import { documentFileName } from '#core/procedures/application-documents.ts';
import { applicationDocumentPdf, type ApplicationDocumentText } from '#core/procedures/application-document-pdf.ts';
import { day } from '#tests/support/mothers/procedures.ts';

const DOCUMENT: ApplicationDocumentText = {
  id: 'richiesta',
  title: 'Richiesta di documenti',
  madeOn: day('2026-11-19'),
  text: 'Ci serve la copia\ndel contratto.\n\nEntro il termine.',
  applicationNumber: '2026.51003265',
  applicationTitle: 'Eco-schema',
  companyName: 'Azienda agricola Bianchi Anna',
  cuaa: 'BNCNNA80A41H501R',
};
const ORIGIN = { madeAt: 0, agencyName: 'Agenzia', demonstration: false };

describe('applicationDocumentPdf', () => {
  it('[PRAT-08] should say what it is about, and then its words as paragraphs', () => {
    const { title, letterhead, parts, footer, notice } = applicationDocumentPdf(DOCUMENT, ORIGIN);
    expect([title, footer, notice]).toEqual(['Richiesta di documenti', 'Agenzia, domanda 2026.51003265', undefined]);
    expect(letterhead?.to).toEqual(['Azienda agricola Bianchi Anna', 'BNCNNA80A41H501R']);
    expect(parts).toEqual([
      [
        {
          kind: 'facts',
          facts: [
            ['Domanda', '2026.51003265, Eco-schema'],
            ['Data', '19/11/2026'],
          ],
        },
        { kind: 'text', text: 'Ci serve la copia del contratto.' },
        { kind: 'text', text: 'Entro il termine.' },
      ],
    ]);
  });

  it('[PRAT-08] should have no day where none is told, and say that a demonstration is not official', () => {
    const { parts, notice } = applicationDocumentPdf(
      { ...DOCUMENT, madeOn: undefined },
      { ...ORIGIN, demonstration: true },
    );
    expect(notice).toBe(UNOFFICIAL_DOCUMENT);
    expect(JSON.stringify(parts)).not.toContain('Data');
  });
});

describe('documentFileName', () => {
  it('[PRAT-08] should name neither person nor company', () => {
    expect(documentFileName(day('2026-11-25'))).toBe('documento-della-domanda-2026-11-25.pdf');
  });
});
