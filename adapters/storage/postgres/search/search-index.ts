import { COUNT_LIMIT } from '#core/catalogue/paging.ts';
import { foldText } from '#core/formatting/folded.ts';
import { extractOf } from '#core/search/extract.ts';
import { mayBeMisspelt, MAX_CORRECTED_WORDS } from '#core/search/fuzzy-match.ts';
import type { SearchAnswer, SearchIndex, SearchRequest } from '#core/search/search-index.ts';
import { COMPLETION_LIMIT, SEARCH_PAGE_SIZE } from '#core/search/search-text.ts';
import { tokenize, unaccented } from '#core/search/tokenizer.ts';
import type { Database } from '../connection/database.ts';
import { withMediaBase } from '../content/media-base.ts';
import { type AskedWords, askedWords, countOf, countsByType } from './query-terms.ts';
import { type CountedPage, fewResults } from './full-scan.ts';
import { fewerWords } from './relaxed-query.ts';
import { titlesThatBegin } from './title-matches.ts';
import { SearchPages } from './ranked-pages.ts';
import { nearestKnownWords } from './spelling-suggestion.ts';

/** Most titles looked at for a completion; beyond them a prefix says too little anyway. */
const TITLES_LOOKED_AT = 300;

/** The words as they were typed. */
const foundWordsOf = ({ lexemes }: AskedWords): readonly string[] => lexemes.map(({ word }) => word);

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
    const start = (page - 1) * SEARCH_PAGE_SIZE;
    const asked = await askedWords(this.#db, text);
    const found = await this.#results(asked, text, type, start);
    const suggestion = found.counts.size === 0 ? await this.#suggestion(asked, text) : undefined;
    const fewer =
      found.counts.size > 0 || suggestion !== undefined
        ? undefined
        : await fewerWords(this.#db, asked, (words) =>
            this.#results(words, foundWordsOf(words).join(' '), type, start),
          );
    const { counts, rows } = fewer?.found ?? found;
    const lexemes = new Set((fewer?.asked ?? asked).lexemes.map(({ lexeme }) => lexeme));
    return {
      page,
      pageSize: SEARCH_PAGE_SIZE,
      countsByType: Object.fromEntries([...counts].map(([name, count]) => [name, atMost(count)])),
      items: rows.map(({ plain, facts, hit }) => ({
        ...withMediaBase(hit, this.#imageBase),
        extract: extractOf({ title: hit.title, text: plain, facts }, lexemes),
      })),
      totalCount: atMost(countOf(counts, type)),
      ...(suggestion === undefined ? {} : { suggestion }),
      ...(fewer === undefined ? {} : { foundWords: foundWordsOf(fewer.asked) }),
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
  async #suggestion({ lexemes }: AskedWords, text: string): Promise<string | undefined> {
    const words = tokenize(text);
    // A word that is found nowhere in any of its forms is unknown: no neighbours are looked for where these are too many.
    const unknown = lexemes.filter(({ documents }) => documents.size === 0);
    if (words.length === 0 || unknown.length > MAX_CORRECTED_WORDS || !unknown.every(({ word }) => mayBeMisspelt(word)))
      return undefined;
    const found = new Set(lexemes.filter(({ documents }) => documents.size > 0).map(({ word }) => word));
    const sought = words.filter((word) => !found.has(word));
    const nearest = await nearestKnownWords(this.#db, sought.map(unaccented));
    if (nearest.includes(undefined)) return undefined;
    const meant = new Map(sought.map((word, at) => [word, nearest[at] === unaccented(word) ? word : nearest[at]]));
    const better = words.map((word) => meant.get(word) ?? word).join(' ');
    if (better === words.join(' ')) return undefined;
    const { counts } = await this.#results(await askedWords(this.#db, better), better, '', 0);
    return counts.size > 0 ? better : undefined;
  }

  /** Titles that begin with the question first, then the others; the first ones are left out of what follows, so that pages are disjoint. */
  async #results(asked: AskedWords, text: string, type: string, start: number): Promise<CountedPage> {
    if (asked.query === undefined || asked.lexemes.some(({ documents }) => documents.size === 0))
      return { counts: new Map(), rows: [] };
    const first = await titlesThatBegin(this.#db, asked, text, type);
    const shown = start === 0 ? first : [];
    const part = {
      offset: Math.max(0, start - first.length),
      limit: SEARCH_PAGE_SIZE - shown.length,
      without: first.map(({ id }) => id),
    };
    const few = await fewResults(this.#db, asked, type, part);
    if (few !== undefined) return { counts: few.counts, rows: [...shown, ...few.rows] };
    const counts = await countsByType(this.#db, asked);
    const rest = start < countOf(counts, type) ? await new SearchPages(this.#db, asked, type, counts).part(part) : [];
    return { counts, rows: [...shown, ...rest] };
  }
}
