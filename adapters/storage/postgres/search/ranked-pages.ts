import type { SearchHit } from '#core/search/search-hit.ts';
import type { Queryable, SqlValue } from '../connection/database.ts';
import { type AskedLexeme, type AskedWords, countOf, type CountsByType, quotedLexeme } from './query-terms.ts';
import { typeLexeme } from './index-writer.ts';

/** What is kept of a result, to be shown. */
export interface FoundRow {
  readonly plain: string;
  readonly facts: string;
  readonly hit: Omit<SearchHit, 'extract'>;
}

// What ways of finding cost, in millionths of a second on the machine where they were measured; only their relations count.
export const READ_ENTRY = 7;
export const PASS_ENTRY = 3;
const PROBE_TITLE = 4;
const GATHER_TITLES = 3_000;
/** Titles looked at for several words before giving up: the words may shun each other. */
const MOST_PROBED = 4_000;

const ORDER = 'order by rank_day desc, id desc';
const shown = (found: string): string =>
  `select plain, facts, hit from (${found}) as entry join search_text_of using (id) ${ORDER}`;
const gathered = (condition: string): string =>
  `with found as materialized (select id, rank_day from search_entry where ${condition} and ($4 = '' or type = $4) and id <> all($5::bigint[])) ${shown(`select * from found ${ORDER} limit $2 offset $3`)}`;

/** Up to so many documents of all types are read to keep those of one; beyond, the type's own long list is gathered too. */
const FEW_OF_ALL_TYPES = 1_500;

/** Part of the documents that have a question's words: where it begins, how much of it is wanted, and what is not counted since it comes first anyway. */
export interface Part {
  readonly offset: number;
  readonly limit: number;
  readonly without: readonly number[];
}

/** Pages of the results of one question: titles with all the words before the others, the newest first in both. */
export class SearchPages {
  readonly #db: Queryable;
  readonly #lexemes: readonly AskedLexeme[];
  readonly #type: string;
  /** All words, without and with the type. */
  readonly #words: string;
  readonly #query: string;
  readonly #size: number;
  /** Documents found, of all types and of the type. */
  readonly #foundOfAll: number;
  readonly #found: number;

  constructor(db: Queryable, asked: AskedWords, type: string, counts: CountsByType) {
    this.#db = db;
    this.#lexemes = asked.lexemes.toSorted((a, b) => countOf(a.titles, type) - countOf(b.titles, type));
    this.#type = type;
    this.#words = asked.query ?? '';
    this.#query = [this.#words, ...(type === '' ? [] : [quotedLexeme(typeLexeme(type))])].join(' & ');
    this.#size = asked.size;
    this.#foundOfAll = countOf(counts, '');
    this.#found = countOf(counts, type);
  }

  /** The rows of a part; what is left out has all the words in its title. */
  async part(wanted: Part): Promise<readonly FoundRow[]> {
    const { offset, limit, without } = wanted;
    if (limit === 0) return [];
    const most = this.#rarest === undefined ? 0 : countOf(this.#rarest.titles, this.#type) - without.length;
    const inTitle = offset < most ? await this.#titles(wanted) : [];
    if (inTitle.length === limit) return inTitle;
    const before =
      offset === 0 || inTitle.length > 0
        ? offset + inTitle.length
        : this.#lexemes.length === 1
          ? most
          : await this.#countTitles(without);
    return [
      ...inTitle,
      ...(await this.#texts({ offset: Math.max(0, offset - before), limit: limit - inTitle.length, without })),
    ];
  }

  get #rarest(): AskedLexeme | undefined {
    return this.#lexemes[0];
  }

