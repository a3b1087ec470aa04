/** Signs that no font of the portal has, in what it has. */
const SPELT: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u202F': '\u00A0',
  ẞ: 'SS',
  '→': '->',
  '←': '<-',
  '⇒': '=>',
  '≤': '<=',
  '≥': '>=',
  '≠': '<>',
  '≈': 'circa ',
  '∞': 'infinito',
  '√': 'radice di ',
  '✓': '[x]',
  '✔': '[x]',
  '☑': '[x]',
  '☒': '[x]',
  '☐': '[ ]',
  '№': 'n.',
  Ω: 'ohm',
  '′': "'",
  '″': '"',
  ʼ: '’',
  '‰': ' per mille',
  '□': '•',
  '■': '•',
  '▪': '•',
  '●': '•',
  '◦': '•',
  '‣': '•',
};

// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f-\u009f]|\p{Surrogate}/u;

/** Stands where a sign cannot be written at all: a gap would not be noticed. */
const UNKNOWN = '?';

/**
 * A text in the signs of a font: accents and letters in one piece, invisible signs left out, what the font lacks spelt in what it
 * has. Without this a sign would be missing on paper and read aloud as nothing. `canWrite` says of a code point whether the font
 * has it.
 */
export const writableText = (text: string, canWrite: (codePoint: number) => boolean): string => {
  const isWritable = (part: string): boolean => [...part].every((sign) => canWrite(sign.codePointAt(0) ?? 0));
  const spelt = (sign: string): string => {
    if (CONTROL.test(sign)) return ' ';
    if (/\p{Cf}/u.test(sign)) return '';
    if (isWritable(sign)) return sign;
    const parts = [SPELT[sign], sign.normalize('NFKC'), sign.normalize('NFKD').replaceAll(/\p{M}/gu, '')];
    return parts.find((part) => part !== undefined && part !== sign && isWritable(part)) ?? UNKNOWN;
  };
  return [...text.normalize('NFC')].map(spelt).join('');
};
