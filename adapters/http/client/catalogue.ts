import type { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { cursorFromPosition } from '#core/catalogue/cursor.ts';
import type { ListId } from '#core/catalogue/definition.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import type { CatalogueDetail, CatalogueItem } from '#core/catalogue/item.ts';
import { criteriaToQuery } from '#core/catalogue/query-codec.ts';
import { emptyPage } from '#core/kernel/page.ts';
import { type Entry, type EntryDetail, listCalls } from '#adapters/http/contract/catalogue.ts';
import { callsOf } from './calls.ts';
import type { Http } from './http.ts';

/** The lists over the service; logged in, some of them from the reserved area (PAGE-37). */
export const httpCatalogue = (http: Http): CatalogueRepository => {
  const callsFor = (list: ListId) => callsOf(http, listCalls(list));
  return {
    matching: async (list, criteria, from, pageSize = LISTS[list].pageSize) => {
      const definition = LISTS[list];
      const page = typeof from === 'number' ? from : from.page;
      // Order, page and size are said even where they are this service's own defaults: another one may have others (API-12).
      const pairs = [
        ...criteriaToQuery(definition, { ...criteria, sort: 'DESC' }),
        ...(definition.hasSort ? [['sort', criteria.sort] as const] : []),
        typeof from === 'number'
          ? (['page', String(page)] as const)
          : (['cursor', cursorFromPosition({ definition, criteria, pageSize }, from)] as const),
        ['pageSize', String(pageSize)] as const,
      ];
      const found = await callsFor(list).matching({ pairs });
      return found === undefined ? emptyPage(page, pageSize) : { ...found, items: itemsOf(list, found.items) };
    },
    filterOptions: async (list, criteria) => {
      const pairs = [['context', LISTS[list].context] as const, ...criteriaToQuery(LISTS[list], criteria)];
      return (await callsFor(list).filterOptions({ pairs })) ?? {};
    },
    detail: async (list, friendlyUrl) => {
      const found = await callsFor(list).detail({ friendlyUrl });
      return found && detailOf(list, found);
    },
  };
};

/** Entries with the list that they were read from. */
export const itemsOf = (list: ListId, entries: readonly Entry[]): readonly CatalogueItem[] =>
  entries.map((entry) => ({ ...entry, list }));

/** The page of an entry with the list that it was read from. */
export const detailOf = (list: ListId, detail: EntryDetail): CatalogueDetail => ({
  ...detail,
  item: { ...detail.item, list },
});
