import type { ProducerWorkRepository } from '#core/producers/work-repository.ts';
import { producerWorkCalls } from '#adapters/http/contract/producer-work.ts';
import { callsOf } from './calls.ts';
import type { Http } from './http.ts';

/** The work list over the service, which takes the operator from the token. */
export const httpProducerWork = (http: Http): ProducerWorkRepository => {
  const calls = callsOf(http, producerWorkCalls);
  return {
    list: ({ page, pageSize, office, term, kind, sort, producer }) =>
      calls.list({ page, pageSize, office, term, kind, sort, producer }),
    kinds: (_operator, office) => calls.kinds({ office }),
  };
};
