import type { PayingBody, PayingBodyCounters } from '#core/paying-bodies/paying-body.ts';
import type { PayingBodyRepository } from '#core/paying-bodies/paying-body-repository.ts';
import type { QueryPairs } from '#core/kernel/address.ts';
import { PATHS } from '#adapters/http/contract/addresses.ts';
import {
  countersFromWire,
  payingBodyFromWire,
  wireCounters,
  wirePayingBodies,
} from '#adapters/http/contract/paying-bodies.ts';
import type { Http } from './http.ts';

/** What an answer without content counts (ERR-11). */
const NO_COUNT = { opSiteRegionCount: 0, opSiteNationCount: 0 };

/** Paying bodies over the service. */
export class HttpPayingBodyRepository implements PayingBodyRepository {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  async serving(region: string | undefined): Promise<readonly PayingBody[]> {
    return (
      await this.#http.readExactly(PATHS.payingBodies, wirePayingBodies, { query: regionQuery(region), nothing: [] })
    ).map(payingBodyFromWire);
  }

  async counters(region: string | undefined): Promise<PayingBodyCounters> {
    return countersFromWire(
      await this.#http.readExactly(PATHS.payingBodyCounters, wireCounters, {
        query: regionQuery(region),
        nothing: NO_COUNT,
      }),
    );
  }
}

// Helpers

const regionQuery = (region: string | undefined): QueryPairs => (region === undefined ? [] : [['categories', region]]);
