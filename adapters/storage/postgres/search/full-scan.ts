import { SEARCH_PAGE_SIZE } from '#core/search/search-text.ts';
import type { Queryable, SqlValue } from '../connection/database.ts';
import type { AskedWords, CountsByType } from './query-terms.ts';
import { type FoundRow, type Part, PASS_ENTRY, READ_ENTRY } from './ranked-pages.ts';

/** How many ids a row of `search_bits` stands for. */
const IDS_PER_BLOCK = 8_192;
const TOP_BIT = 0x80;
/** What counting by type costs for each of those rows, in the unit of the other costs. */
const COUNT_BLOCK = 50;

/** Results of a question: how many of each type, and the rows of one page. */
export interface CountedPage {
  readonly counts: CountsByType;
  readonly rows: readonly FoundRow[];
}

/** Up to so many results, reading them all costs less than counting them by type and then walking to the first ten. */
const mostRead = (size: number): number => {
  const [walk, count] = [SEARCH_PAGE_SIZE * size * PASS_ENTRY, (COUNT_BLOCK * size) / IDS_PER_BLOCK];
  return Math.floor((count + Math.sqrt(count * count + 4 * READ_ENTRY * walk)) / (2 * READ_ENTRY));
};

const idsIn = (block: number, hex: string): readonly number[] =>
  // The first four bytes tell the length.
  [...Buffer.from(hex, 'hex').subarray(4)].flatMap((byte, at) =>
    byte === 0
      ? []
      : Array.from({ length: 8 }, (_, bit) => bit).flatMap((bit) =>
          (byte & (TOP_BIT >> bit)) === 0 ? [] : [block * IDS_PER_BLOCK + at * 8 + bit],
        ),
  );

/** The documents that have all of several common words, by the "and" of their bits; undefined when there are more than `most`. */
const commonIds = async (
  db: Queryable,
  { lexemes }: AskedWords,
  most: number,
): Promise<readonly number[] | undefined> => {
  const rows = await db.query<{ total: number; block: number | null; bits: string | null }>(
    `with common as materialized (select block, bit_and(bits) as bits from search_bits where lexeme = any($1::text[]) group by block having count(*) = $2)
     select total, block, encode(bit_send(bits), 'hex') as bits
     from (select coalesce(sum(bit_count(bits)), 0)::integer as total from common) as summed left join common on total <= $3 and bit_count(bits) > 0`,
    [lexemes.map(({ lexeme }) => lexeme), lexemes.length, most],
  );
  if ((rows[0]?.total ?? 0) > most) return undefined;
  return rows.flatMap(({ block, bits }) => (block === null || bits === null ? [] : idsIn(block, bits)));
};

/**
 * The results of several words that few documents have together: all of them are read once, counted and put in
 * order. Undefined when there are too many for that, and for one word, whose lists are kept.
 */
export const fewResults = async (
  db: Queryable,
  asked: AskedWords,
  type: string,
  { offset, limit, without }: Part,
): Promise<CountedPage | undefined> => {
  if (asked.query === undefined || asked.lexemes.length === 1) return undefined;
  // A word that is not common leaves few enough by itself.
  const ids = asked.lexemes.every(({ isCommon }) => isCommon)
    ? await commonIds(db, asked, mostRead(asked.size))
    : 'by words';
  if (ids === undefined) return undefined;
  const [condition, given]: readonly [string, readonly SqlValue[]] =
    ids === 'by words' ? ['words @@ $1::tsquery', []] : ['id = any($6::bigint[])', [ids]];
  const rows = await db.query<
    FoundRow & { readonly counts: Readonly<Record<string, number>> | null; readonly isShown: boolean }
  >(
    `with found as materialized (select id, type, rank_day, title_words @@ $1::tsquery as in_title from search_entry where ${condition}),
       page as (select id, rank_day, in_title from found where ($2 = '' or type = $2) and id <> all($5::bigint[]) order by in_title desc, rank_day desc, id desc limit $3 offset $4)
     select (select jsonb_object_agg(type, documents) from (select type, count(*) as documents from found group by type) as by_type) as counts, plain, facts, hit, hit is not null as "isShown"
     from (select) as always left join (page join search_text_of using (id)) on true order by in_title desc, rank_day desc, id desc`,
    [asked.query, type, limit, offset, without, ...given],
  );
  return { counts: new Map(Object.entries(rows[0]?.counts ?? {})), rows: rows.filter(({ isShown }) => isShown) };
};
