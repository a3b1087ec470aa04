import { portKey } from '#core/kernel/port-key.ts';
import type { Result } from '#core/kernel/result.ts';
import type { SheetFailure } from './company-file-repository.ts';

/**
 * Fetches the PDF of a validation sheet, so that the page opens it in a new tab. Whatever is not the document itself
 * is a failure: no tab opens (FILE-08). Never throws.
 */
export type FetchValidationSheet = (idScva: string) => Promise<Result<Uint8Array, SheetFailure>>;
export const FetchValidationSheet = portKey<FetchValidationSheet>('FetchValidationSheet');

/** Fetches the summary of a company's file as a PDF. Whatever is not the document itself is a failure; never throws. */
export type FetchFileSummary = (cuaa: string) => Promise<Result<Uint8Array, SummaryFailure>>;
export const FetchFileSummary = portKey<FetchFileSummary>('FetchFileSummary');

/** Why there is no summary; one word, because the page shows one message. */
export type SummaryFailure = 'company-file.summary-unavailable';
