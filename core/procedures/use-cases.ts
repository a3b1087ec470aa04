import { portKey } from '#core/kernel/port-key.ts';
import type { Result } from '#core/kernel/result.ts';
import type { PaymentStatement } from './payment-statement.ts';
import type { CompanyPayment, Debt, Application } from './procedure.ts';
import type { ProcedureFailure, ProcedureScope, ThingFailure } from './procedure-repository.ts';

/** Everything of PAGE-29, each read by itself, so that one that fails leaves the others standing. */
export interface Procedures {
  readonly payments: readonly CompanyPayment[];
  readonly applications: readonly Application[];
  readonly debts: readonly Debt[];
}
export type ProcedureKind = keyof Procedures;

/** Reads the payments, the applications or the debts of a company. */
export type ReadProcedures = <Kind extends ProcedureKind>(
  scope: ProcedureScope,
  kind: Kind,
) => Promise<Result<Procedures[Kind], ProcedureFailure>>;
export const ReadProcedures = portKey<ReadProcedures>('ReadProcedures');

/** Reads one payment with what is known of it beyond the list; an answer about another one counts as none (PAGA-01, D-60). */
export type ReadPayment = (scope: ProcedureScope, id: string) => Promise<Result<CompanyPayment, ThingFailure>>;
export const ReadPayment = portKey<ReadPayment>('ReadPayment');

/** Reads one debt, in the same way (PAGA-04). */
export type ReadDebt = (scope: ProcedureScope, id: string) => Promise<Result<Debt, ThingFailure>>;
export const ReadDebt = portKey<ReadDebt>('ReadDebt');

/** Reads the statement of the payments of a year, in the same way (PAGA-05). */
export type ReadStatement = (scope: ProcedureScope, year: number) => Promise<Result<PaymentStatement, ThingFailure>>;
export const ReadStatement = portKey<ReadStatement>('ReadStatement');

/** The document cannot be had in this moment. */
export type DocumentFailure = 'procedures.document-unavailable';

/** Fetches the letter of a payment as a PDF; whatever goes wrong, it is not available (PAGA-03). */
export type FetchPaymentLetter = (scope: ProcedureScope, id: string) => Promise<Result<Uint8Array, DocumentFailure>>;
export const FetchPaymentLetter = portKey<FetchPaymentLetter>('FetchPaymentLetter');

/** Fetches a document of an application as a PDF; whatever goes wrong, it is not available (PRAT-08). */
export type FetchApplicationDocument = (
  scope: ProcedureScope,
  application: string,
  document: string,
) => Promise<Result<Uint8Array, DocumentFailure>>;
export const FetchApplicationDocument = portKey<FetchApplicationDocument>('FetchApplicationDocument');

/** Fetches the statement of a year as a PDF (PAGA-05). */
export type FetchStatementPdf = (scope: ProcedureScope, year: number) => Promise<Result<Uint8Array, DocumentFailure>>;
export const FetchStatementPdf = portKey<FetchStatementPdf>('FetchStatementPdf');
