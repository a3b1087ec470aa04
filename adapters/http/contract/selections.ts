import { listPath, SELECTION_PATHS } from './addresses.ts';
import { get } from './calls.ts';
import { detail, item, itemPage } from './catalogue.ts';
import { list } from './codecs.ts';
import { kpi } from './figures.ts';

/** Entries that editors pick out of a list. */
export const entriesAt = (path: string) => get(path, { answers: list(item), exactly: { nothing: [] } });
/** The specification names these calls for the support and for farmers alone: a service may lack the others (D-40). */
export const recentFaqsOf = (place: keyof typeof SELECTION_PATHS.recentFaqs) =>
  get(SELECTION_PATHS.recentFaqs[place], { answers: list(detail), mayMiss: true });
export const figuresOf = (place: keyof typeof SELECTION_PATHS.figures) =>
  get(SELECTION_PATHS.figures[place], { answers: list(kpi), exactly: { nothing: [] } });
export const pressReleases = get(listPath('pressReleases'), {
  pairs: true,
  answers: itemPage,
  exactly: { nothing: null },
});
