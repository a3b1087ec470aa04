/**
 * What people paste in front of a code, as folded words: "CIG:", "C.F.", "Prot. n.". The longest come first, so that a label is
 * taken whole.
 */
const LABELS: readonly (readonly string[])[] = [
  'codice identificativo di gara',
  'codice identificativo gara',
  'codice unico di progetto',
  'codice unico progetto',
  'numero di protocollo',
  'codice fiscale',
  'cod fiscale',
  'cod fisc',
  'partita iva',
  'part iva',
  'p iva',
  'c u a a',
  'c i g',
  'c u p',
  'c f',
  'piva',
  'cf',
  'cig',
  'cup',
  'cuaa',
  'protocollo',
  'prot',
  'codice',
  'cod',
  'numero',
  'num',
  'nr',
  'n',
]
  .map((label) => label.split(' '))
  .toSorted((a, b) => b.length - a.length);

/** Codes that are known by their shape: tax code and CUP. */
const SHAPES: readonly RegExp[] = [/^[a-z]{6}\d{2}[a-z]\d{2}[a-z]\d{3}[a-z]$/, /^[a-z]\d{2}[a-z]\d[0-9a-z]{10}$/];
const VAT_NUMBER = /^(?:it)?(\d{11})$/;
/** A CIG: words of ordinary texts have this shape too, but not in pieces with a figure in each. */
const CIG = /^(?=.*[a-z])[0-9a-z]{10}$/;
/** Pieces in which a code is pasted at most. */
const MOST_PIECES = 6;

/** Whether figures are a VAT number by their check digit: two numbers side by side seldom are. */
const isVatNumber = (text: string): boolean => {
  const digits = [...(VAT_NUMBER.exec(text)?.[1] ?? '')].map(Number);
  const sum = digits.reduce((total, digit, at) => total + (at % 2 === 0 ? digit : 2 * digit - (digit > 4 ? 9 : 0)), 0);
  return digits.length > 0 && sum % 10 === 0;
};

const isOneCode = (pieces: readonly string[]): boolean => {
  const text = pieces.join('');
  return (
    SHAPES.some((shape) => shape.test(text)) ||
    isVatNumber(text) ||
    (CIG.test(text) && pieces.every((piece) => /\d/.test(piece)))
  );
};

/** How many words from a place on are one code in pieces; 0 for none. */
const piecesAt = (words: readonly string[], at: number): number => {
  for (let count = Math.min(MOST_PIECES, words.length - at); count > 0; count -= 1)
    if (isOneCode(words.slice(at, at + count))) return count;
  return 0;
};

const isCodeAt = (words: readonly string[], at: number): boolean =>
  /\d/.test(words[at] ?? '') || piecesAt(words, at) > 0;

/** How many words from a place on are a label; 0 for none. */
const labelAt = (words: readonly string[], at: number): number =>
  LABELS.find((label) => label.every((word, index) => words[at + index] === word))?.length ?? 0;

/** Where the code begins that the labels from a place on stand for: "prot n 123" → 2; the place itself where they stand for none. */
const behindLabels = (words: readonly string[], from: number): number => {
  let at = from;
  for (let length = labelAt(words, at); length > 0; length = labelAt(words, at)) at += length;
  return at > from && isCodeAt(words, at) ? at : from;
};

/** Folded words without the labels that stand before a code: "CIG: B84E15C0B7" asks for "b84e15c0b7" alone (LIST-02). */
export const withoutCodeLabels = (words: readonly string[]): readonly string[] => {
  const left: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    at = behindLabels(words, at);
    left.push((words[at] ?? '').replace(/^it(?=\d{11}$)/, ''));
  }
  return left;
};

/** The same, with a code that was pasted in pieces in one: "CIG: B84E 15C0 B7" → "b84e15c0b7" (API-07). */
export const withCodesInOnePiece = (words: readonly string[]): readonly string[] => {
  const bare = withoutCodeLabels(words);
  const isWhole = piecesAt(bare, 0) === bare.length && bare.length > 0;
  if (isWhole) return withoutCodeLabels([bare.join('')]);
  const left: string[] = [];
  // Within other words a code in pieces is one only behind its label: figures side by side may be several numbers.
  for (let at = 0; at < words.length;) {
    const code = behindLabels(words, at);
    const count = code > at ? Math.max(1, piecesAt(words, code)) : 1;
    left.push(...withoutCodeLabels([words.slice(code, code + count).join('')]));
    at = code + count;
  }
  return left;
};

/** A code alone, as a field for codes is given it: without label, blanks and signs; the label stays where nothing else is there (LIST-08). */
export const codeFrom = (words: readonly string[]): string => {
  let at = 0;
  for (let length = labelAt(words, at); length > 0 && at + length < words.length; length = labelAt(words, at))
    at += length;
  return words
    .slice(at)
    .join('')
    .replace(/^it(?=\d{11}$)/, '');
};
