import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { pdfFrom } from '#adapters/storage/pdf/pdf.ts';
import { textWidth, winAnsiBytes, wrapped } from '#adapters/storage/pdf/helvetica.ts';

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const hex = (text: string): string =>
  winAnsiBytes(text)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** The objects by number, each found at the place that the file's own table gives for it. */
const objectsOf = (bytes: Uint8Array): ReadonlyMap<number, string> => {
  const text = latin1(bytes);
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/u.exec(text)?.[1]);
  const [head = '', ...entries] = text.slice(start, text.indexOf('trailer', start)).trimEnd().split('\n').slice(1);
  expect(head).toBe(`0 ${entries.length}`);
  return new Map(
    entries.slice(1).map((entry, index) => {
      const place = Number(entry.slice(0, 10));
      expect(text.slice(place)).toMatch(new RegExp(`^${index + 1} 0 obj\n`, 'u'));
      return [index + 1, text.slice(place, text.indexOf('\nendobj', place))] as const;
    }),
  );
};

describe('pdfFrom', () => {
  it('should say its title and language, and be tagged', () => {
    const catalog = objectsOf(pdfFrom({ title: 'Perché', pages: ['Testo.'], footer: 'Prova' })).get(1);
    expect(catalog).toContain('/Lang(it-IT)');
    expect(catalog).toContain('/MarkInfo<</Marked true>>');
    expect(latin1(pdfFrom({ title: 'è', pages: [''], footer: '' }))).toContain('/Title <feff00e8>');
  });

  it('should write accents and the euro sign in the encoding of its font', () => {
    expect(latin1(pdfFrom({ title: 'T', pages: ['Già 10 € è più'], footer: '' }))).toContain(
      `<${hex('Già 10 € è più')}> Tj`,
    );
    expect(winAnsiBytes('è€’😀')).toEqual([0xe8, 0x80, 0x92, 0x3f]);
  });

  it('should begin each text on a page of its own and go on where one is full', () => {
    const pages = (bytes: Uint8Array): number => Number(/\/Count (\d+)/u.exec(latin1(bytes))?.[1]);
    expect(pages(pdfFrom({ title: 'T', pages: ['uno', 'due'], footer: '' }))).toBe(2);
    expect(pages(pdfFrom({ title: 'T', pages: ['parola '.repeat(3_000)], footer: '' }))).toBeGreaterThan(2);
  });

  it('should give the same bytes for the same text', () => {
    const text = { title: 'T', pages: ['Testo.'], footer: 'Prova' };
    expect(pdfFrom(text)).toEqual(pdfFrom(text));
  });

  it('should keep its table of places and the lengths of its streams true for any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.array(fc.string({ unit: 'grapheme', maxLength: 400 }), { minLength: 1, maxLength: 4 }),
        (title, pages) => {
          for (const object of objectsOf(pdfFrom({ title, pages, footer: 'piè' })).values()) {
            const [, length, stream] = /<<\/Length (\d+)>>\nstream\n([\s\S]*)endstream$/u.exec(object) ?? [];
            if (stream !== undefined) expect(stream.length).toBe(Number(length));
          }
        },
      ),
    );
  });
});

describe('wrapped', () => {
  it('should keep every word in its order, and no line wider than asked where words allow it', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zàèìòù]{1,12}$/u), { maxLength: 60 }), (words) => {
        const lines = wrapped(words.join(' '), 11, 200);
        expect(lines.join(' ')).toBe(words.join(' '));
        for (const line of lines) expect(textWidth(line, 11)).toBeLessThanOrEqual(200);
      }),
    );
  });
});