  /** How many titles have all the words, if words came into titles as they come into texts. */
  #titlesExpected(found: number, type: string): number {
    return this.#lexemes.reduce(
      (expected, { titles, documents }) => (expected * countOf(titles, type)) / Math.max(1, countOf(documents, type)),
      found,
    );
  }

  /** The question as the documents are gathered by: the list of a type is the longest, and worth it only where it saves reading many. */
  #gatheredBy(ofAllTypes: number, { limit, offset, without }: Part): readonly SqlValue[] {
    return [ofAllTypes <= FEW_OF_ALL_TYPES ? this.#words : this.#query, limit, offset, this.#type, without];
  }

  async #titles(part: Part): Promise<readonly FoundRow[]> {
    const [rarest, ...others] = this.#lexemes;
    if (rarest === undefined) return [];
    if (others.length === 0) return this.#walkTitles(rarest, part);
    const listed = countOf(rarest.titles, this.#type);
    const expected = this.#titlesExpected(this.#found, this.#type);
    const toProbe = expected < 1 ? listed : Math.min(listed, (listed * (part.offset + part.limit)) / expected);
    if (toProbe <= MOST_PROBED && toProbe * PROBE_TITLE * others.length < GATHER_TITLES + expected * READ_ENTRY) {
      const rows = await this.#probeTitles(rarest, others, part);
      if (rows.length === part.limit || listed <= MOST_PROBED) return rows;
    }
    return this.#db.query<FoundRow>(
      gathered('title_words @@ $1::tsquery'),
      this.#gatheredBy(this.#titlesExpected(this.#foundOfAll, ''), part),
    );
  }

  /** One word: its own list is in the order that is wanted. */
  async #walkTitles({ lexeme }: AskedLexeme, { limit, offset, without }: Part): Promise<readonly FoundRow[]> {
    return this.#db.query<FoundRow>(
      shown(
        `select id, rank_day from search_title where lexeme = $1 and ($4 = '' or type = $4) and id <> all($5::bigint[]) ${ORDER} limit $2 offset $3`,
      ),
      [lexeme, limit, offset, this.#type, without],
    );
  }

  /** Several words: each title of the rarest is looked for in the lists of the others. */
  async #probeTitles(
    { lexeme }: AskedLexeme,
    others: readonly AskedLexeme[],
    { limit, offset, without }: Part,
  ): Promise<readonly FoundRow[]> {
    const probes = others.map(
      (_, at) =>
        `(select true from search_title as other where other.lexeme = $${6 + at} and other.rank_day = listed.rank_day and other.id = listed.id)`,
    );
    const listed = `select id, rank_day from search_title where lexeme = $1 and ($4 = '' or type = $4) and id <> all($5::bigint[]) ${ORDER} limit ${MOST_PROBED}`;
    return this.#db.query<FoundRow>(
      shown(`select id, rank_day from (${listed}) as listed where ${probes.join(' and ')} ${ORDER} limit $2 offset $3`),
      [lexeme, limit, offset, this.#type, without, ...others.map((other) => other.lexeme)],
    );
  }

  /** The others: gathered where they are few, met on the way through the days where they are many. */
  async #texts(part: Part): Promise<readonly FoundRow[]> {
    const toPass = ((part.offset + part.limit) * this.#size) / Math.max(1, this.#found);
    const isWalk = toPass * PASS_ENTRY < this.#found * READ_ENTRY;
    // The planner takes words for independent of each other, which those of one subject are not: "is true" hides the index from it.
    if (isWalk) {
      const walked = `select id, rank_day from search_entry where (words @@ $1::tsquery) is true and not title_words @@ $1::tsquery and id <> all($4::bigint[]) ${ORDER} limit $2 offset $3`;
      return this.#db.query<FoundRow>(shown(walked), [this.#query, part.limit, part.offset, part.without]);
    }
    return this.#db.query<FoundRow>(
      gathered('words @@ $1::tsquery and not title_words @@ $1::tsquery'),
      this.#gatheredBy(this.#foundOfAll, part),
    );
  }

  async #countTitles(without: readonly number[]): Promise<number> {
    const [row] = await this.#db.query<{ count: number }>(
      'select count(*) as count from search_entry where title_words @@ $1::tsquery',
      [this.#query],
    );
    return (row?.count ?? 0) - without.length;
  }
}
