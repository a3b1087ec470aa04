/** Width of a character that the table does not know (thousandths of the font size). */
const DEFAULT_WIDTH = 556;

// prettier-ignore
const ASCII_WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
  556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
  1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
  667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
  333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
  556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];

/** Characters outside Latin 1 that the WinAnsi encoding has, with their code. */
const WIN_ANSI: Readonly<Record<string, number>> = {
  '€': 0x80,
  '‚': 0x82,
  '„': 0x84,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '™': 0x99,
};
const WIN_ANSI_WIDTHS: Readonly<Record<string, number>> = {
  '‘': 222,
  '’': 222,
  '“': 333,
  '”': 333,
  '•': 350,
  '—': 1000,
  '…': 1000,
};

/** The text as bytes of the WinAnsi encoding; a character that it lacks becomes a question mark. */
export const winAnsiBytes = (text: string): readonly number[] =>
  Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0x3f;
    if ((code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff)) return code;
    return WIN_ANSI[character] ?? 0x3f;
  });

const widthOfCharacter = (character: string): number => {
  const special = WIN_ANSI_WIDTHS[character];
  if (special !== undefined) return special;
  // An accented letter is as wide as the letter without its accent.
  const base = character.normalize('NFD').charCodeAt(0);
  return ASCII_WIDTHS[base - 32] ?? DEFAULT_WIDTH;
};

/** How wide the text is in Helvetica at the given size (points). */
export const textWidth = (text: string, sizePt: number): number =>
  (Array.from(text).reduce((sum, character) => sum + widthOfCharacter(character), 0) * sizePt) / 1_000;

/** Breaks a paragraph into lines no wider than `widthPt`; a word that is wider stands alone. */
export const wrapped = (paragraph: string, sizePt: number, widthPt: number): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(/\s+/u).filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && textWidth(longer, sizePt) > widthPt) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
};
