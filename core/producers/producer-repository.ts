import type { Page } from '#core/kernel/page.ts';
import { portKey } from '#core/kernel/port-key.ts';
import type { Result } from '#core/kernel/result.ts';
import type { Anomaly, Producer, ProducerDetail } from './producer.ts';
import type { ProducerFilters } from './producer-list.ts';

/** The operator has no mandate for this producer; said alike when the producer does not exist (D-05). */
export type ProducerFailure = 'producers.forbidden';

/** A search among the producers of the operator's offices. */
export interface ProducerSearch extends Partial<ProducerFilters> {
  /** Part of the name or of the CUAA; empty for all. */
  readonly text: string;
  /** 1 for the first. */
  readonly page: number;
  readonly pageSize: number;
  /** Fiscal code of the operator; the service takes it from the token. */
  readonly operator: string;
}

/** The producers with a mandate to the operator's offices. */
export interface ProducerRepository {
  /** In the requested order, by name by default: by name in Italian order, by what ends first among what the filter asks for, or by what loses most (`byAffected`); then by CUAA. */
  search(search: ProducerSearch): Promise<Page<Producer>>;
  detail(friendlyUrl: string, operator: string): Promise<Result<ProducerDetail, ProducerFailure>>;
  /** The heaviest first. */
  anomalies(cuaa: string, operator: string): Promise<Result<readonly Anomaly[], ProducerFailure>>;
}
export const ProducerRepository = portKey<ProducerRepository>('ProducerRepository');
