import { fail, succeed, type Result } from '#core/kernel/result.ts';
import { ProducerRepository } from './producer-repository.ts';
import { producerTextFailure, type ProducerTextFailure } from './producer-text.ts';
import type { Producer } from './producer.ts';
import type { Page } from '#core/kernel/page.ts';
import { defineUseCase } from '#core/kernel/port-key.ts';
import type { ProducerAddress } from './producer-list.ts';

/** How many producers a page of the list has: ten rows fit in one screen of work. */
export const PRODUCERS_A_PAGE = 10;

/** Searches the operator's producers; a text that breaks the rule is answered without asking the service (PAGE-30, VAL-02). */
export type SearchProducers = (
  address: ProducerAddress,
  operator: string,
) => Promise<Result<Page<Producer>, ProducerTextFailure>>;

/** All producers that an address stands for, whatever its page, for a file to take away. */
export type CollectProducers = (address: ProducerAddress, operator: string) => Promise<readonly Producer[]>;

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
export const SearchProducers = defineUseCase('SearchProducers', [ProducerRepository], makeSearchProducers);

/** The service gives no more at a time. */
const AT_ONCE = 100;
/** Upper bound of the answer, as a multiple of the page. */
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
export const CollectProducers = defineUseCase('CollectProducers', [ProducerRepository], makeCollectProducers);
