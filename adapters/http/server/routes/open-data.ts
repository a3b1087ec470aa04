import { dataFileName } from '#core/open-data/data-set.ts';
import { csvwOf } from '#core/open-data/csvw.ts';
import { dcatOf } from '#core/open-data/dcat.ts';
import { makeOpenData, type OpenDataSettings, type OpenDataSources } from '#core/open-data/make-open-data.ts';
import { jsonLdOf, turtleOf } from '#core/open-data/rdf.ts';
import { searchedPages } from '#core/navigation/page-words.ts';
import { pathTo, routeById, routeTable } from '#core/navigation/routes.ts';
import { dataSet, openDataCatalogue, openDataFiles } from '#adapters/http/contract/open-data.ts';
import { described } from '../description/described-calls.ts';
import type { Api } from './api.ts';
import type { PortalLocation } from './exports.ts';
import { servePublic } from './serve.ts';

const calls = described(
  { openDataCatalogue, ...openDataFiles },
  {
    tag: 'Dati aperti',
    schemas: { InsiemeDiDati: dataSet },
    fields: {
      publisher: 'L’agenzia che li pubblica.',
      'publisher.name': 'Nome dell’agenzia.',
      'publisher.code': 'Codice fiscale dell’agenzia.',
      licence: 'La licenza.',
      'licence.name': 'Nome della licenza.',
      'licence.says': 'Che cosa permette, in parole.',
      'licence.url': 'Il testo della licenza.',
      'licence.iri': 'La licenza nel vocabolario nazionale.',
      'licence.type': 'Il tipo di licenza nel vocabolario ADMS.',
      dataSets: 'Gli insiemi di dati.',
      'InsiemeDiDati.id': 'Nome dell’insieme negli indirizzi; non cambia.',
      theme: 'Tema nel vocabolario europeo.',
      frequency: 'Ogni quanto cambia, nel vocabolario europeo.',
      page: 'La pagina che mostra gli stessi dati.',
      count: 'Quante righe.',
      since: 'Da quale giorno ci sono dati, anno-mese-giorno.',
      changed: 'Giorno dell’ultimo cambiamento, anno-mese-giorno.',
      columns: 'Le colonne delle tabelle.',
      'columns.title': 'Nome della colonna.',
      'columns.about': 'Che cosa c’è nella colonna.',
      'columns.kind': 'Di che genere sono i valori.',
      mayBeProtected: 'Se può mancare un valore che non si può pubblicare.',
      files: 'I file da scaricare.',
      'files.format': 'Formato del file.',
      'files.path': 'Percorso del file.',
      'files.year': 'L’anno del file; senza, tutti gli anni.',
    },
    parameters: {
      dataSet: { description: 'L’insieme di dati.', example: 'resolutions' },
      year: { description: 'Un anno solo.', example: 2026, schema: { type: 'integer', minimum: 1000, maximum: 9999 } },
    },
    calls: {
      openDataCatalogue: {
        name: 'getOpenData',
        summary: 'Gli insiemi di dati, con le colonne e i file',
      },
      turtle: { name: 'getOpenDataCatalogueAsTurtle', summary: 'Il catalogo secondo DCAT-AP_IT, in Turtle' },
      jsonLd: { name: 'getOpenDataCatalogueAsJsonLd', summary: 'Il catalogo secondo DCAT-AP_IT, in JSON-LD' },
      table: { name: 'getOpenDataTable', summary: 'Tutte le righe di un insieme di dati, in CSV' },
      tableOfYear: { name: 'getOpenDataTableOfYear', summary: 'Le righe di un anno di un insieme di dati, in CSV' },
      described: { name: 'getOpenDataTableDescription', summary: 'Le colonne di un file CSV (CSV on the Web)' },
      describedOfYear: {
        name: 'getOpenDataTableOfYearDescription',
        summary: 'Le colonne del file CSV di un anno (CSV on the Web)',
      },
    },
  },
);

/** Adds the open data: what there is, the catalogue for other catalogues, and the files with what describes them (DATI-01 to DATI-05). */
export const addOpenData = (
  api: Api,
  sources: OpenDataSources,
  settings: OpenDataSettings,
  { origin, apiBase }: Pick<PortalLocation, 'origin' | 'apiBase'>,
): void => {
  const table = routeTable(settings.names);
  const data = makeOpenData(sources, settings, origin);
  const graph = async () =>
    dcatOf(await data.catalogue(), {
      home: `${origin}${settings.basePath}`,
      api: `${origin}${apiBase}`,
      page: pathTo(table, 'openData'),
      title: routeById(table, 'openData').title,
      description: searchedPages(table, settings.flags).find(({ id }) => id === 'openData')?.says ?? '',
    });
  servePublic(api, calls.openDataCatalogue, () => data.catalogue());
  servePublic(api, calls.turtle, async () => turtleOf(await graph()));
  servePublic(api, calls.jsonLd, async () => jsonLdOf(await graph()));
  const key = (asked: { readonly dataSet: string; readonly year?: number }) => JSON.stringify(asked);
  for (const call of [calls.table, calls.tableOfYear] as const)
    servePublic(api, call, async (asked: AskedFile) => (await data.file(asked.dataSet, asked.year))?.csv, {
      key,
      fileName: (asked: AskedFile) => dataFileName(asked.dataSet, asked.year),
    });
  for (const call of [calls.described, calls.describedOfYear] as const)
    servePublic(
      api,
      call,
      async (asked: AskedFile) => {
        const found = await data.file(asked.dataSet, asked.year);
        return found && csvwOf(found.dataSet, found.publisher, 'dati.csv');
      },
      { key },
    );
};

interface AskedFile {
  readonly dataSet: string;
  readonly year?: number;
}
