import { portKey } from '#core/kernel/port-key.ts';

/** A piece of a document on paper. */
export type PaperBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  /** Values by their names. */
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [term: string, value: string])[] }
  | { readonly kind: 'table'; readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** A document on paper: its parts begin a page each. */
export interface PaperDocument {
  readonly title: string;
  readonly parts: readonly (readonly PaperBlock[])[];
  /** Short line at the foot of each page, before its number. */
  readonly footer: string;
  /** What stands before everything else, and again at the foot of each page: that the document is none of an office. */
  readonly notice?: string | undefined;
  /** When it was made, in milliseconds since 1970-01-01T00:00:00Z, where that matters. */
  readonly madeAt?: number | undefined;
}

/** What every document of a demonstration says of itself. */
export const UNOFFICIAL_PAPER =
  'Dimostrazione, non ufficiale: le persone, le aziende e i dati di questo documento sono inventati.';

/** Makes documents that can be printed, and read by who does not see them. */
export interface Press {
  print(document: PaperDocument): Promise<Uint8Array>;
}
export const Press = portKey<Press>('Press');

/** A text as paragraphs: an empty line parts them. */
export const paragraphsOf = (text: string): readonly PaperBlock[] =>
  text
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.replaceAll(/\s+/gu, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => ({ kind: 'text', text: paragraph }));
