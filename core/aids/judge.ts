import type { FilterValue } from '#core/catalogue/definition.ts';
import { inRegion } from '#core/paying-bodies/finder.ts';
import type { AidAnswers } from './answers.ts';
import { AUDIENCE_NAMES } from './audience.ts';
import type { AidConditions, FarmingMethod, NumberRange } from './conditions.ts';

/** How an aid's condition stands: met, not known yet, or not met. */
export type Verdict = 'met' | 'open' | 'failed';

/** A condition in the reader's words: why it fits, what is still to be known, or why it does not. */
export interface JudgedCondition {
  readonly condition: keyof AidConditions | 'produce' | 'unstated' | 'closed';
  readonly verdict: Verdict;
  readonly words: string;
}

const decimal = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 4, useGrouping: 'always' });
const SQUARE_METRES = 10_000;

/** "0,5 ettari (5.000 m²)": small areas in square metres, too. */
export const hectareWords = (hectares: number): string => {
  const words = `${decimal.format(hectares)} ${hectares === 1 ? 'ettaro' : 'ettari'}`;
  return hectares > 0 && hectares < 1 ? `${words} (${decimal.format(hectares * SQUARE_METRES)} m²)` : words;
};

const alternatives = new Intl.ListFormat('it-IT', { style: 'long', type: 'disjunction' });
const together = new Intl.ListFormat('it-IT', { style: 'long', type: 'conjunction' });
const joinedBy =
  (list: Intl.ListFormat) =>
  (values: readonly FilterValue[]): string =>
    list.format(values.map(({ name }) => name.toLocaleLowerCase('it-IT')));
const or = joinedBy(alternatives);
const and = joinedBy(together);

const landWords = ({ from, to }: NumberRange): string => {
  if (from === undefined) return `al massimo ${hectareWords(to ?? 0)}`;
  return to === undefined ? `almeno ${hectareWords(from)}` : `da ${decimal.format(from)} a ${hectareWords(to)}`;
};
const ageWords = ({ from, to }: NumberRange): string => {
  if (from === undefined) return `meno di ${(to ?? 0) + 1} anni`;
  return to === undefined ? `almeno ${from} anni` : `da ${from} a ${to} anni`;
};
const sinceWords = ({ from, to }: NumberRange): string => {
  if (from === undefined) return `da non più di ${to ?? 0} anni`;
  return to === undefined ? `da almeno ${from} anni` : `da un minimo di ${from} a un massimo di ${to} anni`;
};

/**
 * Whether all, some or none of what an answer may mean lies within a range. An answer from five to fourteen hectares may be any number
 * between them: only where all of them fit does it fit, and only where none does it fail.
 */
export const rangeVerdict = ({ from = 0, to = Infinity }: NumberRange, answer: NumberRange): Verdict => {
  const [first, last] = [answer.from ?? 0, answer.to ?? Infinity];
  if (first >= from && last <= to) return 'met';
  // Two ranges that only touch have nothing but an edge in common, which the row on its other side has too.
  const isApart = first === last ? last < from || first > to : last <= from || first >= to;
  return isApart ? 'failed' : 'open';
};

const audienceOf = ({ audiences }: AidConditions): readonly JudgedCondition[] =>
  audiences === undefined || audiences.includes('agricoltori')
    ? []
    : [
        {
          condition: 'audiences',
          verdict: 'failed',
          words: `è per: ${audiences.map((one) => AUDIENCE_NAMES[one].toLocaleLowerCase('it-IT')).join(', ')}`,
        },
      ];

const produceOf = ({ grows = [], raises = [] }: AidConditions, { produce }: AidAnswers): readonly JudgedCondition[] => {
  if (grows.length + raises.length === 0) return [];
  const of = (verb: string, values: readonly FilterValue[], joined = or): readonly string[] =>
    values.length === 0 ? [] : [`${verb} ${joined(values)}`];
  if (produce === undefined)
    return [
      {
        condition: 'produce',
        verdict: 'open',
        words: `se ${[...of('coltivi', grows), ...of('allevi', raises)].join(' o ')}`,
      },
    ];
  const has = ({ value }: FilterValue): boolean => produce.includes(value);
  const met = [...of('coltivi', grows.filter(has), and), ...of('allevi', raises.filter(has), and)];
  return [
    met.length > 0
      ? { condition: 'produce', verdict: 'met', words: met.join(' e ') }
      : {
          condition: 'produce',
          verdict: 'failed',
          words: [...of('non coltivi', grows), ...of('non allevi', raises)].join(' e '),
        },
  ];
};

