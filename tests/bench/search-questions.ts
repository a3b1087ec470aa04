import type { Database } from '#adapters/storage/postgres/database.ts';
import { type Corpus, numbersFrom } from './italian-documents.ts';

/** How many documents a word is in: common in a twentieth of them or more, medium from a two-hundredth, rare in fewer. */
export const FREQUENCIES = ['common', 'medium', 'rare'] as const;
export type Frequency = (typeof FREQUENCIES)[number];
const COMMON_SHARE = 0.05;
const MEDIUM_SHARE = 0.005;

/** A question to the search; an empty type asks for all. */
export interface Question {
  readonly text: string;
  readonly type: string;
  readonly wordCount: number;
  /** Of every word in it; 'mixed' has a common one and rarer ones. */
  readonly frequency: Frequency | 'mixed';
}

/** The kinds of questions, asked in turns and equally often: one to three words of each frequency, two and three of different ones, all with and without a type. */
export const KINDS = [...FREQUENCIES, 'mixed' as const].flatMap((frequency) =>
  [1, 2, 3].filter((wordCount) => frequency !== 'mixed' || wordCount > 1).flatMap((wordCount) => [false, true].map((withType) => ({ frequency, wordCount, withType }))),
);
export type Kind = (typeof KINDS)[number];

const SEED = 77;
/** Documents looked at for the words of one question; those of few words of a kind are passed over. */
const LOOKED_AT = 10_000;

/** Makes questions whose words stand together in one of the documents, so that something is found. */
export const questionMaker = async (db: Database, corpus: Corpus, documents: number): Promise<(kind: Kind) => Question> => {
  const rows = await db.query<{ word: string; share: number }>(
    `select word, sum(known.documents)::double precision / $2 as share
     from unnest($1::text[]) as word join search_lexeme as known on known.lexeme = (tsvector_to_array(to_tsvector('public.it'::regconfig, search_text(word))))[1] group by word`,
    [corpus.vocabulary, documents],
  );
  const frequencyOf = new Map(rows.map(({ word, share }) => [word, share >= COMMON_SHARE ? 'common' : share >= MEDIUM_SHARE ? 'medium' : 'rare'] as const));
  const random = numbersFrom(SEED);
  const wanted = ({ frequency, wordCount }: Kind): readonly Frequency[] =>
    frequency === 'mixed' ? FREQUENCIES.slice(0, wordCount) : Array.from({ length: wordCount }, () => frequency);
  return (kind) => {
    for (let tried = 0; tried < LOOKED_AT; tried += 1) {
      const { text, type } = corpus.document(Math.floor(random() * documents));
      const left = [...new Set(text)];
      const words = wanted(kind).flatMap((frequency) => {
        const candidates = left.filter((word) => frequencyOf.get(word) === frequency);
        const word = candidates[Math.floor(random() * candidates.length)];
        if (word === undefined) return [];
        left.splice(left.indexOf(word), 1);
        return [word];
      });
      if (words.length === kind.wordCount) return { text: words.join(' '), type: kind.withType ? type : '', wordCount: kind.wordCount, frequency: kind.frequency };
    }
    throw new Error(`no document has ${kind.wordCount} ${kind.frequency} words`);
  };
};
