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

/** Paying bodies over the service. */
export class HttpPayingBodyRepository implements PayingBodyRepository {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  async serving(region: string | undefined): Promise<readonly PayingBody[]> {
    return (await this.#http.read(PATHS.payingBodies, wirePayingBodies, regionQuery(region))).map(payingBodyFromWire);
  }

  async counters(region: string | undefined): Promise<PayingBodyCounters> {
    return countersFromWire(await this.#http.read(PATHS.payingBodyCounters, wireCounters, regionQuery(region)));
  }
}

// Helpers

const regionQuery = (region: string | undefined): QueryPairs => (region === undefined ? [] : [['categories', region]]);
