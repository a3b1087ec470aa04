import type { PayingBodyRepository } from '#core/paying-bodies/paying-body-repository.ts';
import { payingBodyCalls } from '#adapters/http/contract/paying-bodies.ts';
import { callsOf } from './calls.ts';
import type { Http } from './http.ts';

/** Paying bodies over the service. */
export const httpPayingBodies = (http: Http): PayingBodyRepository => {
  const calls = callsOf(http, payingBodyCalls);
  return {
    serving: (region) => calls.serving({ categories: region }),
    counters: (region) => calls.counters({ categories: region }),
  };
};
