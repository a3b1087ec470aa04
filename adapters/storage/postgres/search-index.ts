import { COUNT_LIMIT } from '#core/catalogue/paging.ts';
import { foldedWords, foldText } from '#core/formatting/folded.ts';
import { extractOf, nearestWord, stemsOf } from '#core/search/match.ts';
import type { SearchHit } from '#core/search/search-hit.ts';
import type { SearchAnswer, SearchIndex, SearchRequest } from '#core/search/search-index.ts';
import { COMPLETION_LIMIT, SEARCH_PAGE_SIZE } from '#core/search/search-text.ts';
import type { Database } from './database.ts';
import { withMediaBase } from './media-base.ts';
import { typeLexeme } from './search-entries.ts';

/** Most titles looked at for a completion; beyond them a prefix says too little anyway. */
const TITLES_LOOKED_AT = 300;
/** Likeness of trigrams from which a word is a candidate for a misspelt one; short words share few. */
const LEAST_LIKENESS = 0.2;

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
    const query = await this.#queryOf(text);
    const start = (page - 1) * SEARCH_PAGE_SIZE;
    const countsByType = query === '' ? {} : await this.#counts(query);
    const found = Object.values(countsByType).reduce((sum, count) => sum + count, 0);
    if (found === 0) {
      const suggestion = await this.#suggestion(text);
      return { items: [], totalCount: 0, page, pageSize: SEARCH_PAGE_SIZE, countsByType, ...(suggestion === undefined ? {} : { suggestion }) };
    }
    const chosen = type === '' ? query : `(${query}) & '${typeLexeme(type).replaceAll(/['\\]/gu, '')}'`;
    const totalCount = type === '' || found <= COUNT_LIMIT ? (type === '' ? Math.min(found, COUNT_LIMIT + 1) : (countsByType[type] ?? 0)) : await this.#count(chosen);
    const ids = start < totalCount || totalCount > COUNT_LIMIT ? await this.#pageOf(chosen, start) : [];
    return { items: await this.#hits(ids, text), totalCount, page, pageSize: SEARCH_PAGE_SIZE, countsByType };
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

  /** The words in the database's own notation; empty when there is none to look for. */
  async #queryOf(text: string): Promise<string> {
    const [row] = await this.#db.query<{ query: string }>("select plainto_tsquery('public.it'::regconfig, search_text($1))::text as query", [text]);
    return row?.query ?? '';
  }

  async #counts(query: string): Promise<Readonly<Record<string, number>>> {
    const rows = await this.#db.query<{ type: string; count: number }>(
      `select type, count(*) as count from (select type from search_entry where words @@ $1::tsquery limit ${COUNT_LIMIT + 1}) as found group by type order by type`,
      [query],
    );
    return Object.fromEntries(rows.map(({ type, count }) => [type, count]));
  }

  async #count(query: string, column: 'words' | 'title_words' = 'words'): Promise<number> {
    const [row] = await this.#db.query<{ count: number }>(
      `select count(*) as count from (select from search_entry where ${column} @@ $1::tsquery limit ${COUNT_LIMIT + 1}) as found`,
      [query],
    );
    return row?.count ?? 0;
  }

  /** The ids of a page: first those with the words in the title, then the others. */
  async #pageOf(query: string, start: number): Promise<readonly number[]> {
    const inTitle = await this.#ids(query, 'title_words @@ $1::tsquery', start, SEARCH_PAGE_SIZE);
    if (inTitle.length === SEARCH_PAGE_SIZE) return inTitle;
    const before = inTitle.length > 0 ? start + inTitle.length : await this.#count(query, 'title_words');
    const inText = await this.#ids(query, 'words @@ $1::tsquery and not title_words @@ $1::tsquery', Math.max(0, start - before), SEARCH_PAGE_SIZE - inTitle.length);
    return [...inTitle, ...inText];
  }

  /** The planner knows how frequent each word is: it walks the days for common ones and gathers places for rare ones. */
  async #ids(query: string, condition: string, offset: number, limit: number): Promise<readonly number[]> {
    const rows = await this.#db.query<{ id: number }>(`select id from search_entry where ${condition} order by rank_day desc, id desc limit $2 offset $3`, [query, limit, offset]);
    return rows.map(({ id }) => id);
  }

  async #hits(ids: readonly number[], text: string): Promise<readonly SearchHit[]> {
    if (ids.length === 0) return [];
    const rows = await this.#db.query<{ id: number; plain: string; hit: Omit<SearchHit, 'extract'> }>('select id, plain, hit from search_text_of where id = any($1::text[]::bigint[])', [ids.map(String)]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    const stems = stemsOf(text);
    return ids.flatMap((id) => {
      const row = byId.get(id);
      return row === undefined ? [] : [{ ...withMediaBase(row.hit, this.#imageBase), extract: extractOf(row.plain, stems) }];
    });
  }

  /** The same words with each unknown one replaced by the nearest known; undefined when nothing would be found by them. */
  async #suggestion(text: string): Promise<string | undefined> {
    const words = foldedWords(text);
    if (words.length === 0) return undefined;
    const known = await this.#nearest(words);
    if (known.includes(undefined)) return undefined;
    const better = known.join(' ');
    if (better === words.join(' ')) return undefined;
    const query = await this.#queryOf(better);
    return query !== '' && (await this.#count(query)) > 0 ? better : undefined;
  }

  async #nearest(words: readonly string[]): Promise<readonly (string | undefined)[]> {
    const rows = await this.#db.tx(async (tx) => {
      await tx.script(`set local pg_trgm.similarity_threshold = ${LEAST_LIKENESS}`);
      return tx.query<{ asked: string; key: string | null; shown: string | null; documents: number; stop: boolean }>(
        `select asked, key, shown, coalesce(documents, 0) as documents, coalesce(ts_lexize('italian_stem', asked) = '{}', false) as stop
         from unnest($1::text[]) as asked left join search_word on key = asked or key % asked`,
        [words],
      );
    });
    return words.map((word) => {
      const candidates = rows.filter(({ asked }) => asked === word);
      if (candidates.some(({ stop, key }) => stop || key === word)) return word;
      const nearest = nearestWord(word, new Map(candidates.flatMap(({ key, documents }) => (key === null ? [] : [[key, documents] as const]))));
      // With its accents, as texts write it.
      return candidates.find(({ key }) => key === nearest)?.shown ?? nearest;
    });
  }
}
