import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { Logger } from '#core/kernel/logger.ts';
import { fail } from '#core/kernel/result.ts';
import { ServiceError } from '#core/kernel/service-error.ts';
import type { CompanyFileRepository } from './company-file-repository.ts';
import type { FileSummaries } from './file-summaries.ts';
import type { FetchFileSummary, FetchValidationSheet } from './use-cases.ts';

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
