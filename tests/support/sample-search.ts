import { foldText } from '#core/formatting/folded.ts';
import type { SearchIndex } from '#core/search/search-index.ts';
import { SEARCH_PAGE_SIZE } from '#core/search/search-text.ts';
import type { SearchDocument } from './mothers/search.ts';

/** A search stub for rules that need results: finds documents that contain all words, and suggests what it is given. */
export const sampleSearchIndex = (documents: readonly SearchDocument[], suggestion?: string): SearchIndex => ({
  find: async ({ text, type, page }) => {
    const words = foldText(text).split(' ');
    const found = documents.filter((document) => {
      const folded = foldText(`${document.hit.title} ${document.text}`);
      return words.every((word) => folded.includes(word));
    });
    const chosen = found.filter(({ hit }) => type === '' || hit.type === type);
    const start = (page - 1) * SEARCH_PAGE_SIZE;
    const countsByType: Record<string, number> = {};
    for (const { hit } of found) countsByType[hit.type] = (countsByType[hit.type] ?? 0) + 1;
    return {
      items: chosen.slice(start, start + SEARCH_PAGE_SIZE).map(({ hit }) => ({ ...hit, extract: [] })),
      totalCount: chosen.length,
      page,
      pageSize: SEARCH_PAGE_SIZE,
      countsByType,
      ...(found.length > 0 || suggestion === undefined ? {} : { suggestion }),
    };
  },
  complete: async (prefix) =>
    documents.map(({ hit }) => hit.title).filter((title) => foldText(title).startsWith(foldText(prefix))),
});
