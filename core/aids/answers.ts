import type { QueryPairs } from '#core/kernel/address.ts';
import { queryValue } from '#core/kernel/address.ts';
import { regionOf } from '#core/paying-bodies/finder.ts';
import { FARMING_METHODS, type FarmingMethod, type NumberRange } from './conditions.ts';

/** What somebody says of the farm; what was skipped is absent (AIDS-01). */
export interface AidAnswers {
  /** Values of what is grown and raised; never empty. */
  readonly produce?: readonly string[] | undefined;
  /** Asked with what is grown. */
  readonly organic?: FarmingMethod | undefined;
  /** Value of the region. */
  readonly region?: string | undefined;
  /** Land that is farmed (hectares): a row of the question, or one number. */
  readonly land?: NumberRange | undefined;
  /** Whole years. */
  readonly age?: number | undefined;
  readonly years?: number | undefined;
  /** Values of what is needed; never empty. */
  readonly needs?: readonly string[] | undefined;
}

/** The questions in their order, by the name that an answer has in the list of answers. */
export const AID_QUESTIONS = ['produce', 'region', 'land', 'person', 'needs'] as const;
export type AidQuestion = (typeof AID_QUESTIONS)[number];

/** A step of the finder: a question by its number from 1, or what was found. */
export type AidStep = 1 | 2 | 3 | 4 | 5 | 'esito';

/** Names in the query of the finder and of its calendar. */
export const AID_PARAMETERS = {
  produce: 'coltivo',
  organic: 'bio',
  region: 'dove',
  land: 'terra',
  age: 'eta',
  years: 'anni',
  needs: 'serve',
  step: 'passo',
  back: 'poi',
  more: 'altri',
} as const;

/** What somebody grows or raises who has nothing of what is offered: an answer, not a skipped question. */
export const NONE_OF_THESE = 'nessuna-di-queste';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;
const MOST_CHARACTERS = 80;
const MOST_VALUES = 40;
const MOST_YEARS = 120;
const MOST_HECTARES = 100_000;

const valuesOf = (pairs: QueryPairs, name: string): readonly string[] | undefined => {
  const values = [
    ...new Set(
      pairs
        .filter(([one, value]) => one === name && SLUG.test(value) && value.length <= MOST_CHARACTERS)
        .map(([, value]) => value),
    ),
  ]
    .toSorted()
    .slice(0, MOST_VALUES);
  const chosen = values.length > 1 ? values.filter((value) => value !== NONE_OF_THESE) : values;
  return chosen.length === 0 ? undefined : chosen;
};

const MOST_TYPED = 20;

/** What was typed where years belong, in plain figures and no longer than it can mean something. */
const typedYears = (pairs: QueryPairs, name: string): string =>
  [...(queryValue(pairs, name) ?? '').normalize('NFKC').trim()].slice(0, MOST_TYPED).join('').trim();

/** Reads "45" and "45 anni". */
const yearsFrom = (pairs: QueryPairs, name: string): number | undefined => {
  const [, figures] = /^(\d{1,3})(?: ?ann[io])?$/iu.exec(typedYears(pairs, name)) ?? [];
  return figures !== undefined && Number(figures) <= MOST_YEARS ? Number(figures) : undefined;
};

/** What was typed as years and is no number of them, by the field: its question asks again (AIDS-01). */
export type UnreadableYears = Readonly<Partial<Record<'age' | 'years', string>>>;

const unreadableFrom = (pairs: QueryPairs): UnreadableYears | undefined => {
  const unreadable = (['age', 'years'] as const).flatMap((field) => {
    const typed = typedYears(pairs, AID_PARAMETERS[field]);
    return typed === '' || yearsFrom(pairs, AID_PARAMETERS[field]) !== undefined ? [] : [[field, typed] as const];
  });
  return unreadable.length === 0 ? undefined : Object.fromEntries(unreadable);
};

/** "0" is no land, "5-14" from five hectares to fourteen, "50-" more than fifty. */
export const landFrom = (text: string | undefined): NumberRange | undefined => {
  const [, from = '', dash = '', to = ''] =
    /^(\d{1,6}(?:\.\d{1,4})?)(-?)(\d{1,6}(?:\.\d{1,4})?)?$/u.exec(text ?? '') ?? [];
  if (from === '' || Number(from) > MOST_HECTARES || (dash === '' && to !== '')) return undefined;
  if (dash === '') return { from: Number(from), to: Number(from) };
  if (to === '') return { from: Number(from) };
  return Number(to) < Number(from) ? undefined : { from: Number(from), to: Number(to) };
};

/** Writes it; `landFrom` is the inverse. */
export const landToText = ({ from = 0, to }: NumberRange): string =>
  to === undefined ? `${from}-` : to === from ? String(from) : `${from}-${to}`;

/** Reads the answers from a query; what cannot be one counts as skipped. */
export const answersFromQuery = (pairs: QueryPairs): AidAnswers => ({
  produce: valuesOf(pairs, AID_PARAMETERS.produce),
  organic: FARMING_METHODS.find((one) => one === queryValue(pairs, AID_PARAMETERS.organic)),
  region: regionOf(queryValue(pairs, AID_PARAMETERS.region))?.value,
  land: landFrom(queryValue(pairs, AID_PARAMETERS.land)),
  age: yearsFrom(pairs, AID_PARAMETERS.age),
  years: yearsFrom(pairs, AID_PARAMETERS.years),
  needs: valuesOf(pairs, AID_PARAMETERS.needs),
});

