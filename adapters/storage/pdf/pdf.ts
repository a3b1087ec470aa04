import { setImmediate as nextTurn } from 'node:timers/promises';
import PdfKit from 'pdfkit';
import type { PdfBlock, PdfDocument } from '#core/formatting/pdf.ts';
import { pdfFonts } from './fonts.ts';
import {
  BOLD,
  CELL_PADDING_PT,
  drawable,
  REGULAR,
  type TableBlock,
  type TableLayout,
  tableLayout,
  TEXT_PT,
} from './table-layout.ts';

const MARGIN_PT = 54;
const FOOT_PT = 40;
const SIZES_PT = { title: 18, heading: 13, text: TEXT_PT, small: 9 } as const;
const GAP_PT = 8;
const RULE_COLOUR = '#b9c3cc';
/** Documents for which no time matters are all of one, so that equal texts are equal bytes and their digest tells a change. */
const NO_TIME = Date.UTC(2026, 0, 1);

type Pdf = InstanceType<typeof PdfKit>;
type Part = ReturnType<Pdf['struct']>;

/**
 * Writes a PDF of the kind that screen readers need (PDF/UA): tagged with headings, paragraphs and tables, with title and
 * language, and with its fonts, those of the portal, inside.
 */
export const pdfFrom = (document: PdfDocument): Uint8Array => {
  const steps = writing(document);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
};

/**
 * The same, with a turn for others after each paragraph and row: a long document takes a fifth of a second of the thread that draws
 * the pages and, where it is embedded, has the database.
 */
export const pdfInTurns = async (document: PdfDocument): Promise<Uint8Array> => {
  const steps = writing(document);
  let step = steps.next();
  while (step.done !== true) {
    await nextTurn();
    step = steps.next();
  }
  return step.value;
};

// Helpers

/** Writes a document step by step. */
function* writing({
  title,
  letterhead,
  parts,
  footer,
  notice,
  madeAt = NO_TIME,
}: PdfDocument): Generator<void, Uint8Array> {
  const day = new Date(madeAt);
  const options = {
    size: 'A4',
    margins: { top: MARGIN_PT, left: MARGIN_PT, right: MARGIN_PT, bottom: MARGIN_PT + FOOT_PT / 2 },
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    // Newer than the types of the library.
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    lang: 'it-IT',
    displayTitle: true,
    // No font is in the file but those that are used.
    font: '',
    info: { Title: metadataText(title), Producer: 'Portale', Creator: 'Portale', CreationDate: day, ModDate: day },
  } as const;
  const pdf = new PdfKit({ ...options });
  const { regular, bold } = pdfFonts();
  // The library takes fonts that are read already; its types do not say so yet.
  pdf.registerFont(REGULAR, regular as never).registerFont(BOLD, bold as never);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  for (const [index, blocks] of (parts.length === 0 ? [[]] : parts).entries()) {
    pdf.addPage();
    if (index === 0) {
      if (letterhead !== undefined) drawLetterhead(pdf, root, letterhead);
      paragraph(pdf, root, 'H1', title, BOLD, SIZES_PT.title);
      if (notice !== undefined) paragraph(pdf, root, 'P', notice, BOLD, SIZES_PT.text);
    }
    // A heading looks at the table below it, which is measured once for both.
    const layouts = new Map<PdfBlock, TableLayout>();
    const layoutOf = (block: TableBlock): TableLayout => {
      const layout = layouts.get(block) ?? tableLayout(pdf, block);
      layouts.set(block, layout);
      return layout;
    };
    for (const [at, block] of blocks.entries()) yield* draw(pdf, root, layoutOf, block, blocks[at + 1]);
  }
  root.end();
  drawFeet(pdf, notice === undefined ? footer : `${footer} · ${notice}`);
  yield;
  pdf.end();
  return written(pdf);
}

/** The library writes it into XML as it is. */
const metadataText = (text: string): string =>
  drawable(text).replaceAll('&', 'e').replaceAll(/[<>]/gu, ' ').trim() || ' ';

