import * as z from 'zod/mini';
import type { AmountsAsked } from '#core/payments/campaign.ts';
import { tableViewFromQuery, TABLE_FILE_PATH } from '#core/payments/dashboard-address.ts';
import { readTable, type TableAsked } from '#core/payments/read-table.ts';
import { tableToCsv } from '#core/payments/table-export.ts';
import type { PaymentRepository } from '#core/payments/payment-repository.ts';
import { type AskedOf, get } from '#adapters/http/contract/calls.ts';
import {
  campaign,
  paymentCalls,
  tableQuery,
  wireIntervention,
  wireRegionAmount,
} from '#adapters/http/contract/payments.ts';
import { tableFileName, tableToWire, wireTable } from '#adapters/http/contract/payment-tables.ts';
import { described } from '../description/described-calls.ts';
import type { Api } from './api.ts';
import { servePublic } from './serve.ts';

/** Files of the table as the page shows it, which the client never reads. */
const tableCalls = {
  tableJson: get(`${TABLE_FILE_PATH}.json`, { query: tableQuery, answers: wireTable, mayMiss: true }),
  tableCsv: get(`${TABLE_FILE_PATH}.csv`, { query: tableQuery, answers: z.string(), file: 'text/csv', mayMiss: true }),
  /** The regions under a second address. */
  dashboardRegions: { ...paymentCalls.regions, path: '/dashboard-payments/regions' },
} as const;

const calls = described(
  { ...paymentCalls, ...tableCalls },
  {
    tag: 'Cruscotto dei pagamenti',
    schemas: {
      Campagna: campaign,
      ImportoPerIntervento: wireIntervention,
      ImportoPerRegione: wireRegionAmount,
      TabellaDeiPagamenti: wireTable,
    },
    fields: {
      annoCampagna: 'Anno della campagna.',
      aggiornatoAl: 'Giorno fino al quale i pagamenti sono contati, anno-mese-giorno.',
      divisioni: 'Le parti della campagna.',
      divisione: 'Nome della parte.',
      programmazione: 'Gli anni della programmazione.',
      aiutiDiretti: 'Se sono aiuti diretti.',
      tipoIntervento: 'Tipo di intervento.',
      codiceIntervento: 'Codice dell’intervento.',
      descrizioneIntervento: 'Nome breve dell’intervento.',
      descrizioneEstesaIntervento: 'Nome intero dell’intervento.',
      regione: 'Nome della regione.',
      importoErogato: 'Importo pagato, in euro; nullo dove non si può pubblicare.',
      numBeneficiari: 'Quanti beneficiari; nullo dove non si può pubblicare.',
      protetti: 'Le righe i cui numeri non si possono pubblicare, qui sommate.',
      suddivisione: 'Se le righe sono interventi o regioni.',
      dettaglio: 'L’intervento o la regione di cui è il dettaglio.',
      fonte: 'Chi pubblica i dati.',
      definizioni: 'Che cosa significano le colonne.',
      voce: 'Nome della colonna.',
      significato: 'Che cosa significa.',
      righe: 'Le righe, nell’ordine chiesto.',
      codice: 'Codice dell’intervento; una regione non ne ha.',
      'righe.nome': 'Nome dell’intervento o della regione.',
      quota: 'Parte del totale, da 0 a 1.',
      protetto: 'Se i numeri della riga non si possono pubblicare.',
      importoConfrontato: 'Importo nella campagna di confronto, in euro.',
      differenza: 'Di quale parte cambia: 0,1 è un decimo in più.',
      importoProtetto: 'Somma delle righe protette, in euro; nulla dove non si può pubblicare.',
      totale: 'Somma di tutte le righe, in euro; nulla dove non si può pubblicare.',
      'TabellaDeiPagamenti.confronto': 'La campagna di confronto.',
    },
    parameters: {
      yearCampaign: {
        description: 'Anno della campagna.',
        example: 2025,
        schema: { type: 'integer', minimum: 1000, maximum: 9999 },
      },
      department: { description: 'Divisione della campagna.', example: 'Domanda unica' },
      planning: { description: 'Programmazione della divisione.', example: '2023-2027' },
      intervention: { description: 'Codice dell’intervento.', example: 'BISS' },
      region: { description: 'Regione.', example: 'toscana' },
      intervento: { description: 'Codice dell’intervento.', example: 'biss' },
      regione: { description: 'Regione.', example: 'toscana' },
      suddivisione: { description: 'Per intervento o per regione.', example: 'regione' },
      ordine: { description: 'Ordine delle righe.' },
      confronto: { description: 'Campagna con cui confrontare.' },
    },
    calls: {
      campaigns: { name: 'getDashboardCampaigns', summary: 'Campagne e divisioni' },
      interventions: { name: 'getDashboardInterventionsAmounts', summary: 'Importi erogati per intervento' },
      regions: { name: 'getDashboardRegionsAmounts', summary: 'Importi erogati per regione' },
      dashboardRegions: { name: 'getDashboardRegions', summary: 'Importi erogati per regione' },
      regionsOf: {
        name: 'getDashboardAmountsOfIntervention',
        summary: 'Importi erogati per regione, di un intervento',
      },
      interventionsOf: {
        name: 'getDashboardRegionsAmountsByRegion',
        summary: 'Importi erogati per intervento, di una regione',
      },
      tableJson: {
        name: 'getDashboardTableAsJson',
        summary: 'Tabella dei pagamenti come la mostra il portale, in JSON',
      },
      tableCsv: {
        name: 'getDashboardTableAsCsv',
        summary: 'Tabella dei pagamenti come la mostra il portale, in CSV',
      },
    },
  },
);

