import { COUNT_LIMIT } from '#core/catalogue/paging.ts';
import { foldText } from '#core/formatting/folded.ts';
import { relaxedQueries } from '#core/search/query-relaxation.ts';
import { extractOf } from '#core/search/extract.ts';
import { MAX_CORRECTED_WORDS, nearestWord } from '#core/search/fuzzy-match.ts';
import type { SearchHit } from '#core/search/search-hit.ts';
import type { SearchAnswer, SearchIndex, SearchRequest } from '#core/search/search-index.ts';
import { COMPLETION_LIMIT, SEARCH_PAGE_SIZE } from '#core/search/search-text.ts';
import { queryTokens, lexemeOf, tokenize, unaccented } from '#core/search/tokenizer.ts';
import { documentWords, lexemesOf, accentedForm } from './search-words.ts';

/** Something that can be found: its card, and all the text in which it is found. */
export interface SearchDocument {
  readonly hit: Omit<SearchHit, 'extract'>;
  readonly text: string;
  /** Short facts that it is found by too, such as places and categories. */
  readonly facts?: string;
}

interface Entry extends SearchDocument {
  readonly titleLexemes: ReadonlySet<string>;
  readonly lexemes: ReadonlySet<string>;
}

const hasAll = (lexemes: ReadonlySet<string>, wanted: readonly string[]): boolean =>
  wanted.every((lexeme) => lexemes.has(lexeme));

/** The global search over documents in memory: every word has to be found, in one of its forms. */
export class InMemorySearchIndex implements SearchIndex {
  readonly #entries: readonly Entry[];
  /** Words as texts write them, with their number, by the same words without accents. */
  readonly #forms = new Map<string, Map<string, number>>();

