import type { IsoDate } from '#core/kernel/iso-date.ts';
import { Logger } from '#core/kernel/logger.ts';
import { fail, type Result } from '#core/kernel/result.ts';
import { ServiceError } from '#core/kernel/service-error.ts';
import { CompanyFileRepository, type SheetFailure } from './company-file-repository.ts';
import { FileSummaries } from './file-summaries.ts';
import { defineUseCase } from '#core/kernel/port-key.ts';

/**
 * Fetches the PDF of a validation sheet, so that the page opens it in a new tab. Whatever is not the document itself
 * is a failure: no tab opens (FILE-08). Never throws.
 */
export type FetchValidationSheet = (idScva: string) => Promise<Result<Uint8Array, SheetFailure>>;

/** Fetches the summary of a company's file as a PDF. Whatever is not the document itself is a failure; never throws. */
export type FetchFileSummary = (cuaa: string) => Promise<Result<Uint8Array, SummaryFailure>>;

/** Why there is no summary; one word, because the page shows one message. */
export type SummaryFailure = 'company-file.summary-unavailable';

/** The card's status line when the sheet cannot be opened (FILE-08). */
export const SHEET_UNAVAILABLE_SENTENCE =
  'La scheda di validazione non è disponibile in questo momento. Riprova più tardi.';

/** Name under which a validation sheet is saved on a day; it names neither person nor company (FILE-08). */
export const sheetFileName = (day: IsoDate): string => `scheda-di-validazione-${day}.pdf`;

/** Name under which the summary of a file is saved on a day; it names neither person nor company (PAGE-05). */
export const summaryFileName = (day: IsoDate): string => `riepilogo-fascicolo-${day}.pdf`;

/** See `FetchValidationSheet`. */
export const makeFetchValidationSheet =
  (repository: CompanyFileRepository, logger: Logger): FetchValidationSheet =>
  async (idScva) => {
    try {
      return await repository.sheetPdf(idScva);
    } catch (error) {
      logger.error('The validation sheet could not be read', {
        status: error instanceof ServiceError ? error.answered : undefined,
      });
      return fail('company-file.sheet-unavailable');
    }
  };
export const FetchValidationSheet = defineUseCase(
  'FetchValidationSheet',
  [CompanyFileRepository, Logger],
  makeFetchValidationSheet,
);

/** What is said when the summary cannot be had. */
export const SUMMARY_UNAVAILABLE_SENTENCE = 'Il riepilogo non è disponibile in questo momento. Riprova più tardi.';

/** See `FetchFileSummary`. */
export const makeFetchFileSummary =
  (summaries: FileSummaries, logger: Logger): FetchFileSummary =>
  async (cuaa) => {
    try {
      const summary = await summaries.summaryPdf(cuaa);
      return summary.ok ? summary : fail('company-file.summary-unavailable');
    } catch (error) {
      logger.error('The summary of a file could not be read', {
        status: error instanceof ServiceError ? error.answered : undefined,
      });
      return fail('company-file.summary-unavailable');
    }
  };
export const FetchFileSummary = defineUseCase('FetchFileSummary', [FileSummaries, Logger], makeFetchFileSummary);
