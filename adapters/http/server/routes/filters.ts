import * as z from 'zod/mini';
import type { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { definitionByContext, LISTS } from '#core/catalogue/definitions.ts';
import { criteriaToQuery } from '#core/catalogue/query-codec.ts';
import { pairsToQuery, type QueryPairs, queryValue } from '#core/kernel/address.ts';
import type { CountedRegion } from '#core/paying-bodies/paying-body.ts';
import { get } from '#adapters/http/contract/calls.ts';
import { filters } from '#adapters/http/contract/catalogue.ts';
import { list } from '#adapters/http/contract/codecs.ts';
import { region } from '#adapters/http/contract/paying-bodies.ts';
import { describedAs, nameSchemas } from '../description/described-calls.ts';
import { listWords } from '../description/filter-descriptions.ts';
import { filterFields } from '../description/list-fields.ts';
import type { Api } from './api.ts';
import { anyCriteriaShape, criteriaAsked } from './list-query.ts';
import type { Lists } from './lists.ts';
import { privateTwin, servePublic, serveReserved } from './serve.ts';

/** The context that is no list: the regions of the paying-body finder. */
const REGIONS = 'OP_REGIONS';
const CONTEXTS: readonly string[] = [...Object.values(LISTS).map(({ context }) => context), REGIONS];

/** The options of the paying-body finder: regions, under the name of the parameter that takes their values (API-11). */
const regionOptions = z.strictObject({ categories: list(region) });
nameSchemas({ Regione: region, RegioniDegliOrganismiPagatori: regionOptions, OpzioniDeiFiltri: filters }, filterFields);

/** The client asks it of a list alone: `listCalls` in the contract. */
const options = get('/filters', {
  pairs: true,
  query: {
    context: z.enum(CONTEXTS, {
      error: ({ input }) =>
        input === undefined || input === '' ? 'Manca il contesto.' : 'Non è un contesto conosciuto.',
    }),
    ...anyCriteriaShape,
  },
  answers: z.union([regionOptions, filters]),
});
const words = { tag: 'Filtri', parameters: listWords };
const publicCall = describedAs(options, {
  ...words,
  name: 'getFilterOptions',
  summary: 'Opzioni dei filtri di un elenco',
});
const privateCall = describedAs(options, {
  ...words,
  name: 'getReservedFilterOptions',
  summary: 'Opzioni dei filtri nell’area riservata',
});

/**
 * Adds /filters and /private/filters (API-11). The other parameters of the query are the list's own, read and refused
 * as the list does: the options are counted under them.
 */
export const addFilters = (api: Api, lists: Lists, regions: () => Promise<readonly CountedRegion[]>): void => {
  const contextIn = (pairs: QueryPairs) => queryValue(pairs, 'context') ?? '';
  const read =
    (items: CatalogueRepository) =>
    async ({ pairs }: { readonly pairs: QueryPairs }) => {
      const definition = definitionByContext(contextIn(pairs));
      return definition === undefined
        ? { categories: await regions() }
        : items.filterOptions(definition.id, criteriaAsked(definition, pairs));
    };
  servePublic(api, publicCall, read(lists.public), {
    key: ({ pairs }) => {
      const context = contextIn(pairs);
      const definition = definitionByContext(context);
      return definition === undefined
        ? context
        : `${context}&${pairsToQuery(criteriaToQuery(definition, criteriaAsked(definition, pairs)))}`;
    },
  });
  serveReserved(api, privateTwin(privateCall), read(lists.private), { isExpensive: true });
};
