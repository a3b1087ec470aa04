import type { CatalogueRepository, FilterOptions } from '#core/catalogue/catalogue-repository.ts';
import type { Criteria } from '#core/catalogue/criteria.ts';
import { cursorFromPlace, type ListPlace } from '#core/catalogue/cursor.ts';
import type { ListId } from '#core/catalogue/definition.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import type { CatalogueDetail, CatalogueItem } from '#core/catalogue/item.ts';
import { criteriaToQuery } from '#core/catalogue/query-codec.ts';
import { emptyPage, type Page } from '#core/kernel/page.ts';
import { listPath, PATHS, pathOf, PRIVATE } from '#adapters/http/contract/addresses.ts';
import {
  detailFromWire,
  filtersFromWire,
  itemFromWire,
  wireDetail,
  wireFilters,
  wireItems,
} from '#adapters/http/contract/catalogue.ts';
import { pageFromWire } from '#adapters/http/contract/pieces.ts';
import type { Http } from './http.ts';

/** The lists over the service; logged in, some of them from the reserved area (PAGE-37). */
export class HttpCatalogueRepository implements CatalogueRepository {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  async matching(
    list: ListId,
    criteria: Criteria,
    from: number | ListPlace,
    pageSize = LISTS[list].pageSize,
  ): Promise<Page<CatalogueItem>> {
    const definition = LISTS[list];
    const page = typeof from === 'number' ? from : from.page;
    // Order, page and size are said even where they are this service's own defaults: another one may have others (API-12).
    const query = [
      ...criteriaToQuery(definition, { ...criteria, sort: 'DESC' }),
      ...(definition.hasSort ? [['sort', criteria.sort] as const] : []),
      typeof from === 'number'
        ? (['page', String(page)] as const)
        : (['cursor', cursorFromPlace({ definition, criteria, pageSize }, from)] as const),
      ['pageSize', String(pageSize)] as const,
    ];
    const wire = await this.#http.find(`${this.#prefix(list)}${listPath(list)}`, wireItems, query);
    return wire === undefined ? emptyPage(page, pageSize) : pageFromWire(wire, (item) => itemFromWire(list, item));
  }

  async filterOptions(list: ListId, criteria: Criteria): Promise<FilterOptions> {
    const query = [['context', LISTS[list].context] as const, ...criteriaToQuery(LISTS[list], criteria)];
    const wire = await this.#http.find(`${this.#prefix(list)}${PATHS.filters}`, wireFilters, query);
    return wire === undefined ? {} : filtersFromWire(wire);
  }

  async detail(list: ListId, friendlyUrl: string): Promise<CatalogueDetail | undefined> {
    const wire = await this.#http.find(pathOf(`${this.#prefix(list)}${listPath(list)}`, friendlyUrl), wireDetail);
    return wire === undefined ? undefined : detailFromWire(list, wire);
  }

  #prefix(list: ListId): string {
    return this.#http.isLoggedIn() && LISTS[list].hasPrivateTwin ? PRIVATE : '';
  }
}
