import { fail, type Result } from '#core/kernel/result.ts';
import type { StatementRepository } from './payment-papers.ts';
import type { ProcedureRepository, ProcedureScope, ThingFailure } from './procedure-repository.ts';
import type { ReadDebt, ReadPayment, ReadStatement } from './use-cases.ts';

/** See `ReadPayment`. */
export const makeReadPayment =
  (repository: Pick<ProcedureRepository, 'payment'>): ReadPayment =>
  async (scope, id) =>
    ofTheAsked(await repository.payment(scope, id), scope, id);

/** See `ReadDebt`. */
export const makeReadDebt =
  (repository: Pick<ProcedureRepository, 'debt'>): ReadDebt =>
  async (scope, id) =>
    ofTheAsked(await repository.debt(scope, id), scope, id);

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

// Helpers

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

/** A year that an address can mean; with another nobody is asked. */
const isYear = (year: number): boolean => Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR;

interface OfCompany {
  readonly id: string;
  readonly detail?: { readonly cuaa: string } | undefined;
}

/** An answer about another company, or about another thing, is none: nobody is shown what is somebody else's. */
const ofTheAsked = <Thing extends OfCompany>(
  outcome: Result<Thing, ThingFailure>,
  { cuaa }: ProcedureScope,
  id: string,
): Result<Thing, ThingFailure> => {
  if (!outcome.ok) return outcome;
  const { id: answered, detail } = outcome.value;
  return answered !== id || (detail !== undefined && detail.cuaa !== cuaa) ? fail('procedures.not-found') : outcome;
};
