import type { FilterValue } from '#core/catalogue/definition.ts';
import { capitalised } from '#core/formatting/text.ts';
import { compareTexts } from '#core/kernel/text-order.ts';
import { regionOf } from '#core/paying-bodies/finder.ts';
import { type AidAnswers, type AidPage, type AidQuestion, landToText, NONE_OF_THESE } from './answers.ts';
import { FARMING_METHODS, METHOD_NAMES, type NumberRange } from './conditions.ts';
import type { FinderAid } from './aid-repository.ts';
import { hectareWords } from './judge.ts';

/** What the questions offer, all of it from the conditions that the editors wrote: another agency offers other choices. */
export interface AidChoices {
  readonly grows: readonly FilterValue[];
  readonly raises: readonly FilterValue[];
  /** Empty where no aid depends on it. */
  readonly organic: readonly FilterValue[];
  readonly needs: readonly FilterValue[];
  /** Rows of land, whose edges are those of the conditions: an answer never lies on both sides of one. */
  readonly land: readonly { readonly range: NumberRange; readonly value: string; readonly name: string }[];
}

/** The last row of what is grown and raised: aids for a crop or an animal are for others then. */
export const NONE: FilterValue = { value: NONE_OF_THESE, name: 'Nessuna di queste' };

const named = (values: readonly FilterValue[]): readonly FilterValue[] =>
  [...new Map(values.map((one) => [one.value, one])).values()].toSorted((left, right) =>
    compareTexts(left.name, right.name),
  );

const rowWords = ({ from = 0, to }: NumberRange): string => {
  if (to === 0) return 'Niente terra: allevo soltanto';
  if (to === undefined) return `Più di ${hectareWords(from)}`;
  return from === 0 ? `Meno di ${hectareWords(to)}` : `Da ${hectareWords(from)} a ${hectareWords(to)}`;
};

/** No land, then the rows between the edges, then what is more than the last. */
export const landRows = (edges: readonly number[]): readonly NumberRange[] => {
  const sorted = [...new Set(edges)].filter((edge) => edge > 0).toSorted((left, right) => left - right);
  const last = sorted.at(-1);
  if (last === undefined) return [];
  return [{ from: 0, to: 0 }, ...sorted.map((to, at) => ({ from: sorted[at - 1] ?? 0, to })), { from: last }];
};

/** The choices of all questions. */
export const aidChoices = (aids: readonly FinderAid[]): AidChoices => {
  const all = aids.flatMap(({ conditions }) => (conditions === undefined ? [] : [conditions]));
  const edges = all.flatMap(({ land }) => [land?.from, land?.to].filter((edge) => edge !== undefined));
  return {
    grows: named(all.flatMap(({ grows = [] }) => grows)),
    raises: named(all.flatMap(({ raises = [] }) => raises)),
    organic: all.some(({ organic }) => organic !== undefined)
      ? FARMING_METHODS.map((value) => ({ value, name: METHOD_NAMES[value] }))
      : [],
    needs: named(all.flatMap(({ needs = [] }) => needs)),
    land: landRows(edges).map((range) => ({ range, value: landToText(range), name: rowWords(range) })),
  };
};

/** Of the answers those that the questions offer: whoever writes an address cannot put other words into what is made of it (AIDS-06). */
export const knownAnswers = (answers: AidAnswers, { grows, raises, organic, needs }: AidChoices): AidAnswers => {
  const offered = (
    values: readonly string[] | undefined,
    options: readonly FilterValue[],
  ): readonly string[] | undefined => {
    const known = values?.filter((value) => options.some((option) => option.value === value)) ?? [];
    return known.length === 0 ? undefined : known;
  };
  return {
    ...answers,
    produce: offered(answers.produce, [...grows, ...raises, NONE]),
    organic: organic.length === 0 ? undefined : answers.organic,
    needs: offered(answers.needs, needs),
  };
};

/** The page with the answers that its questions offer, and whether another one stood in the address: editors rename a crop, and a saved address does not know (AIDS-06). */
export const knownPage = (
  page: AidPage,
  choices: AidChoices,
): { readonly page: AidPage; readonly isForgetful: boolean } => {
  const answers = knownAnswers(page.answers, choices);
  const count = ({ produce = [], organic, needs = [] }: AidAnswers): number =>
    produce.length + needs.length + (organic === undefined ? 0 : 1);
  return { page: { ...page, answers }, isForgetful: count(answers) < count(page.answers) };
};

const namesOf = (values: readonly string[], known: readonly FilterValue[]): string =>
  values.map((value) => known.find((one) => one.value === value)?.name ?? value).join(', ');

/** An answer in words; undefined where there is none. */
export const answerWords = (answers: AidAnswers, question: AidQuestion, choices: AidChoices): string | undefined => {
  const { produce, organic, region, land, age, years, needs } = answers;
  switch (question) {
    case 'produce': {
      const words = [
        ...(produce === undefined ? [] : [namesOf(produce, [...choices.grows, ...choices.raises, NONE])]),
        ...(organic === undefined ? [] : [`biologico: ${METHOD_NAMES[organic].toLocaleLowerCase('it-IT')}`]),
      ];
      return words.length === 0 ? undefined : capitalised(words.join(', '));
    }
    case 'region':
      return regionOf(region)?.name;
    case 'land':
      return land === undefined
        ? undefined
        : land.from === land.to && land.to !== 0
          ? hectareWords(land.from ?? 0)
          : rowWords(land);
    case 'person': {
      const words = [
        ...(age === undefined ? [] : [`${age} anni`]),
        ...(years === undefined ? [] : [years === 1 ? 'in attività da 1 anno' : `in attività da ${years} anni`]),
      ];
      return words.length === 0 ? undefined : words.join(', ');
    }
    case 'needs':
      return needs && namesOf(needs, choices.needs);
  }
};

const NUMBERS = ['Nessun', 'Un', 'Due', 'Tre', 'Quattro', 'Cinque', 'Sei', 'Sette', 'Otto', 'Nove', 'Dieci'] as const;
const inWords = (count: number): string => NUMBERS[count] ?? String(count);

/** The answer as a title: "Tre aiuti fanno per te, due potrebbero". */
export const foundTitle = (fits: number, could: number): string => {
  const first =
    fits === 1 ? 'Un aiuto fa per te' : fits === 0 ? 'Nessun aiuto fa per te' : `${inWords(fits)} aiuti fanno per te`;
  if (could === 0) return first;
  const words = inWords(could).toLocaleLowerCase('it-IT');
  const second = could === 1 ? 'uno potrebbe' : `${words} potrebbero`;
  return `${first}, ${fits === 0 ? 'per ora ' : ''}${second}`;
};
