import { portKey } from '#core/kernel/port-key.ts';
import type { Result } from '#core/kernel/result.ts';
import type { WorkFilters, WorkKindSum, WorkPage } from './work-list.ts';

/** The office is none of the operator's, or the producer is of none of them; said alike when there is no such office or producer (D-05). */
export type WorkFailure = 'producers.forbidden';

/** What is asked of the work list. */
export interface WorkSearch extends Partial<WorkFilters> {
  /** Last part of the address of a producer, whose rows alone are wanted. */
  readonly producer?: string | undefined;
  /** 1 for the first. */
  readonly page: number;
  readonly pageSize: number;
  /** Fiscal code of the operator; the service takes it from the token. */
  readonly operator: string;
}

/** What is lacking at the producers with a mandate in force to the operator's offices, and what it stops. */
export interface ProducerWorkRepository {
  /** In the order that is asked for, by what stops most by default; the totals are those of all rows of the filters. */
  list(search: WorkSearch): Promise<Result<WorkPage, WorkFailure>>;
  /** The kinds of which something is past its term or has none, in the order of `WORK_KINDS`. */
  kinds(operator: string, office?: string): Promise<Result<readonly WorkKindSum[], WorkFailure>>;
}
export const ProducerWorkRepository = portKey<ProducerWorkRepository>('ProducerWorkRepository');
