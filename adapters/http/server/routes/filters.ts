import * as z from 'zod/mini';
import type { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { definitionByContext, LISTS } from '#core/catalogue/definitions.ts';
import { criteriaToQuery } from '#core/catalogue/query-codec.ts';
import { pairsToQuery } from '#core/kernel/address.ts';
import type { CountedRegion } from '#core/paying-bodies/paying-body.ts';
import { PATHS, PRIVATE } from '#adapters/http/contract/addresses.ts';
import { filtersToWire, wireFilters } from '#adapters/http/contract/catalogue.ts';
import { regionToWire, wireRegionOptions } from '#adapters/http/contract/paying-bodies.ts';
import type { AccessControl } from '../protection/access-control.ts';
import { publicRead, type Api, type Asked } from './api.ts';
import { anyCriteriaShape, criteriaAsked, pairsOf } from './list-query.ts';
import type { Lists } from './lists.ts';
import { reservedRead } from './reserved-read.ts';

const TAG = 'Filtri';
/** The context that is no list: the regions of the paying-body finder. */
const REGIONS = 'OP_REGIONS';
const CONTEXTS: readonly string[] = [...Object.values(LISTS).map(({ context }) => context), REGIONS];

const query = z.object({
  context: z.enum(CONTEXTS, {
    error: ({ input }) =>
      input === undefined || input === '' ? 'Manca il contesto.' : 'Non è un contesto conosciuto.',
  }),
  ...anyCriteriaShape,
});
const answer = z.union([wireRegionOptions, wireFilters]);
type FiltersAsked = Asked<undefined, typeof query>;

/**
 * Adds /filters and /private/filters (API-11). The other parameters of the query are the list's own, read and refused
 * as the list does: the options are counted under them.
 */
export const addFilters = (
  api: Api,
  lists: Lists,
  regions: () => Promise<readonly CountedRegion[]>,
  access: AccessControl,
): void => {
  const read =
    (items: CatalogueRepository) =>
    async ({ query: { context }, request }: FiltersAsked): Promise<z.input<typeof answer>> => {
      const definition = definitionByContext(context);
      if (definition === undefined) return { categories: (await regions()).map(regionToWire) };
      return filtersToWire(await items.filterOptions(definition.id, criteriaAsked(definition, pairsOf(request))));
    };
  publicRead(api, {
    url: PATHS.filters,
    summary: 'Opzioni dei filtri di un elenco',
    tag: TAG,
    query,
    answer,
    key: ({ query: { context }, request }) => {
      const definition = definitionByContext(context);
      return definition === undefined
        ? context
        : `${context}&${pairsToQuery(criteriaToQuery(definition, criteriaAsked(definition, pairsOf(request))))}`;
    },
    read: read(lists.public),
  });
  reservedRead(api, access, {
    url: `${PRIVATE}${PATHS.filters}`,
    summary: 'Opzioni dei filtri nell’area riservata',
    tag: TAG,
    query,
    answer,
    isExpensive: true,
    run: read(lists.private),
  });
};
