import type { Page } from '#core/kernel/page.ts';
import { portKey } from '#core/kernel/port-key.ts';
import type { Result } from '#core/kernel/result.ts';
import type { AccessEntry } from './access-log.ts';

/** Accesses to a company's data by outsiders. */
export interface AccessLogRepository {
  /** `ENTRIES_PER_PAGE` at a time, the latest first: one for each person, day and outcome. Pages begin with 1. */
  entries(cuaa: string, page: number): Promise<Result<Page<AccessEntry>, 'company-file.forbidden'>>;
}
export const AccessLogRepository = portKey<AccessLogRepository>('AccessLogRepository');
