import { portKey } from '#core/kernel/port-key.ts';
import type { Result } from '#core/kernel/result.ts';
import type { PaymentStatement } from './payment-statement.ts';
import type { ProcedureFailure, ProcedureScope, RecordFailure } from './procedure-repository.ts';

/** The statements of a company's payments, a year each. */
export interface StatementRepository {
  statement(scope: ProcedureScope, year: number): Promise<Result<PaymentStatement, ProcedureFailure>>;
}
export const StatementRepository = portKey<StatementRepository>('StatementRepository');

/** The documents that are made of payments, as PDF. */
export interface PaymentPapers {
  letterPdf(scope: ProcedureScope, id: string): Promise<Result<Uint8Array, RecordFailure>>;
  statementPdf(scope: ProcedureScope, year: number): Promise<Result<Uint8Array, RecordFailure>>;
}
export const PaymentPapers = portKey<PaymentPapers>('PaymentPapers');