/** Begins a page where the next piece would not have so much room: no heading stands alone at the end of one. */
const makeRoom = (pdf: Pdf, room: number): void => {
  if (pdf.y + room > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
};

const paragraph = (pdf: Pdf, root: Part, role: 'H1' | 'H2' | 'P', text: string, font: string, size: number): void => {
  makeRoom(pdf, (role === 'P' ? 2 : 5) * size);
  root.add(
    pdf.struct(role, {}, () => {
      pdf.font(font).fontSize(size).text(drawable(text), MARGIN_PT);
    }),
  );
  pdf.y += GAP_PT;
};

/** The agency over a rule, and on the right whom the document is for, as in a window of an envelope. */
const drawLetterhead = (pdf: Pdf, root: Part, { from, to }: NonNullable<PdfDocument['letterhead']>): void => {
  paragraph(pdf, root, 'P', from, BOLD, SIZES_PT.heading);
  pdf.markContent('Artifact', { type: 'Layout' } as never);
  pdf
    .moveTo(MARGIN_PT, pdf.y)
    .lineTo(pdf.page.width - MARGIN_PT, pdf.y)
    .lineWidth(2)
    .stroke('black');
  pdf.endMarkedContent();
  pdf.y += GAP_PT;
  root.add(
    pdf.struct('P', {}, () => {
      pdf
        .font(REGULAR)
        .fontSize(SIZES_PT.text)
        .text(to.map(drawable).join('\n'), pdf.page.width / 2);
    }),
  );
  pdf.y += 2 * GAP_PT;
};

function* draw(
  pdf: Pdf,
  root: Part,
  layoutOf: (block: TableBlock) => TableLayout,
  block: PdfBlock,
  next: PdfBlock | undefined,
): Generator<void, void> {
  yield;
  switch (block.kind) {
    case 'heading':
      pdf.y += GAP_PT;
      // A heading stands on the page of the first row below it.
      if (next !== undefined)
        makeRoom(pdf, 3 * SIZES_PT.heading + ('text' in next ? 2 * SIZES_PT.text : layoutOf(next).beginning));
      return paragraph(pdf, root, 'H2', block.text, BOLD, SIZES_PT.heading);
    case 'text':
      return paragraph(pdf, root, 'P', block.text, REGULAR, SIZES_PT.text);
    case 'facts':
    case 'table':
      return yield* table(pdf, root, layoutOf(block));
  }
}

function* table(pdf: Pdf, root: Part, { rows, widths, beginning }: TableLayout): Generator<void, void> {
  makeRoom(pdf, beginning);
  pdf.font(REGULAR).fontSize(SIZES_PT.text);
  pdf.x = MARGIN_PT;
  const drawn = pdf.table({
    structParent: root,
    columnStyles: widths,
    defaultStyle: { border: [0, 0, 0.5, 0], borderColor: RULE_COLOUR, padding: CELL_PADDING_PT },
  } as never);
  for (const row of rows) {
    drawn.row(row.map((cell) => ({ ...cell })));
    yield;
  }
  drawn.end();
  pdf.y += GAP_PT;
}

/** The foot of each page, which is no part of what it says. */
const drawFeet = (pdf: Pdf, text: string): void => {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // The foot stands where no text does: without this it would begin a page of its own.
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' } as never);
    pdf
      .font(REGULAR)
      .fontSize(SIZES_PT.small)
      .text(drawable(`${text} · pagina ${page - start + 1} di ${count}`), MARGIN_PT, pdf.page.height - MARGIN_PT, {
        width: pdf.page.width - 2 * MARGIN_PT,
      });
    pdf.endMarkedContent();
  }
};

const written = (pdf: Pdf): Uint8Array => {
  const chunks: Buffer[] = [];
  for (let chunk: unknown = pdf.read(); chunk !== null; chunk = pdf.read()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};
