/** A longer text is cut after a word. */
const LONGEST_TEXT = 160;
/** Lines shown of a file. */
const MOST_LINES = 12;
/** What there is once for each of many, such as an amount for each region, is shown once. */
const FIRST = 1;

/** An answer as an example: of each list the first entry, of each long text its beginning. Its shape stays. */
export const shortened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, FIRST).map(shortened);
  if (typeof value === 'string') return cut(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortened(one)]));
};

/** The beginning of a file of text: its first lines. */
export const shortenedText = (text: string): string => text.split(/\r?\n/u).slice(0, MOST_LINES).join('\n');

/** A text of examples with an agency that stands for any instead of the demonstration's: every agency publishes them as its own. */
export const withAnyAgency = (text: string): string =>
  ANY_AGENCY.reduce((changed, [own, any]) => changed.replaceAll(own, any), text);

// Helpers

const ANY_AGENCY = [
  ['Agenzia Nazionale Pagamenti Agricoli', 'Agenzia dei Pagamenti'],
  ['ANPAG', 'ADP'],
  ['anpag', 'adp'],
  ['Campi Sereni', 'Mille Prati'],
] as const;

/** An address has no blanks, and stays whole. */
const cut = (text: string): string => {
  if (text.length <= LONGEST_TEXT) return text;
  const end = text.lastIndexOf(' ', LONGEST_TEXT);
  return end <= 0 ? text : `${text.slice(0, end)}…`;
};
