import { sumOfCents, type Cents } from '#core/kernel/cents.ts';
import { type IsoDate, yearOfDay } from '#core/kernel/iso-date.ts';
import { compareTexts } from '#core/kernel/text-order.ts';
import { type CorrectedCredit, correctionsOf, creditOf } from './correction.ts';
import type { BookEntry } from './payment-detail.ts';
import type { CompanyPayment } from './procedure.ts';

/** A payment in the statement of a year, as books are kept. */
export interface StatementRow {
  readonly paymentId: string;
  readonly creditedOn: IsoDate;
  readonly description: string;
  readonly scheme?: string | undefined;
  readonly campaign?: number | undefined;
  readonly fund?: string | undefined;
  readonly accountEnd?: string | undefined;
  /** Absent where the service does not send it: then no row has gross, reductions and what was withheld. */
  readonly book?: BookEntry | undefined;
  /** The part in a hundred of the aid that the row is of: its gross and reductions are at that part, too (D-40). */
  readonly percent?: number;
  readonly creditedCents: Cents;
}

/** A sum withheld for a debt in the year. */
export interface WithheldSum {
  readonly debtId: string;
  readonly label: string;
  readonly amountCents: Cents;
}

/** The payments credited to a company in a year, by the day of their credit (PAGA-05). */
export interface PaymentStatement {
  readonly cuaa: string;
  readonly name: string;
  readonly year: number;
  /** Up to which day it is complete: the last of the year once that is over. */
  readonly until: IsoDate;
  /** Whether the year is over: then only what `corrections` tells changes the statement. */
  readonly isClosed: boolean;
  /** The oldest first. */
  readonly rows: readonly StatementRow[];
  readonly creditedCents: Cents;
  /** The sums of gross, reductions and withheld; absent where a row has none. */
  readonly book?: BookEntry | undefined;
  readonly funds: readonly { readonly fund: string; readonly amountCents: Cents }[];
  readonly withheld: readonly WithheldSum[];
  /** What is on its way and not in the statement. */
  readonly awaitedCents: Cents;
  /** What is still to be worked out of these and other payments, without a day (D-40). */
  readonly restCents?: Cents;
  /** What was corrected after the end of the year, the oldest first; absent where the service does not tell (D-40). */
  readonly corrections?: readonly CorrectedCredit[];
  /** The years that have a statement, the latest first. */
  readonly years: readonly number[];
}

/** Makes the statement of a year where the payments are kept; `today` says whether the year is over. */
export const statementOf = (
  company: { readonly cuaa: string; readonly name: string },
  year: number,
  payments: readonly CompanyPayment[],
  today: IsoDate,
): PaymentStatement => {
  const credited = payments.flatMap((payment) => {
    const creditedOn = creditOf(payment);
    return creditedOn !== undefined && yearOfDay(creditedOn) === year ? [rowOf(payment, creditedOn)] : [];
  });
  const rows = credited.toSorted((left, right) =>
    compareTexts(`${left.creditedOn} ${left.paymentId}`, `${right.creditedOn} ${right.paymentId}`),
  );
  const isClosed = yearOfDay(today) > year;
  return {
    ...company,
    year,
    until: isClosed ? (`${year}-12-31` as IsoDate) : today,
    isClosed,
    rows,
    creditedCents: sumOfCents(rows.map(({ creditedCents }) => creditedCents)),
    ...bookOf(rows),
    funds: fundsOf(rows),
    withheld: withheldOf(payments, rows),
    awaitedCents: sumOfCents(
      payments
        .filter(({ state }) => state === 'authorised' || state === 'in-review')
        .map(({ amountCents }) => amountCents),
    ),
    restCents: sumOfCents(payments.map(({ state, restCents = 0 }) => (state === 'rejected' ? 0 : restCents))),
    corrections: correctionsOf(year, payments),
    years: statementYears(payments, today),
  };
};

/** The latest year of which the service says that it makes a statement (D-40); undefined where it says so of none. */
export const latestStatementYear = (payments: readonly CompanyPayment[]): number | undefined =>
  payments.reduce<number | undefined>(
    (latest, { statementYear }) =>
      statementYear !== undefined && (latest === undefined || statementYear > latest) ? statementYear : latest,
    undefined,
  );

