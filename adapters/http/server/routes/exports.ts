import * as z from 'zod/mini';
import type { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import {
  entryAddress,
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
import { pairsToQuery } from '#core/kernel/address.ts';
import { routeById, routeTable } from '#core/navigation/routes.ts';
import type { PortalNames } from '#core/navigation/portal-settings.ts';
import { publicRead, type Api } from './api.ts';
import { criteriaAsked, exportQuery, pairsOf } from './list-query.ts';

const TAG = 'Esportazioni';

interface Form {
  readonly type: string;
  readonly name: string;
  readonly write: (exported: Exported) => string;
}

const FORMS: Readonly<Record<ExportFormat, Form>> = {
  atom: { type: 'application/atom+xml', name: 'Feed Atom', write: atomOf },
  csv: { type: 'text/csv', name: 'Tabella CSV', write: csvOf },
  ics: { type: 'text/calendar', name: 'Calendario', write: icsOf },
};

/** Where the portal stands, for addresses that must hold outside of it. */
export interface PortalPlace {
  readonly names: PortalNames;
  readonly origin: string;
  readonly basePath: string;
  readonly apiBase: string;
}

/** Adds the exports of every public list: its entries as filtered, and no other (LIST-18). */
export const addExports = (api: Api, items: CatalogueRepository, place: PortalPlace): void => {
  const table = routeTable(place.names);
  const home = `${place.origin}${place.basePath}`;
  const addressOf = entryAddress(table, { origin: place.origin, home });
  for (const definition of Object.values(LISTS)) {
    const route = routeById(table, definition.route);
    for (const format of exportFormats(definition)) {
      const { type, name, write } = FORMS[format];
      publicRead(api, {
        url: exportPath(definition, format),
        summary: `${name}: ${definition.words.plural}, al massimo ${MOST_EXPORTED} voci`,
        tag: TAG,
        query: exportQuery(definition),
        answer: z.string(),
        // A feed is read where it stands; the others are kept.
        file: {
          type,
          name: format === 'atom' ? undefined : () => exportPath(definition, format).replace(/^.*\//u, ''),
        },
        key: ({ request }) => pairsToQuery(criteriaToQuery(definition, criteriaAsked(definition, pairsOf(request)))),
        read: async ({ request }) => {
          const criteria = criteriaAsked(definition, pairsOf(request));
          const query = pairsToQuery(criteriaToQuery(definition, criteria));
          const { items: first } = await items.matching(definition.id, criteria, 1, MOST_EXPORTED);
          return write({
            definition,
            items: first,
            title: route.title,
            page: `${home}${route.pattern}${query === '' ? '' : `?${query}`}`,
            self: `${place.origin}${place.apiBase}${exportAddress(definition, format, criteria)}`,
            publisher: place.names.agencyShortName,
            addressOf,
          });
        },
      });
    }
  }
};
