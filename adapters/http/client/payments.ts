import type { QueryPairs } from '#core/kernel/address.ts';
import type { AmountsAsked, Campaign, InterventionRow, RegionRow } from '#core/payments/campaign.ts';
import type { PaymentRepository } from '#core/payments/payment-repository.ts';
import { PATHS, pathOf } from '#adapters/http/contract/addresses.ts';
import {
  campaignFromWire,
  interventionFromWire,
  regionAmountFromWire,
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
    return (await this.#http.read(PATHS.campaigns, wireCampaigns)).map(campaignFromWire);
  }

  async interventions(asked: AmountsAsked): Promise<readonly InterventionRow[]> {
    return (await this.#http.read(PATHS.interventionAmounts, wireInterventions, amountsQuery(asked))).map(
      interventionFromWire,
    );
  }

  async regions(asked: AmountsAsked, intervention?: string): Promise<readonly RegionRow[]> {
    const path =
      intervention === undefined
        ? PATHS.regionAmounts
        : pathOf(PATHS.dashboard, intervention, 'amounts-by-intervention');
    return (await this.#http.read(path, wireRegionAmounts, amountsQuery(asked))).map(regionAmountFromWire);
  }
}

// Helpers

const amountsQuery = ({ yearCampaign, department, planning }: AmountsAsked): QueryPairs => [
  ['yearCampaign', String(yearCampaign)],
  ['department', department],
  ...(planning === undefined ? [] : [['planning', planning] as const]),
];
