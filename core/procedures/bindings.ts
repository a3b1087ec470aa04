import { Logger } from '#core/kernel/logger.ts';
import { binding, type Binding } from '#core/kernel/port-key.ts';
import { ApplicationDocuments } from './application-documents.ts';
import { makeFetchApplicationDocument, makeFetchPaymentLetter, makeFetchStatementPdf } from './fetch-documents.ts';
import { PaymentPapers, StatementRepository } from './payment-papers.ts';
import { ProcedureRepository } from './procedure-repository.ts';
import { makeReadProcedures } from './read-procedures.ts';
import { makeReadDebt, makeReadPayment, makeReadStatement } from './read-things.ts';
import {
  FetchApplicationDocument,
  FetchPaymentLetter,
  FetchStatementPdf,
  ReadDebt,
  ReadPayment,
  ReadProcedures,
  ReadStatement,
} from './use-cases.ts';

/** The use cases of a company's procedures. */
export const bindings: readonly Binding[] = [
  binding(ReadProcedures, [ProcedureRepository], makeReadProcedures),
  binding(ReadPayment, [ProcedureRepository], makeReadPayment),
  binding(ReadDebt, [ProcedureRepository], makeReadDebt),
  binding(ReadStatement, [StatementRepository], makeReadStatement),
  binding(FetchPaymentLetter, [PaymentPapers, Logger], makeFetchPaymentLetter),
  binding(FetchApplicationDocument, [ApplicationDocuments, Logger], makeFetchApplicationDocument),
  binding(FetchStatementPdf, [PaymentPapers, Logger], makeFetchStatementPdf),
];
