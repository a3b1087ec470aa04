import type { Page } from '#core/kernel/page.ts';
import { portKey } from '#core/kernel/port-key.ts';
import type { Result } from '#core/kernel/result.ts';
import type { Producer } from './producer.ts';
import type { ProducerAddress } from './producer-list.ts';
import type { ProducerTextFailure } from './producer-text.ts';

/** How many producers a page of the list has: ten rows fit in one screen of work. */
export const PRODUCERS_A_PAGE = 10;

/** Searches the operator's producers; a text that breaks the rule is answered without asking the service (PAGE-30, VAL-02). */
export type SearchProducers = (
  address: ProducerAddress,
  operator: string,
) => Promise<Result<Page<Producer>, ProducerTextFailure>>;
export const SearchProducers = portKey<SearchProducers>('SearchProducers');

/** All producers that an address stands for, whatever its page, for a file to take away. */
export type CollectProducers = (address: ProducerAddress, operator: string) => Promise<readonly Producer[]>;
export const CollectProducers = portKey<CollectProducers>('CollectProducers');