/** Adds the payments dashboard (API-13). */
export const addPayments = (api: Api, payments: PaymentRepository, agencyName: string): void => {
  servePublic(api, calls.campaigns, () => payments.campaigns());
  servePublic(api, calls.interventions, (asked) => payments.interventions(amountsAsked(asked)), { key: amountsKey });
  for (const call of [calls.regions, calls.dashboardRegions])
    servePublic(api, call, (asked) => payments.regions(amountsAsked(asked)), { key: amountsKey });
  servePublic(api, calls.regionsOf, (asked) => payments.regions(amountsAsked(asked), asked.intervention), {
    key: (asked) => JSON.stringify([asked.intervention, amountsAsked(asked)]),
  });
  servePublic(api, calls.interventionsOf, (asked) => payments.interventions(amountsAsked(asked), asked.region), {
    key: (asked) => JSON.stringify([asked.region, amountsAsked(asked)]),
  });

  const key = (asked: AskedOfTable) => JSON.stringify(tableAsked(asked));
  const fileName = (asked: AskedOfTable) => tableFileName(tableAsked(asked));
  servePublic(
    api,
    calls.tableJson,
    async (asked) => {
      const wanted = tableAsked(asked);
      const found = await readTable(payments, wanted);
      return found && tableToWire(found, wanted, agencyName);
    },
    { key, fileName: (asked) => `${fileName(asked)}.json` },
  );
  servePublic(
    api,
    calls.tableCsv,
    async (asked) => {
      const found = await readTable(payments, tableAsked(asked));
      return found && tableToCsv(found.table);
    },
    { key, fileName: (asked) => `${fileName(asked)}.csv` },
  );
};

// Helpers

type AskedOfTable = AskedOf<typeof tableCalls.tableJson>;

const tableAsked = ({
  yearCampaign,
  department,
  planning,
  intervento,
  regione,
  ...look
}: AskedOfTable): TableAsked => ({
  asked: amountsAsked({ yearCampaign, department, planning }),
  // All rows are handed out, however many the page shows.
  look: {
    ...tableViewFromQuery(
      Object.entries(look).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
    ),
    steps: 1,
  },
  intervention: intervento,
  region: regione,
});

const amountsAsked = ({ yearCampaign, department, planning }: AmountsAsked): AmountsAsked => ({
  yearCampaign,
  department,
  ...(planning === undefined ? {} : { planning }),
});

const amountsKey = (asked: AmountsAsked): string => JSON.stringify(amountsAsked(asked));
