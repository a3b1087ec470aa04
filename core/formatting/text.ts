/** A long text shows this many characters before "Mostra di più" (CONST-04). */
export const TEXT_LIMIT_CHARACTERS = 300;
/** A card's description shows this many characters (CONST-04). */
export const CARD_LIMIT_CHARACTERS = 250;
/** The text of an intervention shows this many characters (CONST-04). */
export const INTERVENTION_LIMIT_CHARACTERS = 130;

/** Labels of the button under a text that was cut (CONST-04). */
export const SHOW_MORE = 'Mostra di più';
export const SHOW_LESS = 'Mostra di meno';

/** Words at the beginning of a sentence. */
export const capitalised = (words: string): string => `${words.charAt(0).toLocaleUpperCase('it-IT')}${words.slice(1)}`;

/** Words that began a sentence, within one. */
export const lowered = (words: string): string => `${words.charAt(0).toLocaleLowerCase('it-IT')}${words.slice(1)}`;

const ELLIPSIS = '…';
const graphemes = new Intl.Segmenter('it', { granularity: 'grapheme' });

/** A text cut to its limit, and whether anything was cut off. */
export interface Truncated {
  readonly text: string;
  readonly isCut: boolean;
}

/**
 * Cuts a text after `limit` characters as people count them and appends an ellipsis (CONST-04). An accent,
 * a flag or an emoji is one character and is never cut in two. A text within the limit stays as it is.
 */
export const truncate = (text: string, limit: number): Truncated => {
  // A character has at least one code unit: most texts need no counting.
  if (text.length <= limit) return { text, isCut: false };
  let count = 0;
  for (const { index } of graphemes.segment(text)) {
    if (count === limit) return { text: `${text.slice(0, index).trimEnd()}${ELLIPSIS}`, isCut: true };
    count += 1;
  }
  return { text, isCut: false };
};

const TEXT_START = /^[\p{L}\d._-]/u;

/**
 * Whether a typed text is long enough and begins with a letter, a digit, a dot, an underscore or a
 * hyphen (VAL-02). Length in characters as people count them, blanks at the ends apart.
 */
export const isAcceptableText = (text: string, minimumLength: number): boolean => {
  const trimmed = text.trim();
  return TEXT_START.test(trimmed) && [...graphemes.segment(trimmed)].length >= minimumLength;
};
