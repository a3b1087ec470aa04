import { portKey } from '#core/kernel/port-key.ts';

/** A block of a PDF document. */
export type PdfBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  /** Values by their names. */
  | ({ readonly kind: 'facts'; readonly facts: readonly (readonly [term: string, value: string])[] } & PdfAmounts)
  | ({
      readonly kind: 'table';
      readonly heads: readonly string[];
      readonly rows: readonly (readonly string[])[];
    } & PdfAmounts);

/** How the amounts of a table are set. */
interface PdfAmounts {
  /** How many of the last columns hold amounts, which stand right; none unless given. */
  readonly amounts?: number | undefined;
  /** The last row is the total of those above it. */
  readonly hasTotal?: boolean | undefined;
}

/** A document to be rendered as PDF; each of its parts begins a page. */
export interface PdfDocument {
  readonly title: string;
  /** Of a document that is handed on: the agency at its head, and the lines that name whom it is for. */
  readonly letterhead?: { readonly from: string; readonly to: readonly string[] } | undefined;
  readonly parts: readonly (readonly PdfBlock[])[];
  /** Short line at the foot of each page, before its number. */
  readonly footer: string;
  /** Shown before everything else and at the foot of each page: the document is not an official one. */
  readonly notice?: string | undefined;
  /** When it was made, in milliseconds since 1970-01-01T00:00:00Z, where that matters. */
  readonly madeAt?: number | undefined;
}

/** The notice on every document of a demonstration. */
export const UNOFFICIAL_DOCUMENT =
  'Dimostrazione, non ufficiale: le persone, le aziende e i dati di questo documento sono inventati.';

/** Renders documents as accessible PDF files. */
export interface PdfRenderer {
  renderPdf(document: PdfDocument): Promise<Uint8Array>;
}
export const PdfRenderer = portKey<PdfRenderer>('PdfRenderer');

/** A text as paragraphs, separated by empty lines. */
export const paragraphsOf = (text: string): readonly PdfBlock[] =>
  text
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.replaceAll(/\s+/gu, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => ({ kind: 'text', text: paragraph }));
