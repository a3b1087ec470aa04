import * as z from 'zod/mini';
import type { ListId } from '#core/catalogue/definition.ts';
import { TITLE_LANGUAGES } from '#core/kernel/title-language.ts';
import type { Term } from '#core/selections/next-terms.ts';
import { LIST_NAMES } from '#adapters/names/list-names.ts';
import { listPath, SELECTION_PATHS } from './addresses.ts';
import { get } from './calls.ts';
import { detail, item, itemPage } from './catalogue.ts';
import { type Codec, day, list, nullable, optional, record } from './codecs.ts';
import { kpi } from './figures.ts';
import { move } from './pieces.ts';

/** Entries that editors pick out of a list. */
export const entriesAt = (path: string) => get(path, { answers: list(item), exactly: { nothing: [] } });
/** The specification names these calls for the support and for farmers alone: a service may lack the others (D-40). */
export const recentFaqsOf = (slot: keyof typeof SELECTION_PATHS.recentFaqs) =>
  get(SELECTION_PATHS.recentFaqs[slot], { answers: list(detail), mayMiss: true });
export const figuresOf = (slot: keyof typeof SELECTION_PATHS.figures) =>
  get(SELECTION_PATHS.figures[slot], { answers: list(kpi), exactly: { nothing: [] } });
export const pressReleases = get(listPath('pressReleases'), {
  pairs: true,
  answers: itemPage,
  exactly: { nothing: null },
});

/** A term to come; the specification has no such call (PAGE-53, D-40). */
export const term = record({
  title: z.string(),
  titleLanguage: nullable(z.enum(TITLE_LANGUAGES)),
  closesOn: day,
  list: nullable(z.enum(Object.keys(LIST_NAMES) as ListId[])),
  friendlyUrl: z.string(),
  move: optional(move),
}) satisfies Codec<Term>;

export const nextTerms = get(SELECTION_PATHS.terms, { answers: list(term), mayMiss: true });
