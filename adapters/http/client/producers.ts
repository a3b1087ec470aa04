import type { ProducerRepository } from '#core/producers/producer-repository.ts';
import { producerCalls } from '#adapters/http/contract/producers.ts';
import { callsOf } from './calls.ts';
import type { Http } from './http.ts';

/** Producers of the operator's offices over the service, which takes the operator from the token. */
export const httpProducers = (http: Http): ProducerRepository => {
  const calls = callsOf(http, producerCalls);
  return {
    search: ({ text, page, pageSize, anomaly, expiry, sort }) => {
      const asked = { page, pageSize, anomaly, expiry, sort };
      // What was typed may be somebody's name or fiscal code: it stands in no address, because addresses are logged on their way.
      return text === '' ? calls.list(asked) : calls.search({ ...asked, search: text });
    },
    detail: (friendlyUrl) => calls.detail({ friendlyUrl }),
    anomalies: (cuaa) => calls.anomalies({ cuaa }),
  };
};
