import { COUNT_LIMIT } from '#core/catalogue/paging.ts';
import { foldedWords, foldText } from '#core/formatting/folded.ts';
import { extractOf, nearestWord, stemsOf } from '#core/search/match.ts';
import type { SearchHit } from '#core/search/search-hit.ts';
import type { SearchAnswer, SearchIndex, SearchRequest } from '#core/search/search-index.ts';
import { COMPLETION_LIMIT, SEARCH_PAGE_SIZE } from '#core/search/search-text.ts';

/** Something that can be found: its card, and all the text in which it is found. */
export interface SearchDocument {
  readonly hit: Omit<SearchHit, 'extract'>;
  readonly text: string;
}

interface Entry extends SearchDocument {
  readonly titleStems: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
}

/** A word in the title is worth this many in the text. */
const TITLE_WEIGHT = 4;

const scoreOf = (entry: Entry, words: ReadonlySet<string>): number =>
  [...words].reduce((score, word) => score + (entry.titleStems.has(word) ? TITLE_WEIGHT : 0) + (entry.stems.has(word) ? 1 : 0), 0);

/** The global search over documents in memory: every word has to be found, in one of its forms. */
export class InMemorySearchIndex implements SearchIndex {
  readonly #entries: readonly Entry[];
  readonly #frequencies = new Map<string, number>();

  constructor(documents: readonly SearchDocument[]) {
    this.#entries = documents.map((document) => ({
      ...document,
      titleStems: stemsOf(document.hit.title),
      stems: stemsOf([document.hit.title, document.hit.deedNumber, document.hit.referenceYear, document.text].join(' ')),
    }));
    for (const word of documents.flatMap(({ hit, text }) => foldedWords(`${hit.title} ${text}`))) {
      this.#frequencies.set(word, (this.#frequencies.get(word) ?? 0) + 1);
    }
  }

  async find({ text, type, page }: SearchRequest): Promise<SearchAnswer> {
    const words = stemsOf(text);
    const found = words.size === 0 ? [] : this.#entries.filter(({ stems }) => [...words].every((word) => stems.has(word)));
    const chosen = this.#ranked(found.filter(({ hit }) => type === '' || hit.type === type), words);
    const start = (page - 1) * SEARCH_PAGE_SIZE;
    const suggestion = found.length === 0 ? this.#suggestion(text) : undefined;
    return {
      items: chosen.slice(start, start + SEARCH_PAGE_SIZE).map((entry) => ({ ...entry.hit, extract: extractOf(entry.text, words) })),
      totalCount: Math.min(chosen.length, COUNT_LIMIT + 1),
      page,
      pageSize: SEARCH_PAGE_SIZE,
      countsByType: this.#counts(found),
      ...(suggestion === undefined ? {} : { suggestion }),
    };
  }

  async complete(prefix: string): Promise<readonly string[]> {
    const folded = foldText(prefix);
    return [...new Set(this.#entries.map(({ hit }) => hit.title))]
      .filter((title) => folded !== '' && ` ${foldText(title)}`.includes(` ${folded}`))
      .sort((a, b) => Number(foldText(b).startsWith(folded)) - Number(foldText(a).startsWith(folded)) || a.length - b.length)
      .slice(0, COMPLETION_LIMIT);
  }

  #ranked(entries: readonly Entry[], words: ReadonlySet<string>): readonly Entry[] {
    const newest = (entry: Entry): string => entry.hit.publicationDate ?? '';
    return [...entries].sort(
      (a, b) =>
        scoreOf(b, words) - scoreOf(a, words) ||
        newest(b).localeCompare(newest(a), 'it-IT') ||
        a.hit.id.localeCompare(b.hit.id, 'it-IT'),
    );
  }

  #counts(entries: readonly Entry[]): Readonly<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const { hit } of entries) counts[hit.type] = Math.min((counts[hit.type] ?? 0) + 1, COUNT_LIMIT + 1);
    return counts;
  }

  /** The same words with each unknown one replaced by the nearest known; undefined when nothing would be found. */
  #suggestion(text: string): string | undefined {
    const words = foldedWords(text).map((word) => (this.#frequencies.has(word) ? word : nearestWord(word, this.#frequencies)));
    const known = words.filter((word) => word !== undefined);
    if (known.length === 0 || known.length < words.length) return undefined;
    const stems = stemsOf(known.join(' '));
    return this.#entries.some((entry) => [...stems].every((stem) => entry.stems.has(stem))) ? known.join(' ') : undefined;
  }
}
