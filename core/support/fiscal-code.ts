/** Letters that may stand for the digits 0 to 9 where two people would have the same code (omocodia). */
const DIGIT_LETTERS = 'LMNPQRSTUV';
const MONTH_LETTERS = 'ABCDEHLMPRST';
/** What a character in an odd place (first, third…) counts for, from A to Z; the digits 0 to 9 count as A to J. */
const ODD_VALUES = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
] as const;

const DIGIT = `[0-9${DIGIT_LETTERS}]`;
const SHAPE = new RegExp(`^[A-Z]{6}${DIGIT}{2}[${MONTH_LETTERS}](${DIGIT}{2})[A-Z]${DIGIT}{3}[A-Z]$`, 'u');
const LAST_DAY_OF_MONTH = 31;
/** Added to the day of birth of a woman. */
const FEMALE_DAY_OFFSET = 40;

const CODE_A = 65;
const CODE_0 = 48;

/** 0 for A and for 0, 1 for B and for 1, and so on. */
const valueOf = (character: string): number => {
  const code = character.charCodeAt(0);
  return code >= CODE_A ? code - CODE_A : code - CODE_0;
};

/** The control letter that belongs to the first fifteen characters. */
const controlLetter = (code: string): string => {
  let sum = 0;
  for (let at = 0; at < 15; at += 1) {
    const value = valueOf(code.charAt(at));
    sum += at % 2 === 0 ? (ODD_VALUES[value] ?? 0) : value;
  }
  return String.fromCharCode(CODE_A + (sum % 26));
};

const digitOf = (character: string): number => {
  const at = DIGIT_LETTERS.indexOf(character);
  return at === -1 ? Number(character) : at;
};

const isDay = (text: string): boolean => {
  const day = digitOf(text.charAt(0)) * 10 + digitOf(text.charAt(1));
  const born = day > FEMALE_DAY_OFFSET ? day - FEMALE_DAY_OFFSET : day;
  return born >= 1 && born <= LAST_DAY_OF_MONTH;
};

/** The code as it is compared: capitals, no spaces. */
export const normalisedFiscalCode = (text: string): string => text.replaceAll(/\s/gu, '').toUpperCase();

/**
 * What is wrong with the fiscal code of a person, if anything: its shape (letters, digits or the letters that
 * stand for them, month, day), or its control letter (D-10).
 */
export const fiscalCodeProblem = (text: string): 'shape' | 'control' | undefined => {
  const code = normalisedFiscalCode(text);
  const [, day] = SHAPE.exec(code) ?? [];
  if (day === undefined || !isDay(day)) return 'shape';
  return code.charAt(15) === controlLetter(code) ? undefined : 'control';
};
