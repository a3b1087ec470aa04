import type { NamedTask } from '#core/catalogue/task.ts';
import { COUNT_LIMIT } from '#core/catalogue/count-text.ts';
import { foldText } from '#core/formatting/folded.ts';
import { extractOf } from '#core/search/extract.ts';
import type { SearchHit } from '#core/search/search-hit.ts';
import type { SearchAnswer, SearchIndex, SearchRequest } from '#core/search/search-index.ts';
import { synonymTable, type Synonym, type SynonymTable } from '#core/search/synonyms.ts';
import { COMPLETION_LIMIT, SEARCH_PAGE_SIZE } from '#core/search/search-text.ts';
import type { Database } from '../connection/database.ts';
import { ContentVersionCache } from '../content/content-version-cache.ts';
import { withMediaBase } from '../content/media-base.ts';
import { tasksNeeding } from '../content/needed-for.ts';
import { MAX_COMPLETED_TITLES } from './constants.ts';
import { countOf, type ParsedQuery, parseQuery, type SynonymsAt } from './parsed-query.ts';
import { rankedResults } from './ranked-results.ts';
import { relaxedResults } from './relaxed-query.ts';
import { titlesOf } from './title-matches.ts';
import { correctedTexts } from './spelling-suggestion.ts';

const wordsOf = ({ terms }: ParsedQuery): readonly string[] => terms.map(({ word }) => word);

/** Counts are exact to 10,000; one more stands for all that is beyond. */
const atMost = (count: number): number => Math.min(count, COUNT_LIMIT + 1);

const COMPLETIONS = `(select title, true as starts from search_text_of where folded_title like $1 limit ${MAX_COMPLETED_TITLES})
  union all
  (select title, false as starts from search_text_of where folded_title like $2 limit ${MAX_COMPLETED_TITLES})`;

/** What editors say that people mean, in the order of its names. */
const SYNONYMS = `select payload from content where type = 'synonyms' and withdrawn_at is null order by slug`;

/** The slug of a form, shown with what it is needed for (PAGE-62). */
const formOf = ({ type, friendlyUrl }: Pick<SearchHit, 'type' | 'friendlyUrl'>): readonly string[] =>
  type === 'MODULISTICA' && friendlyUrl !== undefined ? [friendlyUrl] : [];

const neededForOf = (tasks: readonly NamedTask[]): Pick<SearchHit, 'neededFor'> =>
  tasks.length === 0 ? {} : { neededFor: tasks };

/** The global search: an inverted index in SQL. Its README follows a query from the typed text to the results. */
export class PostgresSearchIndex implements SearchIndex {
  readonly #db: Database;
  readonly #imageBase: string;
  readonly #synonyms: ContentVersionCache<SynonymTable>;

  constructor(db: Database, imageBase: string) {
    this.#db = db;
    this.#imageBase = imageBase;
    this.#synonyms = new ContentVersionCache(db);
  }

  async find({ text, type, page, literal }: SearchRequest): Promise<SearchAnswer> {
    const start = (page - 1) * SEARCH_PAGE_SIZE;
    const query = await parseQuery(this.#db, text, literal === true ? undefined : this.#synonymsAt);
    const exact = await rankedResults(this.#db, query, text, type, start);
    const suggestion = exact.counts.size === 0 ? await this.#suggestion(query, text) : undefined;
    const relaxed =
      exact.counts.size > 0 || suggestion !== undefined
        ? undefined
        : await relaxedResults(this.#db, query, (fewer) =>
            rankedResults(this.#db, fewer, wordsOf(fewer).join(' '), type, start),
          );
    const { counts, rows } = relaxed?.found ?? exact;
    const needing = await tasksNeeding(
      this.#db,
      'public',
      rows.flatMap(({ hit }) => formOf(hit)),
    );
    const lexemes = new Set((relaxed?.query ?? query).terms.flatMap((term) => term.lexemes));
    return {
      page,
      pageSize: SEARCH_PAGE_SIZE,
      countsByType: Object.fromEntries([...counts].map(([name, count]) => [name, atMost(count)])),
      items: rows.map(({ plain, facts, hit }) => ({
        ...withMediaBase(hit, this.#imageBase),
        ...neededForOf(formOf(hit).flatMap(needing)),
        extract: extractOf({ title: hit.title, text: plain, facts }, lexemes),
      })),
      totalCount: atMost(countOf(counts, type)),
      ...(suggestion === undefined ? {} : { suggestion }),
      ...(relaxed === undefined ? {} : { foundWords: wordsOf(relaxed.query) }),
      ...(query.synonyms.length === 0 ? {} : { synonyms: query.synonyms }),
    };
  }

  async complete(prefix: string): Promise<readonly string[]> {
    const folded = foldText(prefix);
    if (folded === '') return [];
    const titles = await this.#db.query<{ title: string; starts: boolean }>(COMPLETIONS, [
      ` ${folded}%`,
      `% ${folded}%`,
    ]);
    const best = titles.toSorted((a, b) => Number(b.starts) - Number(a.starts) || a.title.length - b.title.length);
    return [...new Set(best.map(({ title }) => title))].slice(0, COMPLETION_LIMIT);
  }

  readonly #synonymsAt: SynonymsAt = (version) =>
    this.#synonyms.at(version, 'all', async () =>
      synonymTable((await this.#db.query<{ payload: Synonym }>(SYNONYMS)).map(({ payload }) => payload)),
    );

  /** The corrected text, where it finds something: of several that are as near, the one that titles have. */
  async #suggestion(query: ParsedQuery, text: string): Promise<string | undefined> {
    const found: { text: string; titles: number }[] = [];
    for (const corrected of await correctedTexts(this.#db, query, text)) {
      const parsed = await parseQuery(this.#db, corrected);
      const { counts } = await rankedResults(this.#db, parsed, corrected, '', 0);
      if (counts.size > 0) found.push({ text: corrected, titles: await titlesOf(this.#db, parsed) });
    }
    // The first is the most frequent; others come before it only by their titles.
    return found.toSorted((a, b) => b.titles - a.titles)[0]?.text;
  }
}
