import { fail, succeed } from '#core/kernel/result.ts';
import type { ProducerRepository } from './producer-repository.ts';
import { producerTextFailure } from './producer-text.ts';
import type { Producer } from './producer.ts';
import { type CollectProducers, PRODUCERS_A_PAGE, type SearchProducers } from './use-cases.ts';

/** See `SearchProducers`. */
export const makeSearchProducers =
  (repository: ProducerRepository): SearchProducers =>
  async (address, operator) => {
    const failure = producerTextFailure(address.text);
    if (failure !== undefined) return fail(failure);
    return succeed(
      await repository.search({ ...address, text: address.text.trim(), pageSize: PRODUCERS_A_PAGE, operator }),
    );
  };

/** The service gives no more at a time. */
const AT_ONCE = 100;
/** Nobody takes more than so many times as many away. */
const MOST_ROUNDS = 100;

/** See `CollectProducers`. */
export const makeCollectProducers =
  (repository: ProducerRepository): CollectProducers =>
  async (address, operator) => {
    const all: Producer[] = [];
    for (let page = 1; page <= MOST_ROUNDS; page += 1) {
      // One after the other: how many there are is known from the first.
      const found = await repository.search({ ...address, page, pageSize: AT_ONCE, operator });
      all.push(...found.items);
      if (page * AT_ONCE >= found.totalCount) break;
    }
    return all;
  };
