import { Logger } from '#core/kernel/logger.ts';
import { fail, type Result } from '#core/kernel/result.ts';
import { ServiceError } from '#core/kernel/service-error.ts';
import { ApplicationDocuments } from './application-documents.ts';
import { PaymentPapers } from './payment-papers.ts';
import type { RecordFailure, ProcedureScope } from './procedure-repository.ts';
import { defineUseCase } from '#core/kernel/port-key.ts';

/** The document cannot be had in this moment. */
export type DocumentFailure = 'procedures.document-unavailable';

/** Fetches the letter of a payment as a PDF; whatever goes wrong, it is not available (PAGA-03). */
export type FetchPaymentLetter = (scope: ProcedureScope, id: string) => Promise<Result<Uint8Array, DocumentFailure>>;

/** Fetches a document of an application as a PDF; whatever goes wrong, it is not available (PRAT-08). */
export type FetchApplicationDocument = (
  scope: ProcedureScope,
  application: string,
  document: string,
) => Promise<Result<Uint8Array, DocumentFailure>>;

/** Fetches the statement of a year as a PDF (PAGA-05). */
export type FetchStatementPdf = (scope: ProcedureScope, year: number) => Promise<Result<Uint8Array, DocumentFailure>>;

/** See `FetchPaymentLetter`. */
export const makeFetchPaymentLetter =
  (papers: PaymentPapers, logger: Logger): FetchPaymentLetter =>
  (scope, id) =>
    fetched(() => papers.letterPdf(scope, id), logger);
export const FetchPaymentLetter = defineUseCase('FetchPaymentLetter', [PaymentPapers, Logger], makeFetchPaymentLetter);

/** See `FetchStatementPdf`. */
export const makeFetchStatementPdf =
  (papers: PaymentPapers, logger: Logger): FetchStatementPdf =>
  (scope, year) =>
    fetched(() => papers.statementPdf(scope, year), logger);
export const FetchStatementPdf = defineUseCase('FetchStatementPdf', [PaymentPapers, Logger], makeFetchStatementPdf);

/** See `FetchApplicationDocument`. */
export const makeFetchApplicationDocument =
  (documents: ApplicationDocuments, logger: Logger): FetchApplicationDocument =>
  (scope, application, document) =>
    fetched(() => documents.documentPdf(scope, application, document), logger);
export const FetchApplicationDocument = defineUseCase(
  'FetchApplicationDocument',
  [ApplicationDocuments, Logger],
  makeFetchApplicationDocument,
);

// Helpers

const fetched = async (
  fetchPaper: () => Promise<Result<Uint8Array, RecordFailure>>,
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
