import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paragraphsOf, type PdfDocument, UNOFFICIAL_DOCUMENT } from '#core/formatting/pdf.ts';
import { pdfFrom, pdfInTurns } from '#adapters/storage/pdf/pdf.ts';
import { readPdf } from '#tests/support/read-pdf.ts';

const sample = (rest: Partial<PdfDocument> = {}): PdfDocument => ({
  title: 'Perché è così',
  parts: [[{ kind: 'text', text: 'Testo.' }]],
  footer: 'Piè di pagina',
  ...rest,
});

describe('pdfInTurns', () => {
  it('[API-06] should write the same bytes, and let others have their turn at each row', async () => {
    const rows = Array.from({ length: 60 }, (_, row) => [`Riga ${row}`, '1,00 €']);
    const long = sample({ parts: [[{ kind: 'table', heads: ['Voce', 'Importo'], rows }]] });
    let turns = 0;
    let isWritten = false;
    const others = (): void => {
      turns += 1;
      if (!isWritten) setImmediate(others);
    };
    setImmediate(others);
    const bytes = await pdfInTurns(long);
    isWritten = true;
    expect(turns).toBeGreaterThanOrEqual(rows.length);
    expect(bytes).toEqual(pdfFrom(long));
  });
});

describe('pdfFrom', () => {
  it('should say its title, language and kind, and be tagged for who does not see it', async () => {
    const { info, isTagged, fonts } = await readPdf(pdfFrom(sample({ madeAt: Date.UTC(2026, 10, 21, 9, 5) })));
    expect([info['Title'], info['Language'], info['CreationDate'], isTagged]).toEqual([
      'Perché è così',
      'it-IT',
      'D:20261121090500Z',
      true,
    ]);
    // The portal's own fonts are inside.
    expect(fonts.every((name) => /TitilliumWeb/i.test(name))).toBe(true);
    expect(Buffer.from(pdfFrom(sample())).toString('latin1')).toContain('pdfuaid:part');
  });

  it('should give every block its role, and leave the foot out of what is read', async () => {
    const { roles, text, read, pages } = await readPdf(
      pdfFrom(
        sample({
          notice: UNOFFICIAL_DOCUMENT,
          parts: [
            [
              { kind: 'heading', text: 'Dati' },
              { kind: 'facts', facts: [['CUAA', '90000000001']] },
              { kind: 'table', heads: ['Voce', 'Importo'], rows: [['Aiuto', '10,00 €']] },
            ],
            [{ kind: 'text', text: 'Altra parte.' }],
          ],
        }),
      ),
    );
    expect(roles).toEqual([
      'Document > H1',
      'Document > P',
      'Document > H2',
      'Document > Table > TR > TH',
      'Document > Table > TR > TD',
      'Document > Table > TR > TH',
      'Document > Table > TR > TH',
      'Document > Table > TR > TD',
      'Document > Table > TR > TD',
      'Document > P',
    ]);
    expect(pages).toBe(2);
    expect(read).toEqual([
      'Perché è così',
      UNOFFICIAL_DOCUMENT,
      'Dati',
      'CUAA',
      '90000000001',
      'Voce',
      'Importo',
      'Aiuto',
      '10,00 €',
      'Altra parte.',
    ]);
    // On paper every page says it, and its number.
    expect(text.split(UNOFFICIAL_DOCUMENT)).toHaveLength(4);
    expect(text).toMatch(/pagina 1 di 2[\s\S]*pagina 2 di 2/);
  });

  it('should tell its readers the letters that it was given, whatever was written before', async () => {
    // Two letters of one shape, with cedilla and with comma: a glyph remembers the one that it was drawn for first.
    for (const text of ['Constan\u0163a', 'Constan\u021ba', 'Constan\u0163a'])
      expect((await readPdf(pdfFrom(sample({ parts: [[{ kind: 'text', text }]] })))).read).toContain(text);
  });

  it.each([
    ['Societa\u0300, perche\u0301, Mu\u0308ller', 'Società, perché, Müller'],
    ['certi\uFB01cato, a\u00ADzien\u200Bda', 'certificato, azienda'],
    ['STRAẞE, 10\u202F000, sub\u2011lotto', 'STRASSE, 10 000, sub-lotto'],
    ['≤ 5, ≥ 3, a → b, ✓, ☐, № 4, 2 ‰, 5′, ⅓, x\u0301', "<= 5, >= 3, a -> b, [x], [ ], n. 4, 2 per mille, 5', 1⁄3, x"],
    ['Αθήνα, 東', '?????, ?'],
  ])('should lose no letter of «%s»', async (text, written) => {
    const { read } = await readPdf(pdfFrom(sample({ parts: [[{ kind: 'text', text }]] })));
    expect(read.at(-1)).toBe(written);
  });

  it('should go on where a page is full, with a table as with a text', async () => {
    const rows = Array.from({ length: 120 }, (_, at) => [`riga ${at}`, 'valore']);
    const { pages, read } = await readPdf(
      pdfFrom(
        sample({
          parts: [
            [
              { kind: 'text', text: 'parola '.repeat(1_500) },
              { kind: 'table', heads: ['Voce', 'Valore'], rows },
            ],
          ],
        }),
      ),
    );
    expect(pages).toBeGreaterThan(3);
    expect(rows.every(([name = '']) => read.includes(name))).toBe(true);
  });

  it('should leave no heading and no empty piece at the end of a page, wherever it falls', async () => {
    for (let lines = 30; lines < 50; lines += 1) {
      const filled = Array.from({ length: lines }, () => ({ kind: 'text', text: 'riga' }) as const);
      const bytes = pdfFrom(sample({ parts: [[...filled, { kind: 'heading', text: 'Titolo' }, ...filled]] }));
      const { read } = await readPdf(bytes);
      expect(read.filter((piece) => piece === '')).toEqual([]);
      expect(read.filter((piece) => piece === 'Titolo')).toHaveLength(1);
    }
  });

  it('should give the same bytes for the same text', () => {
    expect(pdfFrom(sample())).toEqual(pdfFrom(sample()));
  });

  it('should write a whole file for any text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.array(fc.string({ unit: 'grapheme', maxLength: 200 }), { minLength: 1, maxLength: 3 }),
        async (title, texts) => {
          const bytes = pdfFrom(sample({ title, parts: texts.map(paragraphsOf) }));
          const { pages } = await readPdf(bytes);
          expect(pages).toBeGreaterThanOrEqual(texts.length);
        },
      ),
      { numRuns: 30 },
    );
  });
});
