import type { Page } from '#core/kernel/page.ts';
import { portKey } from '#core/kernel/port-key.ts';
import type { Result } from '#core/kernel/result.ts';
import type { CompanyFileFailure } from './company-file-repository.ts';
import type { Look } from './looks.ts';

/** Who has looked at a company's data without being its own. */
export interface LookRepository {
  /** `LOOKS_A_PAGE` at a time, the latest first: one for each person, day and outcome. Pages begin with 1. */
  looksAt(cuaa: string, page: number): Promise<Result<Page<Look>, CompanyFileFailure>>;
}
export const LookRepository = portKey<LookRepository>('LookRepository');
