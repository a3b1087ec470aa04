import { italianStem } from './italian-stemmer.ts';
import { queryTokens, unaccented } from './tokenizer.ts';

/** What editors say of what people type: whoever types one of these words means those as well. */
export interface Synonym {
  /** Words or phrases as people type them. */
  readonly typed: readonly string[];
  /** Words or phrases as the contents write them. */
  readonly means: readonly string[];
}

/** A part of a query: the tokens as typed, and the tokens of each meaning that is searched for as well. */
export interface UnderstoodPart {
  readonly words: readonly string[];
  readonly means: readonly { readonly phrase: string; readonly words: readonly string[] }[];
}

/** Phrases with the same stems are one: plural, gender and missing accents do not part them. */
const stemsOf = (words: readonly string[]): readonly string[] => words.map((word) => italianStem(unaccented(word)));
const keyOf = (phrase: string): string => stemsOf(queryTokens(phrase)).join(' ');

/** The synonyms by the stems of what is typed, as a search looks for them. */
export interface SynonymTable {
  readonly byTyped: ReadonlyMap<string, Synonym['means']>;
  /** Words of the longest typed phrase. */
  readonly longest: number;
}

/** Prepares synonyms for many queries. Of two that explain one phrase the first counts: the import refuses the second. */
export const synonymTable = (synonyms: readonly Synonym[]): SynonymTable => {
  const byTyped = new Map<string, readonly string[]>();
  for (const { typed, means } of synonyms) {
    for (const key of typed.map(keyOf)) if (key !== '' && !byTyped.has(key)) byTyped.set(key, means);
  }
  return { byTyped, longest: Math.max(0, ...[...byTyped.keys()].map((key) => key.split(' ').length)) };
};

/**
 * The tokens of a query in parts: a phrase that editors explain is one part with its meanings, every other token one without. The
 * longest phrase wins, from left to right; meanings are not explained in their turn. Joined, the words of the parts are the tokens.
 */
export const understoodParts = (tokens: readonly string[], table: SynonymTable): readonly UnderstoodPart[] => {
  const stems = stemsOf(tokens);
  const parts: UnderstoodPart[] = [];
  for (let at = 0; at < tokens.length;) {
    const length = phraseLength(stems, at, table);
    const words = tokens.slice(at, at + Math.max(1, length));
    const means = length === 0 ? [] : (table.byTyped.get(stems.slice(at, at + length).join(' ')) ?? []);
    parts.push({
      words,
      means: means
        .map((phrase) => ({ phrase, words: queryTokens(phrase) }))
        .filter((meaning) => meaning.words.length > 0),
    });
    at += words.length;
  }
  return parts;
};

const phraseLength = (stems: readonly string[], at: number, { byTyped, longest }: SynonymTable): number => {
  for (let length = Math.min(longest, stems.length - at); length > 0; length -= 1)
    if (byTyped.has(stems.slice(at, at + length).join(' '))) return length;
  return 0;
};

/** What is wrong with a phrase of a synonym. */
export interface SynonymFault {
  /** Place of the synonym in the list. */
  readonly at: number;
  readonly field: 'typed' | 'means';
  readonly index: number;
  /** Italian sentence for editors. */
  readonly reason: string;
}

const EMPTY = 'ha soltanto parole che la ricerca salta, come «il» e «di»';

/** What is typed, by its key, and which synonym explains it. */
const firstExplainer = (synonyms: readonly Synonym[]): ReadonlyMap<string, number> => {
  const explainer = new Map<string, number>();
  for (const [at, { typed }] of synonyms.entries())
    for (const key of typed.map(keyOf)) if (!explainer.has(key)) explainer.set(key, at);
  return explainer;
};

/** Whether meanings lead from one synonym to another, over any number of others. */
const leadsTo = (from: number, to: number, next: (at: number) => readonly number[]): boolean => {
  const seen = new Set<number>();
  const waiting = [from];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (at === to) return true;
    if (seen.has(at)) continue;
    seen.add(at);
    waiting.push(...next(at));
  }
  return false;
};

/**
 * What the import refuses in a list of synonyms: a phrase without a word that counts, one explained twice (the two may contradict each
 * other), one that explains itself, and explanations that go round in a circle (API-08).
 */
export const synonymFaults = (synonyms: readonly Synonym[]): readonly SynonymFault[] => {
  const explainer = firstExplainer(synonyms);
  const explainedBy = (phrase: string): number | undefined => explainer.get(keyOf(phrase));
  const next = (at: number): readonly number[] =>
    (synonyms[at]?.means ?? []).map(explainedBy).filter((to) => to !== undefined);
  return synonyms.flatMap(({ typed, means }, at) => {
    const seen = new Set<string>();
    return [
      ...typed.flatMap((phrase, index): readonly SynonymFault[] => {
        const key = keyOf(phrase);
        const isTwice = seen.has(key) || explainer.get(key) !== at;
        seen.add(key);
        const reason =
          key === '' ? EMPTY : isTwice ? `«${phrase}» è già spiegato da un’altra voce o da questa` : undefined;
        return reason === undefined ? [] : [{ at, field: 'typed', index, reason }];
      }),
      ...means.flatMap((phrase, index): readonly SynonymFault[] => {
        const to = explainedBy(phrase);
        const reason =
          keyOf(phrase) === ''
            ? EMPTY
            : to === at
              ? `«${phrase}» spiega sé stesso`
              : to !== undefined && leadsTo(to, at, next)
                ? `«${phrase}» gira in tondo: la sua voce riporta a questa`
                : undefined;
        return reason === undefined ? [] : [{ at, field: 'means', index, reason }];
      }),
    ];
  });
};
