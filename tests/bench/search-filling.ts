import type { Database, Queryable } from '#adapters/storage/postgres/connection/database.ts';
import { refreshIndexStatistics } from '#adapters/storage/postgres/search/index-statistics.ts';
import { typeLexeme } from '#adapters/storage/postgres/search/parsed-query.ts';
import { say } from './figures.ts';
import type { Corpus, GeneratedDocument } from './italian-documents.ts';

const BATCH = 2_000;
const BATCHES_PER_LINE = 25;
/** Batches written at once; the embedded database takes one after the other. */
const WRITERS = 3;
/** Documents that are compared with what the product's own statement would have written. */
const COMPARED = 500;

/** A transaction without time limit. */
export const unlimited = <T>(db: Database, work: (tx: Queryable) => Promise<T>): Promise<T> =>
  db.tx(async (tx) => {
    await tx.script('set local statement_timeout = 0; set local synchronous_commit = off');
    return work(tx);
  });

/** The lexeme of each word: stemmed once, and not at each of its places. Stop words have none. */
const lexemesOf = async (db: Database, words: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await db.query<{ word: string; lexeme: string | null }>(
    "select word, (tsvector_to_array(to_tsvector('public.it'::regconfig, search_text(word))))[1] as lexeme from unnest($1::text[]) as word",
    [words],
  );
  return new Map(rows.flatMap(({ word, lexeme }) => (lexeme === null ? [] : [[word, lexeme] as const])));
};

interface Frequency {
  documents: number;
  titles: number;
}

/** The statistics of the index, counted while the documents are made. */
class Tally {
  readonly #lexemes: ReadonlyMap<string, string>;
  readonly #frequencies = new Map<string, Map<string, Frequency>>();
  readonly #forms = new Map<string, number>();

  /** `lexemes`: the lexeme of each word that has one. */
  constructor(lexemes: ReadonlyMap<string, string>) {
    this.#lexemes = lexemes;
  }

