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
const NEWEST_FIRST = 'rank_day desc, id desc';

/** What is asked of the narrow table. */
interface Asked {
  /** A query in the database's own notation; empty when there is no word to look for. */
  readonly query: string;
  /** Every word is so common that walking the days finds a page sooner than gathering all places. */
  readonly isCommon: boolean;
}

/** The entries in the order of their days, walked one by one where the words are common. */
const entriesFor = ({ isCommon }: Asked): string => (isCommon ? `(select * from search_entry order by ${NEWEST_FIRST} offset 0) as entry` : 'search_entry as entry');

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
    const asked = await this.#asked(text);
    const start = (page - 1) * SEARCH_PAGE_SIZE;
    const countsByType = asked.query === '' ? {} : await this.#counts(asked);
    const found = Object.values(countsByType).reduce((sum, count) => sum + count, 0);
    if (found === 0) {
      const suggestion = await this.#suggestion(text);
      return { items: [], totalCount: 0, page, pageSize: SEARCH_PAGE_SIZE, countsByType, ...(suggestion === undefined ? {} : { suggestion }) };
    }
    const chosen = type === '' ? asked : { ...asked, query: `(${asked.query}) & '${typeLexeme(type).replaceAll(/['\\]/gu, '')}'` };
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

  async #asked(text: string): Promise<Asked> {
    const [row] = await this.#db.query<{ query: string; common: boolean }>(
      `select plainto_tsquery('public.it'::regconfig, search_text($1))::text as query,
         not exists (select from unnest(tsvector_to_array(to_tsvector('public.it'::regconfig, search_text($1)))) as word where word not in (select lexeme from search_common_lexeme)) as common`,
      [text],
    );
    return { query: row?.query ?? '', isCommon: row?.common ?? false };
  }

  async #counts(asked: Asked): Promise<Readonly<Record<string, number>>> {
    const rows = await this.#db.query<{ type: string; count: number }>(
      `select type, count(*) as count from (select entry.type from ${entriesFor(asked)} where words @@ $1::tsquery limit ${COUNT_LIMIT + 1}) as found group by type order by type`,
      [asked.query],
    );
    return Object.fromEntries(rows.map(({ type, count }) => [type, count]));
  }

  async #count(asked: Asked, column: 'words' | 'title_words' = 'words'): Promise<number> {
    const [row] = await this.#db.query<{ count: number }>(
      `select count(*) as count from (select from ${entriesFor(asked)} where ${column} @@ $1::tsquery limit ${COUNT_LIMIT + 1}) as found`,
      [asked.query],
    );
    return row?.count ?? 0;
  }

  /** The ids of a page: first those with the words in the title, then the others. */
  async #pageOf(asked: Asked, start: number): Promise<readonly number[]> {
    const inTitle = await this.#ids(asked, 'title_words @@ $1::tsquery', start, SEARCH_PAGE_SIZE);
    if (inTitle.length === SEARCH_PAGE_SIZE) return inTitle;
    const before = inTitle.length > 0 ? start + inTitle.length : await this.#count(asked, 'title_words');
    const inText = await this.#ids(asked, 'words @@ $1::tsquery and not title_words @@ $1::tsquery', Math.max(0, start - before), SEARCH_PAGE_SIZE - inTitle.length);
    return [...inTitle, ...inText];
  }

  async #ids(asked: Asked, condition: string, offset: number, limit: number): Promise<readonly number[]> {
    const rows = await this.#db.query<{ id: number }>(`select id from ${entriesFor(asked)} where ${condition} order by ${NEWEST_FIRST} limit $2 offset $3`, [asked.query, limit, offset]);
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
    const asked = await this.#asked(better);
    return asked.query !== '' && (await this.#count(asked)) > 0 ? better : undefined;
  }

  async #nearest(words: readonly string[]): Promise<readonly (string | undefined)[]> {
    const rows = await this.#db.tx(async (tx) => {
      await tx.script(`set local pg_trgm.similarity_threshold = ${LEAST_LIKENESS}`);
      return tx.query<{ asked: string; key: string | null; documents: number; stop: boolean }>(
        `select asked, key, coalesce(documents, 0) as documents, coalesce(ts_lexize('italian_stem', asked) = '{}', false) as stop
         from unnest($1::text[]) as asked left join search_word on key = asked or key % asked`,
        [words],
      );
    });
    return words.map((word) => {
      const candidates = rows.filter(({ asked }) => asked === word);
      if (candidates.some(({ stop, key }) => stop || key === word)) return word;
      return nearestWord(word, new Map(candidates.flatMap(({ key, documents }) => (key === null ? [] : [[key, documents] as const]))));
    });
  }
}
