import type { QueryPairs } from '#core/kernel/address.ts';
import type { Amounts, AmountsAsked, Campaign, InterventionName, RegionName } from '#core/payments/campaign.ts';
import type { PaymentRepository } from '#core/payments/payment-repository.ts';
import { PATHS, pathOf } from '#adapters/http/contract/addresses.ts';
import {
  campaignFromWire,
  interventionsFromWire,
  regionAmountsFromWire,
  wireCampaigns,
  wireInterventions,
  wireRegionAmounts,
} from '#adapters/http/contract/payments.ts';
import type { Http } from './http.ts';

/** What the agency has paid, over the service. */
export class HttpPaymentRepository implements PaymentRepository {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  async campaigns(): Promise<readonly Campaign[]> {
    return (await this.#http.readExactly(PATHS.campaigns, wireCampaigns)).map(campaignFromWire);
  }

  async interventions(asked: AmountsAsked, region?: string): Promise<Amounts<InterventionName>> {
    const path =
      region === undefined ? PATHS.interventionAmounts : pathOf(PATHS.dashboardRegions, region, 'amounts-by-region');
    return interventionsFromWire(
      await this.#http.readExactly(path, wireInterventions, { query: amountsQuery(asked), nothing: [] }),
    );
  }

  async regions(asked: AmountsAsked, intervention?: string): Promise<Amounts<RegionName>> {
    const path =
      intervention === undefined
        ? PATHS.regionAmounts
        : pathOf(PATHS.dashboard, intervention, 'amounts-by-intervention');
    return regionAmountsFromWire(
      await this.#http.readExactly(path, wireRegionAmounts, { query: amountsQuery(asked), nothing: [] }),
    );
  }
}

// Helpers

const amountsQuery = ({ yearCampaign, department, planning }: AmountsAsked): QueryPairs => [
  ['yearCampaign', String(yearCampaign)],
  ['department', department],
  ...(planning === undefined ? [] : [['planning', planning] as const]),
];
