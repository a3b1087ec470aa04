import * as z from 'zod/mini';
import type { AmountsAsked } from '#core/payments/campaign.ts';
import type { PaymentRepository } from '#core/payments/payment-repository.ts';
import { PATHS } from '#adapters/http/contract/addresses.ts';
import {
  campaignToWire,
  interventionToWire,
  regionAmountToWire,
  wireCampaigns,
  wireInterventions,
  wireRegionAmounts,
} from '#adapters/http/contract/payments.ts';
import { publicRead, type Api, type Asked } from './api.ts';

const TAG = 'Cruscotto dei pagamenti';
const shortText = z.string().check(z.minLength(1, 'Non può essere vuoto.'), z.maxLength(200));
const query = z.object({
  yearCampaign: z
    .string('Manca l’anno della campagna.')
    .check(z.regex(/^\d{4}$/u, 'Deve essere un anno di quattro cifre.')),
  department: shortText,
  planning: z.optional(shortText),
});
const params = z.object({ intervention: z.string().check(z.minLength(1), z.maxLength(100)) });

/** Adds the payments dashboard (API-13). */
export const addPayments = (api: Api, payments: PaymentRepository): void => {
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
    read: async (asked) => (await payments.interventions(amountsAsked(asked))).map(interventionToWire),
  });
  for (const url of [PATHS.regionAmounts, PATHS.dashboardRegions]) {
    publicRead(api, {
      url,
      summary: 'Importi erogati per regione',
      tag: TAG,
      query,
      answer: wireRegionAmounts,
      key: (asked) => JSON.stringify(amountsAsked(asked)),
      read: async (asked) => (await payments.regions(amountsAsked(asked))).map(regionAmountToWire),
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
    read: async (asked) =>
      (await payments.regions(amountsAsked(asked), asked.params.intervention)).map(regionAmountToWire),
  });
};

// Helpers

const amountsAsked = ({
  query: { yearCampaign, department, planning },
}: Asked<unknown, typeof query>): AmountsAsked => ({
  yearCampaign: Number(yearCampaign),
  department,
  ...(planning === undefined ? {} : { planning }),
});