/** The years in which something was credited or was before it was corrected, and the year under way; the latest first. */
export const statementYears = (payments: readonly CompanyPayment[], today: IsoDate): readonly number[] =>
  [
    ...new Set([
      yearOfDay(today),
      ...payments.flatMap((payment) => {
        const days = [creditOf(payment), payment.correction?.creditedOn];
        return days.flatMap((day) => (day === undefined ? [] : [yearOfDay(day)]));
      }),
    ]),
  ].toSorted((left, right) => right - left);

/**
 * Whether a statement may be shown: every row and the foot make what was credited out of gross, reductions and withheld, the
 * rows make the foot, the funds make it again, and every row is of the year (PAGA-05).
 */
export const statementAddsUp = (statement: PaymentStatement): boolean => {
  const { rows, book, creditedCents, funds, year } = statement;
  const isBalanced = (entry: BookEntry | undefined, cents: Cents): boolean =>
    entry === undefined || entry.grossCents + entry.reductionsCents + entry.withheldCents === cents;
  const sumOf = (field: keyof BookEntry): Cents => sumOfCents(rows.map((row) => row.book?.[field] ?? 0));
  return (
    rows.every((row) => isBalanced(row.book, row.creditedCents) && yearOfDay(row.creditedOn) === year) &&
    isBalanced(book, creditedCents) &&
    sumOfCents(rows.map((row) => row.creditedCents)) === creditedCents &&
    (book === undefined ||
      (rows.every((row) => row.book !== undefined) &&
        (['grossCents', 'reductionsCents', 'withheldCents'] as const).every(
          (field) => sumOf(field) === book[field],
        ))) &&
    (funds.length === 0 || sumOfCents(funds.map(({ amountCents }) => amountCents)) === creditedCents)
  );
};

// Helpers

/** The share of a payment that is made in several; undefined for one that is made whole. */
const shareOf = ({ detail }: CompanyPayment): number | undefined => {
  const percent = detail?.breakdown?.arriving.lines.find((line) => line.percent !== undefined)?.percent;
  return percent === WHOLE ? undefined : percent;
};
const WHOLE = 100;

const rowOf = (payment: CompanyPayment, creditedOn: IsoDate): StatementRow => {
  const { detail } = payment;
  const percent = shareOf(payment);
  return {
    paymentId: payment.id,
    creditedOn,
    description: payment.description,
    scheme: payment.scheme,
    campaign: payment.campaign,
    fund: detail?.fund,
    accountEnd: detail?.accountEnd,
    book: detail?.book,
    ...(percent === undefined ? {} : { percent }),
    creditedCents: payment.amountCents,
  };
};

const bookOf = (rows: readonly StatementRow[]): { readonly book?: BookEntry } => {
  const entries = rows.flatMap(({ book }) => (book === undefined ? [] : [book]));
  if (rows.length === 0 || entries.length < rows.length) return {};
  const sum = (field: keyof BookEntry): Cents => sumOfCents(entries.map((entry) => entry[field]));
  return {
    book: {
      grossCents: sum('grossCents'),
      reductionsCents: sum('reductionsCents'),
      withheldCents: sum('withheldCents'),
    },
  };
};

/** Nothing where the fund of a payment is not known: the sums would not make the whole. */
const fundsOf = (rows: readonly StatementRow[]): PaymentStatement['funds'] => {
  if (rows.some(({ fund }) => fund === undefined)) return [];
  const names = [...new Set(rows.map(({ fund }) => fund ?? ''))].toSorted(compareTexts);
  return names.map((name) => ({
    fund: name,
    amountCents: sumOfCents(rows.filter(({ fund }) => fund === name).map(({ creditedCents }) => creditedCents)),
  }));
};

const withheldOf = (payments: readonly CompanyPayment[], rows: readonly StatementRow[]): readonly WithheldSum[] => {
  const inYear = new Set(rows.map(({ paymentId }) => paymentId));
  return payments
    .filter(({ id }) => inYear.has(id))
    .flatMap(({ detail }) => detail?.breakdown?.arriving.lines ?? [])
    .flatMap(({ debtId, label, amountCents }) =>
      debtId === undefined ? [] : [{ debtId, label, amountCents: Math.abs(amountCents) }],
    );
};
