import * as z from 'zod/mini';
import type { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import {
  entryAddresses,
  type Exported,
  exportAddress,
  type ExportFormat,
  exportFormats,
  exportPath,
  MOST_EXPORTED,
} from '#core/catalogue/export.ts';
import { atomOf } from '#core/catalogue/export-atom.ts';
import { csvOf } from '#core/catalogue/export-csv.ts';
import { icsOf } from '#core/catalogue/export-ics.ts';
import { criteriaToQuery } from '#core/catalogue/query-codec.ts';
import { pairsToQuery, type QueryPairs } from '#core/kernel/address.ts';
import { routeById, routeTable } from '#core/navigation/routes.ts';
import type { PortalNames } from '#core/navigation/portal-settings.ts';
import { get } from '#adapters/http/contract/calls.ts';
import { describedAs } from '../description/described-calls.ts';
import { entriesOfList, LIST_OPERATIONS, listWords } from '../description/filter-descriptions.ts';
import type { Api } from './api.ts';
import { criteriaAsked, exportQuery } from './list-query.ts';
import { servePublic } from './serve.ts';

interface Form {
  readonly type: string;
  readonly title: string;
  readonly write: (exported: Exported) => string;
}

const FORMS: Readonly<Record<ExportFormat, Form>> = {
  atom: { type: 'application/atom+xml', title: 'Feed Atom', write: atomOf },
  csv: { type: 'text/csv', title: 'Tabella CSV', write: csvOf },
  ics: { type: 'text/calendar', title: 'Calendario', write: icsOf },
};

/** Where the portal stands, for addresses that must hold outside of it. */
export interface PortalLocation {
  readonly names: PortalNames;
  readonly origin: string;
  readonly basePath: string;
  readonly apiBase: string;
}

/** Adds the exports of every public list: its entries as filtered, and no other (LIST-18). */
export const addExports = (api: Api, items: CatalogueRepository, location: PortalLocation): void => {
  const table = routeTable(location.names);
  const home = `${location.origin}${location.basePath}`;
  const addresses = entryAddresses(table, { origin: location.origin, home });
  for (const definition of Object.values(LISTS)) {
    const route = routeById(table, definition.route);
    for (const format of exportFormats(definition)) {
      const { type, title, write } = FORMS[format];
      const call = get(exportPath(definition, format), {
        pairs: true,
        query: exportQuery(definition),
        answers: z.string(),
        file: type,
      });
      const words = {
        tag: 'Esportazioni',
        name: `get${LIST_OPERATIONS[definition.id].list}As${format.charAt(0).toUpperCase()}${format.slice(1)}`,
        summary: `${title}: ${entriesOfList(definition.id)}, al massimo ${MOST_EXPORTED} voci`,
        parameters: listWords,
      };
      const queryOf = (pairs: QueryPairs) => {
        const criteria = criteriaAsked(definition, pairs);
        return { criteria, query: pairsToQuery(criteriaToQuery(definition, criteria)) };
      };
      servePublic(
        api,
        describedAs(call, words),
        async ({ pairs }) => {
          const { criteria, query } = queryOf(pairs);
          const { items: first } = await items.matching(definition.id, criteria, 1, MOST_EXPORTED);
          return write({
            definition,
            items: first,
            title: route.title,
            page: `${home}${route.pattern}${query === '' ? '' : `?${query}`}`,
            self: `${location.origin}${location.apiBase}${exportAddress(definition, format, criteria)}`,
            publisher: location.names.agencyShortName,
            ...addresses,
          });
        },
        {
          key: ({ pairs }) => queryOf(pairs).query,
          // A feed is read where it stands; the others are saved.
          ...(format === 'atom' ? {} : { fileName: () => exportPath(definition, format).replace(/^.*\//u, '') }),
        },
      );
    }
  }
};
