import * as z from 'zod/mini';
import type { SearchHit } from '#core/search/search-hit.ts';
import type { SearchAnswer } from '#core/search/search-index.ts';
import { SEARCH_PAGE_SIZE } from '#core/search/search-text.ts';
import { searchTextFrom } from '#core/search/typed-search.ts';
import { get } from './calls.ts';
import { relatedEntry } from './catalogue.ts';
import { type Codec, day, from, list, mapped, optional, pageFrom, pageShape, pageTo, record } from './codecs.ts';
import { pageNumber } from './params.ts';
import { attachment, download, language, taskTarget } from './pieces.ts';
import { given, maybe, whole } from './schema.ts';

/** What lets a result be shown as an answer (LIST-33): an addition to the specification, which a service may leave out. */
const answer = record({
  place: optional(taskTarget),
  form: optional(z.string()),
  opensOn: optional(day),
  closesOn: optional(day),
  correctionsUntil: optional(day),
  yearRound: optional(z.boolean()),
  canEnter: optional(z.boolean()),
});

/**
 * A result of the global search: `preview` is the text around the matches, piece by piece; `description` and `summary` say what the
 * entry is (§3, API-16). A service may give the summary alone.
 */
const hitFields = {
  id: z.string(),
  type: z.string(),
  title: z.string(),
  description: optional(z.string()),
  titleLanguage: optional(language),
  summary: z.string(),
  extract: from('preview', list(z.object({ text: z.string(), isMatch: z.boolean() }))),
  friendlyUrl: optional(z.string()),
  hasDetail: optional(z.boolean()),
  document: optional(download),
  url: optional(z.string()),
  answer: optional(answer),
  publicationDate: optional(day),
  referenceYear: optional(whole),
  deedNumber: optional(z.string()),
  resolutions: list(download),
  documents: list(download),
  attachments: list(attachment),
  neededFor: optional(list(relatedEntry)),
};
export const searchHit = mapped(record(hitFields), {
  decode: ({ description: _description, ...hit }): SearchHit => hit,
  encode: (hit) => ({ ...hit, description: hit.summary }),
}) satisfies Codec<SearchHit>;

/**
 * A page of results, with the number of results per type, other words to try, the words that the results have where none has all,
 * and the synonyms that were looked for as well.
 */
export const searchAnswer = mapped(
  z.object({
    ...pageShape(searchHit),
    countsByType: z.record(z.string(), whole),
    suggestion: maybe(z.string()),
    foundWords: maybe(list(z.string())),
    synonyms: maybe(list(z.string())),
  }),
  {
    decode: ({ countsByType, suggestion, foundWords, synonyms, ...page }): SearchAnswer => ({
      ...pageFrom(page),
      countsByType,
      ...given('suggestion', suggestion),
      ...given('foundWords', foundWords),
      ...given('synonyms', synonyms),
    }),
    encode: ({ countsByType, suggestion, foundWords, synonyms, ...page }) => ({
      ...pageTo(page),
      countsByType,
      suggestion,
      foundWords,
      synonyms,
    }),
  },
) satisfies Codec<SearchAnswer>;

const LONGEST_TEXT = 200;
const search = z.string('Manca il testo da cercare.').check(
  z.maxLength(LONGEST_TEXT, `Il testo cercato può avere al massimo ${LONGEST_TEXT} caratteri.`),
  z.refine((text) => searchTextFrom(text) !== undefined, 'Il testo da cercare non può essere vuoto.'),
);

export const searchCalls = {
  find: get('/search-engine', {
    query: {
      search,
      type: z.optional(z.string().check(z.maxLength(60))),
      page: z.optional(pageNumber),
      synonyms: z.optional(z.literal('false', 'I sinonimi si spengono con «false».')),
      pageSize: z.optional(
        z.literal(String(SEARCH_PAGE_SIZE), `La dimensione della pagina di questo elenco è ${SEARCH_PAGE_SIZE}.`),
      ),
    },
    answers: searchAnswer,
    exactly: { nothing: null },
  }),
  complete: get('/search-engine/suggestions', { query: { search }, answers: list(z.string()), mayMiss: true }),
} as const;
