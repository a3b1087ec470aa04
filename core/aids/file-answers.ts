import { type IsoDate, yearOfDay } from '#core/kernel/iso-date.ts';
import { fiscalCodeProblem, normalisedFiscalCode } from '#core/support/fiscal-code.ts';
import type { FarmFacts } from '#core/company-file/company-file.ts';
import type { AidAnswers } from './answers.ts';
import { type NumberRange, regionNamed } from './conditions.ts';
import { rangeVerdict } from './judge.ts';
import type { AidChoices } from './questions.ts';

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
  const year = yearOfDay(today);
  const since = (year - figures(code.slice(6, 8))) % 100;
  const age = birthday <= today.slice(5) ? since : since - 1;
  return age < YOUNGEST ? age + 100 : age;
};

/** Whole years from one day to another; undefined for a day that is still to come. */
const yearsSince = (since: IsoDate, today: IsoDate): number | undefined => {
  const years = yearOfDay(today) - yearOfDay(since) - (today.slice(5) < since.slice(5) ? 1 : 0);
  return years < 0 ? undefined : years;
};

const given = <Name extends keyof AidAnswers>(name: Name, value: AidAnswers[Name]): AidAnswers =>
  value === undefined ? {} : { [name]: value };

/**
 * What a company’s file says already: of a person’s own firm the age, by its code; region, land, what is grown and raised and the years in
 * farming where it tells them. A word that no question offers is no answer. It never gets into an address (AIDS-05, D-61).
 */
export const answersOfFile = (
  { cuaa }: { readonly cuaa: string },
  { region, hectares, produce = [], since }: FarmFacts,
  { grows, raises }: Pick<AidChoices, 'grows' | 'raises'>,
  today: IsoDate,
): AidAnswers => {
  const offered = [...grows, ...raises].filter(({ name }) => produce.includes(name)).map(({ value }) => value);
  return {
    ...given('produce', offered.length === 0 ? undefined : offered.toSorted()),
    ...given('region', region === undefined ? undefined : regionNamed(region)),
    ...given('land', hectares === undefined ? undefined : { from: hectares, to: hectares }),
    ...given('age', ageOn(cuaa, today)),
    ...given('years', since === undefined ? undefined : yearsSince(since, today)),
  };
};

/** The answers that count: what was typed goes before what the file says. */
export const withFile = (typed: AidAnswers, ofFile: AidAnswers): AidAnswers => ({
  ...ofFile,
  ...Object.fromEntries(Object.entries(typed).filter(([, answer]) => answer !== undefined)),
});

/** The row of the question in which land lies; the answer itself where no row has it. */
export const landRowOf = (land: NumberRange | undefined, rows: AidChoices['land']): NumberRange | undefined =>
  land === undefined ? undefined : (rows.find(({ range }) => rangeVerdict(range, land) === 'met')?.range ?? land);

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** What of the answers the file does not say already: a field that was left as the file filled it never gets into an address (D-61). */
export const withoutFile = (answers: AidAnswers, ofFile: AidAnswers, rows: AidChoices['land']): AidAnswers => {
  const filled: AidAnswers = { ...ofFile, land: landRowOf(ofFile.land, rows) };
  const left = (name: keyof AidAnswers) => (isSame(answers[name], filled[name]) ? undefined : answers[name]);
  return {
    ...answers,
    ...Object.fromEntries((Object.keys(filled) as (keyof AidAnswers)[]).map((name) => [name, left(name)])),
  };
};
