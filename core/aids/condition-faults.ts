import { foldText } from '#core/formatting/folded.ts';
import { type AidConditions, FARMING_METHODS } from './conditions.ts';

/**
 * What makes an aid impossible for everybody, or contradicts itself, in a sentence each: found at the import, before a reader is sent into a
 * dead end (AIDS-03).
 */
export const conditionFaults = ({
  grows = [],
  raises = [],
  organic = [],
  age,
  years,
  audiences,
}: AidConditions): readonly string[] => {
  const both = grows.filter(({ value }) => raises.some((one) => one.value === value));
  return [
    ...both.map(({ name }) => `«${name}» non può essere insieme coltivato e allevato`),
    ...(new Set(organic).size === FARMING_METHODS.length
      ? ['«biologico» con tutte le risposte non è un requisito']
      : []),
    ...(years?.from !== undefined && age?.to !== undefined && years.from > age.to
      ? [`chi ha al massimo ${age.to} anni non può condurre da almeno ${years.from}`]
      : []),
    ...(audiences !== undefined && !audiences.includes('agricoltori') && (age !== undefined || years !== undefined)
      ? ['età e anni di attività si chiedono soltanto agli agricoltori']
      : []),
  ];
};

/** A word by its ending alone: singular and plural are one. */
const stemOf = (word: string): string => foldText(word).replaceAll(/[aeiou](?= |$)/gu, '');

/**
 * Words that are one word written in two ways, "Vite" and "Viti": who ticks one of them would lose the aids that have the other. Each pair
 * once, in the order of the alphabet (AIDS-03).
 */
export const writtenTwice = (names: readonly string[]): readonly (readonly [string, string])[] => {
  const known = [...new Set(names)].toSorted();
  return known.flatMap((one, at) =>
    known
      .slice(at + 1)
      .filter((other) => stemOf(one) === stemOf(other))
      .map((other) => [one, other] as const),
  );
};
