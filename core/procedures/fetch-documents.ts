import type { Logger } from '#core/kernel/logger.ts';
import { fail, type Result } from '#core/kernel/result.ts';
import { ServiceError } from '#core/kernel/service-error.ts';
import type { ApplicationDocuments } from './application-documents.ts';
import type { PaymentPapers } from './payment-papers.ts';
import type { ThingFailure } from './procedure-repository.ts';
import type { DocumentFailure, FetchApplicationDocument, FetchPaymentLetter, FetchStatementPdf } from './use-cases.ts';

/** See `FetchPaymentLetter`. */
export const makeFetchPaymentLetter =
  (papers: PaymentPapers, logger: Logger): FetchPaymentLetter =>
  (scope, id) =>
    fetched(() => papers.letterPdf(scope, id), logger);

/** See `FetchStatementPdf`. */
export const makeFetchStatementPdf =
  (papers: PaymentPapers, logger: Logger): FetchStatementPdf =>
  (scope, year) =>
    fetched(() => papers.statementPdf(scope, year), logger);

/** See `FetchApplicationDocument`. */
export const makeFetchApplicationDocument =
  (documents: ApplicationDocuments, logger: Logger): FetchApplicationDocument =>
  (scope, application, document) =>
    fetched(() => documents.documentPdf(scope, application, document), logger);

// Helpers

const fetched = async (
  fetchPaper: () => Promise<Result<Uint8Array, ThingFailure>>,
  logger: Logger,
): Promise<Result<Uint8Array, DocumentFailure>> => {
  try {
    const paper = await fetchPaper();
    return paper.ok ? paper : fail('procedures.document-unavailable');
  } catch (error) {
    logger.error('A document of the procedures could not be read', {
      status: error instanceof ServiceError ? error.answered : undefined,
    });
    return fail('procedures.document-unavailable');
  }
};
