import { fail, type Result } from '#core/kernel/result.ts';
import { StatementRepository } from './payment-papers.ts';
import { ProcedureRepository, type ProcedureScope, type RecordFailure } from './procedure-repository.ts';
import { defineUseCase } from '#core/kernel/port-key.ts';
import type { PaymentStatement } from './payment-statement.ts';
import type { CompanyPayment, Debt } from './procedure.ts';

/** Reads one payment with what is known of it beyond the list; an answer about another one counts as none (PAGA-01, D-60). */
export type ReadPayment = (scope: ProcedureScope, id: string) => Promise<Result<CompanyPayment, RecordFailure>>;

/** Reads one debt, in the same way (PAGA-04). */
export type ReadDebt = (scope: ProcedureScope, id: string) => Promise<Result<Debt, RecordFailure>>;

/** Reads the statement of the payments of a year, in the same way (PAGA-05). */
export type ReadStatement = (scope: ProcedureScope, year: number) => Promise<Result<PaymentStatement, RecordFailure>>;

/** See `ReadPayment`. */
export const makeReadPayment =
  (repository: Pick<ProcedureRepository, 'payment'>): ReadPayment =>
  async (scope, id) =>
    ofTheAsked(await repository.payment(scope, id), scope, id);
export const ReadPayment = defineUseCase('ReadPayment', [ProcedureRepository], makeReadPayment);

/** See `ReadDebt`. */
export const makeReadDebt =
  (repository: Pick<ProcedureRepository, 'debt'>): ReadDebt =>
  async (scope, id) =>
    ofTheAsked(await repository.debt(scope, id), scope, id);
export const ReadDebt = defineUseCase('ReadDebt', [ProcedureRepository], makeReadDebt);

/** See `ReadStatement`. */
export const makeReadStatement =
  (repository: StatementRepository): ReadStatement =>
  async (scope, year) => {
    if (!isYear(year)) return fail('procedures.not-found');
    const outcome = await repository.statement(scope, year);
    return outcome.ok && (outcome.value.cuaa !== scope.cuaa || outcome.value.year !== year)
      ? fail('procedures.not-found')
      : outcome;
  };
export const ReadStatement = defineUseCase('ReadStatement', [StatementRepository], makeReadStatement);

// Helpers

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

/** A year that an address can mean; with another nobody is asked. */
const isYear = (year: number): boolean => Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR;

interface OfCompany {
  readonly id: string;
  readonly detail?: { readonly cuaa: string } | undefined;
}

/** An answer about another company, or about another record, is none: nobody is shown what is somebody else's. */
const ofTheAsked = <Answered extends OfCompany>(
  outcome: Result<Answered, RecordFailure>,
  { cuaa }: ProcedureScope,
  id: string,
): Result<Answered, RecordFailure> => {
  if (!outcome.ok) return outcome;
  const { id: answered, detail } = outcome.value;
  return answered !== id || (detail !== undefined && detail.cuaa !== cuaa) ? fail('procedures.not-found') : outcome;
};
