import { DEFAULT_PAGE_SIZE } from '#core/catalogue/definitions.ts';
import { fail, succeed } from '#core/kernel/result.ts';
import type { ProducerRepository } from './producer-repository.ts';
import { producerTextFailure } from './producer-text.ts';
import type { OpenProducer, SearchProducers } from './use-cases.ts';

/** See `SearchProducers`. */
export const makeSearchProducers =
  (repository: ProducerRepository): SearchProducers =>
  async (text, page, operator) => {
    const failure = producerTextFailure(text);
    if (failure !== undefined) return fail(failure);
    return succeed(await repository.search({ text: text.trim(), page, pageSize: DEFAULT_PAGE_SIZE, operator }));
  };

/** See `OpenProducer`. The anomalies are asked for by the cuaa that the detail names. */
export const makeOpenProducer =
  (repository: ProducerRepository): OpenProducer =>
  async (friendlyUrl, operator) => {
    const detail = await repository.detail(friendlyUrl, operator);
    if (!detail.ok) return detail;
    const anomalies = await repository.anomalies(detail.value.cuaa, operator);
    return anomalies.ok ? succeed({ detail: detail.value, anomalies: anomalies.value }) : anomalies;
  };
