import * as z from 'zod/mini';
import type { AmountsAsked } from '#core/payments/campaign.ts';
import { lookFromQuery } from '#core/payments/dashboard-address.ts';
import { readTable, type TableAsked } from '#core/payments/read-table.ts';
import { tableToCsv } from '#core/payments/table-export.ts';
import type { PaymentRepository } from '#core/payments/payment-repository.ts';
import { PATHS } from '#adapters/http/contract/addresses.ts';
import {
  campaignToWire,
  interventionsToWire,
  regionAmountsToWire,
  wireCampaigns,
  wireInterventions,
  wireRegionAmounts,
} from '#adapters/http/contract/payments.ts';
import { tableFileName, tableToWire, wireTable } from '#adapters/http/contract/payment-tables.ts';
import { JSON_TYPE, publicRead, type Api, type Asked } from './api.ts';

const TAG = 'Cruscotto dei pagamenti';
const shortText = z.string().check(z.minLength(1, 'Non può essere vuoto.'), z.maxLength(200));
const query = z.object({
  yearCampaign: z
    .string('Manca l’anno della campagna.')
    .check(z.regex(/^\d{4}$/u, 'Deve essere un anno di quattro cifre.')),
  department: shortText,
  planning: z.optional(shortText),
});
const tableQuery = z.extend(query, {
  intervento: z.optional(shortText),
  regione: z.optional(shortText),
  suddivisione: z.optional(shortText),
  ordine: z.optional(shortText),
  confronto: z.optional(shortText),
});
const named = z.string().check(z.minLength(1), z.maxLength(100));
const params = z.object({ intervention: named });
const regionParams = z.object({ region: named });

/** Adds the payments dashboard (API-13). */
export const addPayments = (api: Api, payments: PaymentRepository, agencyName: string): void => {
  publicRead(api, {
    url: PATHS.campaigns,
    summary: 'Campagne e divisioni',
    tag: TAG,
    answer: wireCampaigns,
    key: () => '',
    read: async () => (await payments.campaigns()).map(campaignToWire),
  });
  publicRead(api, {
    url: PATHS.interventionAmounts,
    summary: 'Importi erogati per intervento',
    tag: TAG,
    query,
    answer: wireInterventions,
    key: (asked) => JSON.stringify(amountsAsked(asked)),
    read: async (asked) => interventionsToWire(await payments.interventions(amountsAsked(asked))),
  });
  for (const url of [PATHS.regionAmounts, PATHS.dashboardRegions]) {
    publicRead(api, {
      url,
      summary: 'Importi erogati per regione',
      tag: TAG,
      query,
      answer: wireRegionAmounts,
      key: (asked) => JSON.stringify(amountsAsked(asked)),
      read: async (asked) => regionAmountsToWire(await payments.regions(amountsAsked(asked))),
    });
  }
  publicRead(api, {
    url: `${PATHS.dashboard}/:intervention/amounts-by-intervention`,
    summary: 'Importi erogati per regione, di un intervento',
    tag: TAG,
    params,
    query,
    answer: wireRegionAmounts,
    key: (asked) => JSON.stringify([asked.params.intervention, amountsAsked(asked)]),
    read: async (asked) => regionAmountsToWire(await payments.regions(amountsAsked(asked), asked.params.intervention)),
  });
  publicRead(api, {
    url: `${PATHS.dashboardRegions}/:region/amounts-by-region`,
    summary: 'Importi erogati per intervento, di una regione',
    tag: TAG,
    params: regionParams,
    query,
    answer: wireInterventions,
    key: (asked) => JSON.stringify([asked.params.region, amountsAsked(asked)]),
    read: async (asked) => interventionsToWire(await payments.interventions(amountsAsked(asked), asked.params.region)),
  });

  const tableOf = async (asked: Asked<unknown, typeof tableQuery>) => {
    const wanted = tableAsked(asked);
    const found = await readTable(payments, wanted);
    return found === undefined ? undefined : { found, wanted };
  };
  const described = {
    tag: TAG,
    query: tableQuery,
    key: (asked: Asked<unknown, typeof tableQuery>) => JSON.stringify(tableAsked(asked)),
  };
  publicRead(api, {
    ...described,
    url: PATHS.tableJson,
    summary: 'Tabella dei pagamenti come la mostra il portale, in JSON',
    answer: wireTable,
    file: { type: JSON_TYPE, name: (asked) => `${fileName(asked)}.json` },
    read: async (asked) => {
      const read = await tableOf(asked);
      return read === undefined ? undefined : tableToWire(read.found, read.wanted, agencyName);
    },
  });
  publicRead(api, {
    ...described,
    url: PATHS.tableCsv,
    summary: 'Tabella dei pagamenti come la mostra il portale, in CSV',
    answer: z.string(),
    file: { type: 'text/csv', name: (asked) => `${fileName(asked)}.csv` },
    read: async (asked) => {
      const read = await tableOf(asked);
      return read === undefined ? undefined : tableToCsv(read.found.table);
    },
  });
};

// Helpers

const tableAsked = ({ query: asked }: Asked<unknown, typeof tableQuery>): TableAsked => {
  const { yearCampaign, department, planning, intervento, regione, ...look } = asked;
  return {
    asked: amountsAsked({ query: { yearCampaign, department, planning } }),
    // All rows are handed out, however many the page shows.
    look: {
      ...lookFromQuery(
        Object.entries(look).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
      ),
      steps: 1,
    },
    intervention: intervento,
    region: regione,
  };
};

const fileName = (asked: Asked<unknown, typeof tableQuery>): string => tableFileName(tableAsked(asked));

const amountsAsked = ({
  query: { yearCampaign, department, planning },
}: Pick<Asked<unknown, typeof query>, 'query'>): AmountsAsked => ({
  yearCampaign: Number(yearCampaign),
  department,
  ...(planning === undefined ? {} : { planning }),
});
