import type { PdfBlock } from '#core/formatting/pdf.ts';
import { isInFonts } from './fonts.ts';
import { writableText } from './writable-text.ts';

/** Names under which both weights are registered in a document. */
export const REGULAR = 'regular';
export const BOLD = 'bold';

/** Sizes of text in tables and paragraphs, and of tables with more than four columns, in points. */
export const TEXT_PT = 11;
const SMALL_PT = 9;
export const CELL_PADDING_PT = 4;

/** A text in the letters that the fonts have. */
export const drawable = (text: string): string => writableText(text, isInFonts);

/** A block that is drawn as a table. */
export type TableBlock = Extract<PdfBlock, { readonly kind: 'facts' | 'table' }>;

/** A cell as the library takes it. */
interface Cell {
  readonly text: string;
  readonly type?: 'TH' | 'TD';
  readonly scope?: 'Row' | 'Column';
  readonly font: { readonly src: string; readonly size: number };
  readonly colSpan?: 2;
  readonly align?: { readonly x: 'right'; readonly y: 'top' };
}

/** What a document can say of texts before they are drawn. */
interface Measure {
  readonly page: { readonly width: number; readonly margins: { readonly left: number; readonly right: number } };
  font(name: string): { fontSize(points: number): unknown };
  widthOfString(text: string): number;
  heightOfString(text: string, options: { readonly width: number }): number;
}

/** A table before it is drawn; widths and heights are in points. */
export interface TableLayout {
  /** The head, if any, first. */
  readonly rows: readonly (readonly Cell[])[];
  readonly widths: number[];
  /** Height of head and first row, which are never parted. */
  readonly beginning: number;
}

/** Cells, widths and beginning of a table. */
export const tableLayout = (pdf: Measure, block: TableBlock): TableLayout => {
  const rows = cellsOf(block);
  const widths = columnWidths(pdf, rows, block.amounts ?? 0);
  const heights = rows.slice(0, 2).map((row) =>
    Math.max(
      ...row.map((cell, at) => {
        write(pdf, cell);
        return pdf.heightOfString(cell.text, { width: (widths[at] ?? 0) - 2 * CELL_PADDING_PT });
      }),
    ),
  );
  return {
    rows: rows.map(overEmptyCell),
    widths,
    beginning: sumOf(heights.map((height) => height + 2 * CELL_PADDING_PT)),
  };
};

// Helpers

/** Names and totals are heavy, amounts stand right. */
const cellsOf = (block: TableBlock): readonly (readonly Cell[])[] => {
  const isFacts = block.kind === 'facts';
  const rows = isFacts ? block.facts : [block.heads, ...block.rows];
  return rows.map((row, rowAt) =>
    row.map((text, at): Cell => {
      const isHead = isFacts ? at === 0 : rowAt === 0;
      const isTotal = block.hasTotal === true && rowAt === rows.length - 1;
      return {
        text: drawable(text),
        ...(isHead && { type: 'TH', scope: isFacts ? 'Row' : 'Column' }),
        font: { src: isHead || isTotal ? BOLD : REGULAR, size: row.length > 4 ? SMALL_PT : TEXT_PT },
        ...(at >= row.length - (block.amounts ?? 0) && { align: { x: 'right', y: 'top' } }),
      };
    }),
  );
};

/** The name of a total takes the cell beside it where that has no words. */
const overEmptyCell = (row: readonly Cell[]): readonly Cell[] => {
  const [name, beside, ...others] = row;
  return name !== undefined && beside?.text === '' && name.font.src === BOLD
    ? [{ ...name, colSpan: 2 }, ...others]
    : row;
};

const write = (pdf: Measure, { font }: Cell): unknown => pdf.font(font.src).fontSize(font.size);

/**
 * A quarter for the only amount, as much as they need for several; of the rest 2 parts for the first column and 3 for each other.
 * No word is cut where there is room for all.
 */
const columnWidths = (pdf: Measure, rows: readonly (readonly Cell[])[], amounts: number): number[] => {
  const whole = pdf.page.width - pdf.page.margins.left - pdf.page.margins.right;
  const needed = (rows[0] ?? []).map((_, at, { length }) => {
    const isAmount = at >= length - amounts;
    const words = rows.flatMap((row) => widestWord(pdf, row[at]));
    return { isAmount, width: Math.max(...words, isAmount && amounts === 1 ? whole / 4 : 0), parts: at === 0 ? 2 : 3 };
  });
  const rest = whole - sumOf(needed.map(({ isAmount, width }) => (isAmount ? width : 0)));
  const parts = sumOf(needed.map((column) => (column.isAmount ? 0 : column.parts)));
  const wanted = needed.map((column) => (column.isAmount ? column.width : (rest * column.parts) / parts));
  const over = wanted.map((width, at) => width - (needed[at]?.width ?? 0));
  const spare = sumOf(over.filter((width) => width > 0));
  const lacking = -sumOf(over.filter((width) => width < 0));
  if (spare < lacking) return wanted;
  return wanted.map((width, at) => {
    const own = over[at] ?? 0;
    return own < 0 ? width - own : width - (spare === 0 ? 0 : (own * lacking) / spare);
  });
};

/** The width that a cell needs so that no word is cut. */
const widestWord = (pdf: Measure, cell: Cell | undefined): number => {
  if (cell === undefined) return 0;
  write(pdf, cell);
  return (
    Math.ceil(Math.max(...cell.text.split(/[ \n]/u).map((word) => pdf.widthOfString(word)))) + 2 * CELL_PADDING_PT + 1
  );
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
