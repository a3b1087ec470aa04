import { titleLanguageFrom } from '#core/kernel/title-language.ts';
import * as z from 'zod/mini';
import type { SearchAnswer } from '#core/search/search-index.ts';
import type { SearchHit } from '#core/search/search-hit.ts';
import { attachmentToWire, documentFromWire, documentToWire, pageFromWire, pageToWire } from './pieces.ts';
import { dayFromWire, given, maybe, wireAttachment, wireDay, wireDocument, wirePage } from './schema.ts';

/**
 * A result of the global search: `preview` is the text around the matches, piece by piece; `description` and `summary` say what the
 * thing is (§3, API-16). A service may give the summary alone.
 */
export const wireHit = z.object({
  id: z.string(),
  type: z.string(),
  title: z.string(),
  description: maybe(z.string()),
  titleLanguage: maybe(z.string()),
  summary: z.string(),
  preview: z.array(z.object({ text: z.string(), isMatch: z.boolean() })),
  friendlyUrl: maybe(z.string()),
  document: maybe(wireDocument),
  url: maybe(z.string()),
  publicationDate: maybe(wireDay),
  referenceYear: maybe(z.number()),
  deedNumber: maybe(z.string()),
  resolutions: z.array(wireDocument),
  documents: z.array(wireDocument),
  attachments: z.array(wireAttachment),
});
export type WireHit = z.infer<typeof wireHit>;
z.globalRegistry.add(wireHit, { id: 'RisultatoDiRicerca' });

const page = wirePage(wireHit);

/** A page of results, with the number of results per type, other words to try, and the words that the results have where none has all. */
export const wireSearch = z.object({
  ...page.shape,
  countsByType: z.record(z.string(), z.number()),
  suggestion: maybe(z.string()),
  foundWords: maybe(z.array(z.string())),
});
export type WireSearch = z.infer<typeof wireSearch>;
z.globalRegistry.add(wireSearch, { id: 'RisultatiDiRicerca' });

/** Completions of what has been typed. */
export const wireCompletions = z.array(z.string());

export const searchFromWire = (wire: WireSearch): SearchAnswer => ({
  ...pageFromWire(wire, hitFromWire),
  countsByType: wire.countsByType,
  ...given('suggestion', wire.suggestion),
  ...given('foundWords', wire.foundWords),
});

export const searchToWire = (answer: SearchAnswer): WireSearch => ({
  ...pageToWire(answer, hitToWire),
  countsByType: { ...answer.countsByType },
  ...given('suggestion', answer.suggestion),
  ...given('foundWords', answer.foundWords && [...answer.foundWords]),
});

// Helpers

const hitFromWire = (wire: WireHit): SearchHit => ({
  id: wire.id,
  type: wire.type,
  title: wire.title,
  ...given('titleLanguage', titleLanguageFrom(wire.titleLanguage)),
  summary: wire.summary,
  extract: wire.preview,
  ...given('friendlyUrl', wire.friendlyUrl),
  ...given(
    'document',
    wire.document === null || wire.document === undefined ? undefined : documentFromWire(wire.document),
  ),
  ...given('url', wire.url),
  ...given('publicationDate', dayFromWire(wire.publicationDate)),
  ...given('referenceYear', wire.referenceYear),
  ...given('deedNumber', wire.deedNumber),
  resolutions: wire.resolutions.map(documentFromWire),
  documents: wire.documents.map(documentFromWire),
  attachments: wire.attachments.map(documentFromWire),
});

const hitToWire = (hit: SearchHit): WireHit => ({
  id: hit.id,
  type: hit.type,
  title: hit.title,
  description: hit.summary,
  ...given('titleLanguage', hit.titleLanguage),
  summary: hit.summary,
  preview: hit.extract.map((part) => ({ ...part })),
  ...given('friendlyUrl', hit.friendlyUrl),
  ...given('document', hit.document === undefined ? undefined : documentToWire(hit.document)),
  ...given('url', hit.url),
  ...given('publicationDate', hit.publicationDate),
  ...given('referenceYear', hit.referenceYear),
  ...given('deedNumber', hit.deedNumber),
  resolutions: hit.resolutions.map(documentToWire),
  documents: hit.documents.map(documentToWire),
  attachments: hit.attachments.map(attachmentToWire),
});
