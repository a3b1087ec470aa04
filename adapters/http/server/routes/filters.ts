import * as z from 'zod/mini';
import type { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import type { ListDefinition } from '#core/catalogue/definition.ts';
import { definitionByContext } from '#core/catalogue/definitions.ts';
import { criteriaFromQuery, criteriaToQuery } from '#core/catalogue/query-codec.ts';
import { pairsToQuery } from '#core/kernel/address.ts';
import { PATHS, PRIVATE } from '#adapters/http/contract/addresses.ts';
import { filtersToWire, wireFilters, type WireFilters } from '#adapters/http/contract/catalogue.ts';
import { Refusal } from '../problem.ts';
import { privateCall, publicRead, type Api, type Asked } from './api.ts';
import { pairsOf, type Lists } from './lists.ts';

/** Options that belong to no list: the regions of the paying-body finder. */
export type OtherContexts = Readonly<Record<string, () => Promise<WireFilters>>>;

const TAG = 'Filtri';
const query = z.looseObject({ context: z.string('Manca il contesto.').check(z.minLength(1, 'Manca il contesto.'), z.maxLength(60)) });

/**
 * Adds /filters and /private/filters (API-11). The other parameters of the query are the list's own: the options
 * are counted under them.
 */
export const addFilters = (api: Api, lists: Lists, others: OtherContexts): void => {
  const definitionOf = (context: string): ListDefinition | undefined => {
    const definition = definitionByContext(context);
    if (definition === undefined && !Object.hasOwn(others, context)) {
      throw new Refusal(400, { errors: [{ name: 'context', reason: 'Non è un contesto conosciuto.' }] });
    }
    return definition;
  };
  const read = (items: CatalogueRepository) => async ({ query: { context }, request }: Asked<undefined, typeof query>): Promise<WireFilters> => {
    const definition = definitionOf(context);
    if (definition === undefined) return (await others[context]?.()) ?? {};
    return filtersToWire(await items.filterOptions(definition.id, criteriaFromQuery(definition, pairsOf(request))));
  };
  publicRead(api, {
    url: PATHS.filters,
    summary: 'Opzioni dei filtri di un elenco',
    tag: TAG,
    query,
    answer: wireFilters,
    key: ({ query: { context }, request }) => {
      const definition = definitionOf(context);
      return definition === undefined ? context : `${context}&${pairsToQuery(criteriaToQuery(definition, criteriaFromQuery(definition, pairsOf(request))))}`;
    },
    read: read(lists.public),
  });
  privateCall(api, { url: `${PRIVATE}${PATHS.filters}`, summary: 'Opzioni dei filtri nell’area riservata', tag: TAG, query, answer: wireFilters, run: read(lists.private) });
};
