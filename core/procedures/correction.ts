import type { Cents } from '#core/kernel/cents.ts';
import { compareDays, type IsoDate, yearOfDay } from '#core/kernel/iso-date.ts';
import type { CompanyPayment, Correction } from './procedure.ts';

/** What was corrected in the statement of a year after its end. */
export interface CorrectedCredit extends Correction {
  readonly paymentId: string;
  readonly description: string;
  /** What the statement of the year has now; 0 where the credit is not in it any more. */
  readonly nowCents: Cents;
}

/** The day on which a payment was credited; undefined for one that is not credited, whatever day it has. */
export const creditOf = ({ state, paidOn }: CompanyPayment): IsoDate | undefined =>
  state === 'paid' ? paidOn : undefined;

/**
 * What was corrected in a year after its end, the oldest first: with it what the year closed with can be worked out again, to the cent
 * (PAGA-05).
 */
export const correctionsOf = (year: number, payments: readonly CompanyPayment[]): readonly CorrectedCredit[] =>
  payments
    .flatMap((payment) => {
      const { id, description, correction } = payment;
      if (correction === undefined || yearOfDay(correction.on) <= year) return [];
      const creditedOn = creditOf(payment);
      const isHere = creditedOn !== undefined && yearOfDay(creditedOn) === year;
      return isHere || yearOfDay(correction.creditedOn) === year
        ? [{ ...correction, paymentId: id, description, nowCents: isHere ? payment.amountCents : 0 }]
        : [];
    })
    .toSorted((left, right) => compareDays(left.on, right.on));

/**
 * A payment as it is stored on a day in place of another: where this changes what a closed year has of it, the correction is noted by
 * itself. One that its source tells leads; one that is undone is gone (PAGA-05).
 */
export const withCorrection = (
  payment: CompanyPayment,
  before: CompanyPayment | undefined,
  today: IsoDate,
): CompanyPayment => {
  if (payment.correction !== undefined || before === undefined) return payment;
  const closed = before.correction ?? closedCredit(before, today) ?? lateCredit(payment, today);
  if (closed === undefined || isUndone(payment, closed)) return payment;
  const isSame = centsOf(payment) === centsOf(before) && creditOf(payment) === creditOf(before);
  return { ...payment, correction: { ...closed, on: isSame ? closed.on : today } };
};

// Helpers

const centsOf = (payment: CompanyPayment): Cents => (creditOf(payment) === undefined ? 0 : payment.amountCents);

/** Whether the closed year has of a payment what it had. */
const isUndone = (payment: CompanyPayment, { creditedOn, beforeCents }: Correction): boolean =>
  centsOf(payment) === beforeCents && (beforeCents === 0 || creditOf(payment) === creditedOn);

const isClosed = (day: IsoDate | undefined, today: IsoDate): day is IsoDate =>
  day !== undefined && yearOfDay(day) < yearOfDay(today);

const closedCredit = (payment: CompanyPayment, today: IsoDate): Correction | undefined => {
  const creditedOn = creditOf(payment);
  return isClosed(creditedOn, today) ? { on: today, creditedOn, beforeCents: payment.amountCents } : undefined;
};

/** A credit that comes to be known after the end of its year. */
const lateCredit = (payment: CompanyPayment, today: IsoDate): Correction | undefined => {
  const creditedOn = creditOf(payment);
  return isClosed(creditedOn, today) ? { on: today, creditedOn, beforeCents: 0 } : undefined;
};
