import type { IsoDate } from '#core/kernel/iso-date.ts';
import { fiscalCodeProblem, normalisedFiscalCode } from '#core/support/fiscal-code.ts';
import type { AidAnswers } from './answers.ts';

/** Letters that stand for figures where two people would have the same code. */
const STANDING = 'LMNPQRSTUV';
const MONTHS = 'ABCDEHLMPRST';
/** The days of women are written forty further. */
const OF_WOMEN = 40;
/** Nobody younger runs a farm: a code says two figures of a year, and these decide which century it is of. */
const YOUNGEST = 16;

const figures = (text: string): number =>
  Number([...text].map((sign) => (STANDING.includes(sign) ? STANDING.indexOf(sign) : sign)).join(''));

/** How old the person of a fiscal code is on a day (whole years); undefined for a code that is no person's. */
export const ageOn = (fiscalCode: string, today: IsoDate): number | undefined => {
  if (fiscalCodeProblem(fiscalCode) !== undefined) return undefined;
  const code = normalisedFiscalCode(fiscalCode);
  const day = figures(code.slice(9, 11));
  const birthday = [MONTHS.indexOf(code.charAt(8)) + 1, day > OF_WOMEN ? day - OF_WOMEN : day]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  const year = Number(today.slice(0, 4));
  const since = (year - figures(code.slice(6, 8))) % 100;
  const age = birthday <= today.slice(5) ? since : since - 1;
  return age < YOUNGEST ? age + 100 : age;
};

/** What a company’s file says already: of a person’s own firm the age, by its code. It never gets into an address (D-61). */
export const answersOfFile = ({ cuaa }: { readonly cuaa: string }, today: IsoDate): AidAnswers => {
  const age = ageOn(cuaa, today);
  return age === undefined ? {} : { age };
};

/** The answers that count: what was typed goes before what the file says. */
export const withFile = (typed: AidAnswers, ofFile: AidAnswers): AidAnswers => ({
  ...ofFile,
  ...Object.fromEntries(Object.entries(typed).filter(([, answer]) => answer !== undefined)),
});

/** What of the answers the file does not say already: a field that was left as the file filled it never gets into an address (D-61). */
export const withoutFile = (answers: AidAnswers, ofFile: AidAnswers): AidAnswers => ({
  ...answers,
  age: answers.age === ofFile.age ? undefined : answers.age,
});
