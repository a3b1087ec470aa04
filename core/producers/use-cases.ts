import type { Page } from '#core/kernel/page.ts';
import { portKey } from '#core/kernel/port-key.ts';
import type { Result } from '#core/kernel/result.ts';
import type { Anomaly, Producer, ProducerDetail } from './producer.ts';
import type { ProducerFailure } from './producer-repository.ts';
import type { ProducerTextFailure } from './producer-text.ts';

/** Searches the operator's producers; a text that breaks the rule is answered without asking the service (PAGE-30, VAL-02). */
export type SearchProducers = (
  text: string,
  page: number,
  operator: string,
) => Promise<Result<Page<Producer>, ProducerTextFailure>>;
export const SearchProducers = portKey<SearchProducers>('SearchProducers');

/** A producer with the anomalies of the file. */
export interface OpenedProducer {
  readonly detail: ProducerDetail;
  readonly anomalies: readonly Anomaly[];
}

/** Opens a producer by the last part of its address (PAGE-30). */
export type OpenProducer = (friendlyUrl: string, operator: string) => Promise<Result<OpenedProducer, ProducerFailure>>;
export const OpenProducer = portKey<OpenProducer>('OpenProducer');
