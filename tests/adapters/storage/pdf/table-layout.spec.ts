import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CELL_PADDING_PT, type TableBlock, tableLayout } from '#adapters/storage/pdf/table-layout.ts';

/** Width of the text on the sheet that is measured, in points. */
const WHOLE = 480;

/** A sheet on which each letter is as wide as half the size of the text, and a line as high as the size. */
const sheet = () => {
  let size = 0;
  const fontSize = (points: number): unknown => (size = points);
  const widthOfString = (text: string): number => (text.length * size) / 2;
  return {
    page: { width: WHOLE + 100, margins: { left: 50, right: 50 } },
    font: () => ({ fontSize }),
    widthOfString,
    heightOfString: (text: string, { width }: { readonly width: number }): number =>
      size * Math.max(1, Math.ceil(widthOfString(text) / width)),
  };
};

const LETTER: TableBlock = {
  kind: 'table',
  heads: ['Voce', 'Come si calcola', 'Importo'],
  amounts: 1,
  hasTotal: true,
  rows: [
    ['Sostegno di base', 'Chiesti 61,75 ettari, trovati 60,50.', '10.294,68 €'],
    ['Spetta', '', '10.294,68 €'],
  ],
};

describe('tableLayout', () => {
  it('[PAGA-03] should give the lines of a letter 30, 45 and 25 parts of the sheet', () => {
    expect(tableLayout(sheet(), LETTER).widths.map((width) => Math.round((100 * width) / WHOLE))).toEqual([30, 45, 25]);
  });

  it('[PAGA-03] should set amounts right, and heads and the total heavy, the total over the cell without words', () => {
    const { rows } = tableLayout(sheet(), LETTER);
    expect(rows.map((row) => row.map(({ align }) => align?.x ?? 'left'))).toEqual([
      ['left', 'left', 'right'],
      ['left', 'left', 'right'],
      ['left', 'right'],
    ]);
    expect(rows.map((row) => row.map(({ font }) => font.src))).toEqual([
      ['bold', 'bold', 'bold'],
      ['regular', 'regular', 'regular'],
      ['bold', 'bold'],
    ]);
    expect(rows.at(-1)?.[0]).toMatchObject({ text: 'Spetta', colSpan: 2 });
  });

  it('[PAGA-03] should take the whole sheet, and cut no word where there is room for all', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 14 });
    const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(
        fc.array(fc.tuple(text, text, text), { maxLength: 5 }),
        fc.integer({ min: 1, max: 34 }),
        (others, long) => {
          const heads = ['a'.repeat(long), 'b', 'c'];
          const { widths, rows } = tableLayout(sheet(), { kind: 'table', heads, rows: others, amounts: 1 });
          expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(WHOLE, 6);
          for (const row of rows)
            for (const [at, cell] of row.entries())
              for (const each of cell.text.split(' '))
                expect((each.length * cell.font.size) / 2 + 2 * CELL_PADDING_PT).toBeLessThanOrEqual(widths[at] ?? 0);
        },
      ),
    );
  });

  it('[PAGA-03] should tell the room of head and first row, the highest cell of each', () => {
    const head = 11 + 2 * CELL_PADDING_PT;
    const twice = LETTER.kind === 'table' ? { ...LETTER, rows: [['a', 'b', 'c'.repeat(10)]] } : LETTER;
    expect(tableLayout(sheet(), twice).beginning).toBe(2 * head);
  });
});