  /** Counts a document; answers its vectors without and with positions, the title's first. */
  add(
    type: string,
    title: readonly string[],
    text: readonly string[],
  ): readonly [title: string, words: string, placed: string] {
    const words = [...title, ...text];
    const known = (among: readonly string[]): readonly string[] =>
      among.flatMap((word) => this.#lexemes.get(word) ?? []);
    const inTitle = new Set([typeLexeme(type), ...known(title)]);
    const all = new Set([typeLexeme(type), ...known(words)]);
    const frequencies = this.#frequencies.get(type) ?? new Map<string, Frequency>();
    this.#frequencies.set(type, frequencies);
    for (const lexeme of all) {
      const frequency = frequencies.get(lexeme) ?? { documents: 0, titles: 0 };
      frequencies.set(lexeme, frequency);
      frequency.documents += 1;
      if (inTitle.has(lexeme)) frequency.titles += 1;
    }
    for (const word of new Set(words))
      if (this.#lexemes.has(word)) this.#forms.set(word, (this.#forms.get(word) ?? 0) + 1);
    const placed = words.flatMap((word, at) => {
      const lexeme = this.#lexemes.get(word);
      return lexeme === undefined ? [] : [`${lexeme}:${at + 1}`];
    });
    return [[...inTitle].join(' '), [...all].join(' '), placed.join(' ')];
  }

  async write(tx: Queryable): Promise<void> {
    for (const [type, frequencies] of this.#frequencies) {
      const lines = [...frequencies].map(([lexeme, { documents, titles }]) => ({
        lexeme,
        type,
        documents,
        in_title: titles,
      }));
      await tx.query(
        'insert into search_lexeme select * from json_to_recordset($1::json) as line(lexeme text, type text, documents integer, in_title integer)',
        [JSON.stringify(lines)],
      );
    }
    await tx.query(
      'insert into search_word select word, unaccent(word), documents from json_to_recordset($1::json) as line(word text, documents integer) where length(word) >= 3',
      [JSON.stringify([...this.#forms].map(([word, documents]) => ({ word, documents })))],
    );
  }
}

interface Line {
  readonly slug: string;
  readonly type: string;
  readonly rank_day: string;
  readonly title: string;
  readonly plain: string;
  /** Vectors as the database reads them: the title's, the text's with the type, and both with their places. */
  readonly title_words: string;
  readonly words: string;
  readonly placed: string;
}

const lineOf = ({ slug, type, rankDay, title, text }: GeneratedDocument, tally: Tally): Line => {
  const [inTitle, words, placed] = tally.add(type, title, text);
  return {
    slug,
    type,
    rank_day: rankDay,
    title: title.join(' '),
    plain: text.join(' '),
    title_words: inTitle,
    words,
    placed,
  };
};

const writeBatch = (tx: Queryable, lines: readonly Line[]): Promise<unknown> =>
  tx.query(
    `with line as (
       select * from json_to_recordset($1::json) as line(slug text, type text, rank_day text, title text, plain text, title_words text, words text, placed text)
     ), entry as (
       insert into search_entry (type, content_type, slug, rank_day, words, title_words)
       select type, 'generated', slug, rank_day, words::tsvector, title_words::tsvector from line returning id, slug, rank_day, type, title_words
     ), titles as (
       insert into search_title (lexeme, rank_day, id, type)
       select lexeme, rank_day, id, type from entry, unnest(tsvector_to_array(title_words)) as lexeme where lexeme not like '§%'
     ), plain as (
       insert into plain_document select id, line.type, line.rank_day, title, plain, placed::tsvector from entry join line using (slug)
     )
     insert into search_text_of (id, title, folded_title, plain, hit)
     select id, title, ' ' || title, plain, jsonb_build_object('id', slug, 'type', line.type, 'title', title, 'summary', '', 'friendlyUrl', slug, 'resolutions', '[]'::jsonb, 'documents', '[]'::jsonb, 'attachments', '[]'::jsonb)
     from entry join line using (slug)`,
    [JSON.stringify(lines)],
  );

const refuseDifferences = async (db: Database): Promise<void> => {
  const [row] = await db.query<{ different: number }>(
    `select count(*) as different from (select * from search_entry limit ${COMPARED}) as entry join search_text_of as shown using (id) join plain_document as plain using (id)
     where entry.title_words <> strip(to_tsvector('public.it', search_document(shown.title))) || array_to_tsvector(array['§' || entry.type])
        or entry.words <> entry.title_words || strip(to_tsvector('public.it', search_document(shown.plain)))
        or plain.words <> to_tsvector('public.it', search_text(shown.title || ' ' || shown.plain))
        or exists (select from unnest(tsvector_to_array(entry.title_words)) as one(lexeme) where not exists (select from search_lexeme where search_lexeme.lexeme = one.lexeme and search_lexeme.type = entry.type and in_title > 0))`,
  );
  if (row?.different !== 0) throw new Error('the generated tables are not what the portal would have written');
};

/**
 * Fills the search's tables with generated documents, and beside them `plain_document`, the simplest design: one table with one index.
 * The indexes are made afterwards, but for that of completion, which is not measured. Throws when a sample is not what the product
 * would have written.
 */
export const fillSearch = async (db: Database, corpus: Corpus, documents: number): Promise<void> => {
  const indexes = await db.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid in ('search_entry'::regclass, 'search_title'::regclass, 'search_text_of'::regclass) and not i.indisunique`,
  );
  for (const { name } of indexes) await db.script(`drop index ${name}`);
  await db.script(
    'create table plain_document (id bigint primary key, type text collate "C", rank_day text collate "C", title text, plain text, words tsvector)',
  );
  const tally = new Tally(await lexemesOf(db, [...corpus.vocabulary, ...corpus.smallWords]));
  let next = 0;
  let batches = 0;
  const write = async (): Promise<void> => {
    while (next < documents) {
      const from = next;
      next = Math.min(documents, from + BATCH);
      const lines = Array.from({ length: next - from }, (_, at) => lineOf(corpus.document(from + at), tally));
      await unlimited(db, (tx) => writeBatch(tx, lines));
      batches += 1;
      if (batches % BATCHES_PER_LINE === 0) say(`  ${batches * BATCH} documents written`);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  const wanted = [
    ...indexes.filter(({ name }) => name !== 'search_text_of_inside').map(({ definition }) => definition),
    'create index on plain_document using gin (words)',
  ];
  for (const definition of wanted) await unlimited(db, (tx) => tx.script(definition));
  say('  indexes made');
  await unlimited(db, async (tx) => {
    await tally.write(tx);
    await refreshIndexStatistics(tx);
  });
  say('  words counted');
  // Vacuum cannot be in a transaction; the portal's own tables are vacuumed by the server in time.
  for (const table of ['search_entry', 'search_title']) await db.script(`vacuum analyze ${table}`);
  await db.script('vacuum analyze plain_document');
  await refuseDifferences(db);
};
