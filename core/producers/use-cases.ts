import type { Page } from '#core/kernel/page.ts';
import { portKey } from '#core/kernel/port-key.ts';
import type { Result } from '#core/kernel/result.ts';
import type { Anomaly, Producer, ProducerDetail } from './producer.ts';
import type { ProducerAddress } from './producer-list.ts';
import type { ProducerFailure } from './producer-repository.ts';
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

/** A producer in full, by the last part of its address (PAGE-30). */
export type ReadProducer = (friendlyUrl: string, operator: string) => Promise<Result<ProducerDetail, ProducerFailure>>;
export const ReadProducer = portKey<ReadProducer>('ReadProducer');

/** The anomalies of a producer's file, the heaviest first (PAGE-30). */
export type ReadAnomalies = (cuaa: string, operator: string) => Promise<Result<readonly Anomaly[], ProducerFailure>>;
export const ReadAnomalies = portKey<ReadAnomalies>('ReadAnomalies');