const several = (name: string, values: readonly string[] | undefined): QueryPairs =>
  (values ?? []).toSorted().map((value) => [name, value] as const);
const one = (name: string, value: string | number | undefined): QueryPairs =>
  value === undefined ? [] : [[name, String(value)]];

/** Writes them; `answersFromQuery` is the inverse. */
export const answersToQuery = ({ produce, organic, region, land, age, years, needs }: AidAnswers): QueryPairs => [
  ...several(AID_PARAMETERS.produce, produce),
  ...one(AID_PARAMETERS.organic, organic),
  ...one(AID_PARAMETERS.region, region),
  ...one(AID_PARAMETERS.land, land && landToText(land)),
  ...one(AID_PARAMETERS.age, age),
  ...one(AID_PARAMETERS.years, years),
  ...several(AID_PARAMETERS.needs, needs),
];

/** The page of the finder: which question, with which answers, and where one returns to after it. */
export interface AidPage {
  readonly answers: AidAnswers;
  readonly step: AidStep;
  readonly back?: AidStep | undefined;
  /** How many of the aids that do not fit are shown beyond the first; a multiple of ten. */
  readonly more?: number | undefined;
  /** Present only at the question about the person. */
  readonly unreadable?: UnreadableYears | undefined;
}

/** Aids added by each press. */
export const MORE_AIDS = 10;
const MOST_MORE = 500;

const moreFrom = (text: string | undefined): number | undefined => {
  const count = /^\d{1,3}$/u.test(text ?? '') ? Number(text) : 0;
  return count > 0 && count <= MOST_MORE && count % MORE_AIDS === 0 ? count : undefined;
};

const STEPS: readonly AidStep[] = [1, 2, 3, 4, 5, 'esito'];
const stepFrom = (text: string | undefined): AidStep | undefined => STEPS.find((step) => String(step) === text);

/** Reads the query of the page. Years that are none lead back to their question, and from there to where one was going. */
export const aidPageFromQuery = (pairs: QueryPairs): AidPage => {
  const unreadable = unreadableFrom(pairs);
  const going = stepFrom(queryValue(pairs, AID_PARAMETERS.step)) ?? 1;
  const step = unreadable === undefined ? going : stepOf('person');
  const onward = going === step || going === stepAfter(step) ? undefined : going;
  const back = stepFrom(queryValue(pairs, AID_PARAMETERS.back)) ?? onward;
  return {
    answers: answersFromQuery(pairs),
    step,
    back: step === 'esito' || back === step ? undefined : back,
    more: step === 'esito' ? moreFrom(queryValue(pairs, AID_PARAMETERS.more)) : undefined,
    unreadable,
  };
};

/** Writes it; `aidPageFromQuery` is the inverse. */
export const aidPageToQuery = ({ answers, step, back, more, unreadable }: AidPage): QueryPairs => [
  ...(step === 1 ? [] : [[AID_PARAMETERS.step, String(step)] as const]),
  ...(back === undefined ? [] : [[AID_PARAMETERS.back, String(back)] as const]),
  ...answersToQuery(answers),
  ...one(AID_PARAMETERS.more, more),
  ...one(AID_PARAMETERS.age, unreadable?.age),
  ...one(AID_PARAMETERS.years, unreadable?.years),
];

/** The canonical query of the finder's page. */
export const aidPageQuery = (pairs: QueryPairs): QueryPairs => aidPageToQuery(aidPageFromQuery(pairs));

/** The answers without those of a question. */
export const withoutAnswer = (answers: AidAnswers, question: AidQuestion): AidAnswers => ({
  ...answers,
  ...Object.fromEntries(answersOf(question).map((name) => [name, undefined])),
});

/** Whether a question has an answer; of two that it asks one is enough. */
export const isAnswered = (answers: AidAnswers, question: AidQuestion): boolean =>
  answersOf(question).some((name) => answers[name] !== undefined);

/** The answers that a question asks for. */
const answersOf = (question: AidQuestion): readonly (keyof AidAnswers)[] => {
  switch (question) {
    case 'produce':
      return ['produce', 'organic'];
    case 'person':
      return ['age', 'years'];
    default:
      return [question];
  }
};

/** The step of a question. */
export const stepOf = (question: AidQuestion): AidStep => STEPS[AID_QUESTIONS.indexOf(question)] ?? 1;

/** The question of a step; undefined for what was found. */
export const questionAt = (step: AidStep): AidQuestion | undefined =>
  step === 'esito' ? undefined : AID_QUESTIONS[step - 1];

/** The step after one. */
export const stepAfter = (step: AidStep): AidStep => STEPS[STEPS.indexOf(step) + 1] ?? 'esito';

/** The step before one; undefined before the first question. */
export const stepBefore = (step: AidStep): AidStep | undefined => STEPS[STEPS.indexOf(step) - 1];
