import { portKey } from '#core/kernel/port-key.ts';
import type { Result } from '#core/kernel/result.ts';
import type { CompanyFileFailure } from './company-file-repository.ts';

/** The summaries of companies' files, as PDF. */
export interface FileSummaries {
  summaryPdf(cuaa: string): Promise<Result<Uint8Array, CompanyFileFailure>>;
}
export const FileSummaries = portKey<FileSummaries>('FileSummaries');
