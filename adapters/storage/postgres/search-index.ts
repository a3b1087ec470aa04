import { COUNT_LIMIT } from '#core/catalogue/paging.ts';
import { foldedWords, foldText } from '#core/formatting/folded.ts';
import { extractOf, stemsOf } from '#core/search/match.ts';
import type { SearchAnswer, SearchIndex, SearchRequest } from '#core/search/search-index.ts';
import { COMPLETION_LIMIT, SEARCH_PAGE_SIZE } from '#core/search/search-text.ts';
import type { Database } from './database.ts';
import { withMediaBase } from './media-base.ts';
import { askedWords, countOf, countsByType } from './search-counts.ts';
import { type CountedPage, fewResults } from './search-few.ts';
import { SearchPages } from './search-pages.ts';
import { nearestKnownWords } from './search-suggestion.ts';

/** Most titles looked at for a completion; beyond them a prefix says too little anyway. */
const TITLES_LOOKED_AT = 300;

/** Counts are exact to 10,000; one more stands for all that is beyond. */
const atMost = (count: number): number => Math.min(count, COUNT_LIMIT + 1);

/**
 * The global search over the narrow table: results with the words in their title come before those with
 * them in their text, newest first in each; no ranking is ever computed over all of them.
 */
export class PostgresSearchIndex implements SearchIndex {
  readonly #db: Database;
  readonly #imageBase: string;

  constructor(db: Database, imageBase: string) {
    this.#db = db;
    this.#imageBase = imageBase;
  }

  async find({ text, type, page }: SearchRequest): Promise<SearchAnswer> {
    const { counts, rows } = await this.#results(text, type, (page - 1) * SEARCH_PAGE_SIZE);
    const stems = stemsOf(text);
    const suggestion = counts.size === 0 ? await this.#suggestion(text) : undefined;
    return {
      page,
      pageSize: SEARCH_PAGE_SIZE,
      countsByType: Object.fromEntries([...counts].map(([name, count]) => [name, atMost(count)])),
      items: rows.map(({ plain, hit }) => ({ ...withMediaBase(hit, this.#imageBase), extract: extractOf(plain, stems) })),
      totalCount: atMost(countOf(counts, type)),
      ...(suggestion === undefined ? {} : { suggestion }),
    };
  }

  async complete(prefix: string): Promise<readonly string[]> {
    const folded = foldText(prefix);
    if (folded === '') return [];
    const titles = await this.#db.query<{ title: string; starts: boolean }>(
      `(select title, true as starts from search_text_of where folded_title like $1 limit ${TITLES_LOOKED_AT})
       union all
       (select title, false as starts from search_text_of where folded_title like $2 limit ${TITLES_LOOKED_AT})`,
      [` ${folded}%`, `% ${folded}%`],
    );
    const best = titles.toSorted((a, b) => Number(b.starts) - Number(a.starts) || a.title.length - b.title.length);
    return [...new Set(best.map(({ title }) => title))].slice(0, COMPLETION_LIMIT);
  }

  /** The same words with each unknown one replaced by the nearest known; undefined when nothing would be found by them. */
  async #suggestion(text: string): Promise<string | undefined> {
    const words = foldedWords(text);
    if (words.length === 0) return undefined;
    const known = await nearestKnownWords(this.#db, words);
    if (known.includes(undefined)) return undefined;
    const better = known.join(' ');
    if (better === words.join(' ')) return undefined;
    const { counts } = await this.#results(better, '', 0);
    return counts.size > 0 ? better : undefined;
  }

  async #results(text: string, type: string, start: number): Promise<CountedPage> {
    const asked = await askedWords(this.#db, text);
    if (asked.query === undefined || asked.lexemes.some(({ documents }) => documents.size === 0)) return { counts: new Map(), rows: [] };
    const few = await fewResults(this.#db, asked, { type, start });
    if (few !== undefined) return few;
    const counts = await countsByType(this.#db, asked);
    return { counts, rows: start < countOf(counts, type) ? await new SearchPages(this.#db, asked, type, counts).page(start) : [] };
  }
}