  constructor(documents: readonly SearchDocument[]) {
    this.#entries = documents.map((document) => {
      const { hit, text, facts = '' } = document;
      return {
        ...document,
        titleLexemes: lexemesOf(hit.title),
        lexemes: lexemesOf([hit.title, hit.deedNumber, hit.referenceYear, text, facts].join(' ')),
      };
    });
    for (const word of documents.flatMap(({ hit, text, facts = '' }) =>
      documentWords(`${hit.title} ${text} ${facts}`),
    )) {
      const key = unaccented(word);
      const forms = this.#forms.get(key) ?? new Map<string, number>();
      this.#forms.set(key, forms.set(word, (forms.get(word) ?? 0) + 1));
    }
  }

  async find({ text, type, page }: SearchRequest): Promise<SearchAnswer> {
    const asked = this.#asked(text);
    const wanted = [...asked.keys()];
    const found = this.#having(wanted);
    const suggestion = found.length === 0 ? this.#suggestion(text) : undefined;
    const fewer = found.length > 0 || suggestion !== undefined ? undefined : this.#fewer(wanted);
    const lexemes = fewer ?? wanted;
    const foundWords = fewer && [...asked].flatMap(([lexeme, word]) => (fewer.includes(lexeme) ? [word] : []));
    const shown = fewer === undefined ? found : this.#having(fewer);
    const chosen = this.#ordered(shown, type, lexemes, foldText(foundWords?.join(' ') ?? text));
    const start = (page - 1) * SEARCH_PAGE_SIZE;
    return {
      items: chosen.slice(start, start + SEARCH_PAGE_SIZE).map(({ hit, text: plain, facts }) => ({
        ...hit,
        extract: extractOf({ title: hit.title, text: plain, facts }, new Set(lexemes)),
      })),
      totalCount: Math.min(chosen.length, COUNT_LIMIT + 1),
      page,
      pageSize: SEARCH_PAGE_SIZE,
      countsByType: this.#counts(shown),
      ...(suggestion === undefined ? {} : { suggestion }),
      ...(foundWords === undefined ? {} : { foundWords }),
    };
  }

  async complete(prefix: string): Promise<readonly string[]> {
    const folded = foldText(prefix);
    return [...new Set(this.#entries.map(({ hit }) => hit.title))]
      .filter((title) => folded !== '' && ` ${foldText(title)}`.includes(` ${folded}`))
      .sort(
        (a, b) =>
          Number(foldText(b).startsWith(folded)) - Number(foldText(a).startsWith(folded)) || a.length - b.length,
      )
      .slice(0, COMPLETION_LIMIT);
  }

  /** The lexemes asked for, each with the word that was typed for it. */
  #asked(text: string): ReadonlyMap<string, string> {
    const asked = new Map<string, string>();
    for (const word of queryTokens(text)) {
      const lexeme = lexemeOf(accentedForm(word, this.#forms.get(unaccented(word)) ?? new Map<string, number>()));
      if (lexeme !== undefined && !asked.has(lexeme)) asked.set(lexeme, word);
    }
    return asked;
  }

  #having(lexemes: readonly string[]): readonly Entry[] {
    return lexemes.length === 0 ? [] : this.#entries.filter((entry) => hasAll(entry.lexemes, lexemes));
  }

  /** As many of the words as some document has together; undefined when none has any. */
  #fewer(lexemes: readonly string[]): readonly string[] | undefined {
    const known = lexemes
      .map((lexeme) => ({ lexeme, documents: this.#having([lexeme]).length }))
      .filter(({ documents }) => documents > 0);
    const rarestFirst = known
      .toSorted((a, b) => a.documents - b.documents || (a.lexeme < b.lexeme ? -1 : 1))
      .map(({ lexeme }) => lexeme);
    return relaxedQueries(rarestFirst, known.length < lexemes.length).find((set) => this.#having(set).length > 0);
  }

  /** Titles that are the question, then those that begin with it, where they fit a page; then titles with all the words, then the rest, the newest first in each. */
  #ordered(shown: readonly Entry[], type: string, lexemes: readonly string[], question: string): readonly Entry[] {
    const isQuestion = ({ hit }: Entry): boolean => foldText(hit.title) === question;
    const begins = shown.filter(({ hit }) => `${foldText(hit.title)} `.startsWith(`${question} `));
    const first = [begins, begins.filter(isQuestion)].find((those) => those.length <= SEARCH_PAGE_SIZE) ?? [];
    const place = (entry: Entry): number =>
      first.includes(entry) ? (isQuestion(entry) ? 0 : 1) : hasAll(entry.titleLexemes, lexemes) ? 2 : 3;
    const newest = (entry: Entry): string => entry.hit.publicationDate ?? '';
    const entries = shown.filter(({ hit }) => type === '' || hit.type === type);
    return entries.toSorted(
      (a, b) =>
        place(a) - place(b) || newest(b).localeCompare(newest(a), 'it-IT') || a.hit.id.localeCompare(b.hit.id, 'it-IT'),
    );
  }

  #counts(entries: readonly Entry[]): Readonly<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const { hit } of entries) counts[hit.type] = Math.min((counts[hit.type] ?? 0) + 1, COUNT_LIMIT + 1);
    return counts;
  }

  /** The same words with each unknown one replaced by the nearest known; undefined when nothing would be found. */
  #suggestion(text: string): string | undefined {
    const typed = tokenize(text);
    const frequencies = new Map(
      [...this.#forms].map(([key, forms]) => [key, [...forms.values()].reduce((sum, count) => sum + count, 0)]),
    );
    const isKnown = (word: string): boolean =>
      lexemeOf(word) === undefined || this.#having([...this.#asked(word).keys()]).length > 0;
    if (new Set(typed.filter((word) => !isKnown(word)).map(unaccented)).size > MAX_CORRECTED_WORDS) return undefined;
    const known = typed.map((word) => {
      const key = unaccented(word);
      if (isKnown(word)) return word;
      const nearest = nearestWord(key, frequencies);
      return nearest === undefined
        ? undefined
        : accentedForm(nearest, this.#forms.get(nearest) ?? new Map<string, number>());
    });
    if (known.length === 0 || known.includes(undefined) || known.every((word, at) => word === typed[at]))
      return undefined;
    const better = known.join(' ');
    return this.#having([...this.#asked(better).keys()]).length > 0 ? better : undefined;
  }
}
