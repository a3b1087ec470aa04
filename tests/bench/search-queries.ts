import type { Database } from '#adapters/storage/postgres/connection/database.ts';
import { type Corpus, numbersFrom } from './italian-documents.ts';

/** How many documents a word is in: common in a twentieth of them or more, medium from a two-hundredth, rare in fewer. */
export const FREQUENCIES = ['common', 'medium', 'rare'] as const;
export type Frequency = (typeof FREQUENCIES)[number];
const COMMON_SHARE = 0.05;
const MEDIUM_SHARE = 0.005;

/** A query to the search; an empty type asks for all. */
export interface BenchQuery {
  readonly text: string;
  readonly type: string;
  readonly wordCount: number;
  /** Of every word in it; 'mixed' has words of several. */
  readonly frequency: Frequency | 'mixed';
}

/** The kinds of queries, asked in turns and equally often. */
export const KINDS = [1, 2, 3].flatMap((wordCount) => [false, true].map((withType) => ({ wordCount, withType })));
export type Kind = (typeof KINDS)[number];

const SEED = 77;

/** Makes queries: words as they come in one of the documents, the small ones passed over, so that something is found and common words are asked for as often as texts have them. */
export const queryMaker = async (
  db: Database,
  corpus: Corpus,
  documents: number,
): Promise<(kind: Kind) => BenchQuery> => {
  const rows = await db.query<{ word: string; share: number }>(
    `select word, sum(known.documents)::double precision / $2 as share
     from unnest($1::text[]) as word join search_lexeme as known on known.lexeme = (tsvector_to_array(to_tsvector('public.it'::regconfig, search_text(word))))[1] group by word`,
    [corpus.vocabulary, documents],
  );
  const frequencyOf = new Map<string, Frequency>(
    rows.map(({ word, share }) => [word, share >= COMMON_SHARE ? 'common' : share >= MEDIUM_SHARE ? 'medium' : 'rare']),
  );
  const random = numbersFrom(SEED);
  const draw = ({ wordCount, withType }: Kind): BenchQuery => {
    const { title, text, type } = corpus.document(Math.floor(random() * documents));
    const left = [...title, ...text].filter((word) => frequencyOf.has(word));
    const words = new Set<string>();
    while (words.size < wordCount && left.length > 0)
      words.add(left.splice(Math.floor(random() * left.length), 1)[0] ?? '');
    if (words.size < wordCount) return draw({ wordCount, withType });
    const [frequency = 'mixed', ...others] = new Set([...words].map((word) => frequencyOf.get(word)));
    return {
      text: [...words].join(' '),
      type: withType ? type : '',
      wordCount,
      frequency: others.length === 0 ? frequency : 'mixed',
    };
  };
  return draw;
};