const METHOD_WORDS: Readonly<Record<FarmingMethod, { readonly you: string; readonly others: string }>> = {
  si: { you: 'coltivi con metodo biologico', others: 'coltiva con metodo biologico' },
  conversione: { you: 'sei in conversione al biologico', others: 'è in conversione al biologico' },
  no: { you: 'non coltivi con metodo biologico', others: 'non coltiva con metodo biologico' },
};

const organicOf = ({ organic }: AidConditions, answers: AidAnswers): readonly JudgedCondition[] => {
  if (organic === undefined) return [];
  const wordsFor = (whom: 'you' | 'others'): string =>
    alternatives.format(organic.map((one) => METHOD_WORDS[one][whom]));
  if (answers.organic === undefined) return [{ condition: 'organic', verdict: 'open', words: `se ${wordsFor('you')}` }];
  return [
    organic.includes(answers.organic)
      ? { condition: 'organic', verdict: 'met', words: METHOD_WORDS[answers.organic].you }
      : { condition: 'organic', verdict: 'failed', words: `è per chi ${wordsFor('others')}` },
  ];
};

const regionOf = ({ regions }: AidConditions, { region }: AidAnswers): readonly JudgedCondition[] => {
  if (regions === undefined) return [];
  const where = alternatives.format(regions.map(inRegion));
  if (region === undefined) return [{ condition: 'regions', verdict: 'open', words: `se l’azienda è ${where}` }];
  return [
    regions.includes(region)
      ? { condition: 'regions', verdict: 'met', words: inRegion(region) }
      : { condition: 'regions', verdict: 'failed', words: `l’azienda è ${inRegion(region)}, l’aiuto è ${where}` },
  ];
};

const landOf = ({ land }: AidConditions, answers: AidAnswers): readonly JudgedCondition[] => {
  if (land === undefined) return [];
  const words = landWords(land);
  const verdict = answers.land === undefined ? 'open' : rangeVerdict(land, answers.land);
  return [
    {
      condition: 'land',
      verdict,
      words: { met: words, open: `se conduci ${words}`, failed: `servono ${words}` }[verdict],
    },
  ];
};

const numberOf = (
  condition: 'age' | 'years',
  range: NumberRange | undefined,
  answer: number | undefined,
  words: (range: NumberRange) => Readonly<Record<Verdict, string>>,
): readonly JudgedCondition[] => {
  if (range === undefined) return [];
  const verdict = answer === undefined ? 'open' : rangeVerdict(range, { from: answer, to: answer });
  return [{ condition, verdict, words: words(range)[verdict] }];
};

const needsOf = ({ needs = [] }: AidConditions, answers: AidAnswers): readonly JudgedCondition[] => {
  // Not to say what one needs leaves every aid where it is: the answer only takes away.
  if (needs.length === 0 || answers.needs === undefined) return [];
  const met = needs.filter(({ value }) => answers.needs?.includes(value) === true);
  return [
    met.length > 0
      ? { condition: 'needs', verdict: 'met', words: `serve per: ${or(met)}` }
      : { condition: 'needs', verdict: 'failed', words: `serve per altro: ${or(needs)}` },
  ];
};

/** What nobody can judge whose conditions the editors have not written. */
export const UNSTATED: JudgedCondition = {
  condition: 'unstated',
  verdict: 'open',
  words: 'i requisiti, scritti nella sua pagina',
};

/**
 * Judges the conditions of an aid one by one, in the order of the questions. The order in which they were answered does not matter, and
 * an answer that is missing never makes a condition fail (AIDS-02).
 */
export const judgeConditions = (
  conditions: AidConditions | undefined,
  isStated: boolean,
  answers: AidAnswers,
): readonly JudgedCondition[] => {
  const all = conditions ?? {};
  return [
    ...audienceOf(all),
    ...produceOf(all, answers),
    ...organicOf(all, answers),
    ...regionOf(all, answers),
    ...landOf(all, answers),
    ...numberOf('age', all.age, answers.age, (range) => ({
      met: `hai ${ageWords(range)}`,
      open: `se hai ${ageWords(range)}`,
      failed: `è per chi ha ${ageWords(range)}`,
    })),
    ...numberOf('years', all.years, answers.years, (range) => ({
      met: `conduci ${sinceWords(range)}`,
      open: `se conduci ${sinceWords(range)}`,
      failed: `è per chi conduce ${sinceWords(range)}`,
    })),
    ...needsOf(all, answers),
    ...(all.ask ?? []).map((words): JudgedCondition => ({ condition: 'ask', verdict: 'open', words })),
    ...(isStated ? [] : [UNSTATED]),
  ];
};
