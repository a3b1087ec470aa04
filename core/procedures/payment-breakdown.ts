import { priceOf } from '#core/kernel/area-measure.ts';
import { sumOfCents, type Cents } from '#core/kernel/cents.ts';
import type { CompanyPayment } from './procedure.ts';
import type { PaymentBreakdown, PaymentDetail, SumLine, SumPart, YearChange } from './payment-detail.ts';

/** What is said where the lines of a payment are not shown because they do not make its sum. */
export const DOES_NOT_ADD_UP =
  'Le righe che spiegano questa cifra non tornano al centesimo con la somma del pagamento: finché l’agenzia non le corregge non le mostriamo, e vale la lettera.';

/** The sum in words as it may be shown. */
export type ShownBreakdown =
  | { readonly kind: 'absent' }
  | { readonly kind: 'does-not-add-up' }
  | { readonly kind: 'adds-up'; readonly breakdown: PaymentBreakdown };

/**
 * What may be shown of a payment's lines (PAGA-02). They stand only where they make the sum of the payment to the cent, each part by
 * its own lines; amounts of the year before, and the list of what changed, are left out by themselves where only they do not.
 */
export const shownBreakdown = (
  { amountCents }: Pick<CompanyPayment, 'amountCents'>,
  { breakdown }: Pick<PaymentDetail, 'breakdown'>,
): ShownBreakdown => {
  if (breakdown === undefined) return { kind: 'absent' };
  if (!addsUp(breakdown, amountCents)) return { kind: 'does-not-add-up' };
  const { lastYear, change, ...today } = breakdown;
  if (lastYear === undefined || !addedUpLastYear(breakdown))
    return { kind: 'adds-up', breakdown: { ...withoutLastYear(today) } };
  return {
    kind: 'adds-up',
    breakdown: {
      ...today,
      lastYear,
      ...(change !== undefined && changeAddsUp(breakdown, change) ? { change } : {}),
    },
  };
};

/** How far this payment is from the one of the year before; undefined where there is none to compare with. */
export const yearDifference = ({ arriving }: PaymentBreakdown): Cents | undefined =>
  arriving.lastYearCents === undefined ? undefined : arriving.totalCents - arriving.lastYearCents;

// Helpers

const HUNDRED = 100;

/** Half a cent is more than any rounding of the product of exact numbers. */
const isShareOf = (whole: Cents, percent: number, part: Cents): boolean =>
  Math.abs((whole * percent) / HUNDRED - part) <= 0.5 + 1e-6;

/** An amount that is said to be a product is that product. */
const isItsProduct = ({ paidArea, rateCents, amountCents }: SumLine): boolean =>
  paidArea === undefined || rateCents === undefined || priceOf(paidArea, rateCents) === amountCents;

const sumOfLines = ({ lines }: SumPart): Cents => sumOfCents(lines.map(({ amountCents }) => amountCents));

const addsUp = ({ entitled, reductions, arriving }: PaymentBreakdown, amountCents: Cents): boolean => {
  const due = reductions?.totalCents ?? entitled.totalCents;
  return (
    [entitled, ...(reductions === undefined ? [] : [reductions]), arriving].every(({ lines }) =>
      lines.every(isItsProduct),
    ) &&
    sumOfLines(entitled) === entitled.totalCents &&
    (reductions === undefined || entitled.totalCents + sumOfLines(reductions) === reductions.totalCents) &&
    sumOfLines(arriving) === arriving.totalCents &&
    arriving.lines.every(({ percent, amountCents: part }) => percent === undefined || isShareOf(due, percent, part)) &&
    arriving.totalCents === amountCents
  );
};

/** The same part as it was a year before; undefined where anything of it is missing. */
const lastYearOf = ({ lines, lastYearCents }: SumPart): SumPart | undefined => {
  if (lastYearCents === undefined) return undefined;
  const before = lines.flatMap(({ label, lastYearCents: amountCents }) =>
    amountCents === undefined ? [] : [{ label, amountCents }],
  );
  return before.length === lines.length ? { lines: before, totalCents: lastYearCents } : undefined;
};

const addedUpLastYear = ({ entitled, reductions, arriving }: PaymentBreakdown): boolean => {
  const before = { entitled: lastYearOf(entitled), arriving: lastYearOf(arriving) };
  const taken = reductions === undefined ? undefined : lastYearOf(reductions);
  if (before.entitled === undefined || before.arriving === undefined) return false;
  if (reductions !== undefined && taken === undefined) return false;
  return addsUp(
    {
      entitled: before.entitled,
      ...(taken === undefined ? {} : { reductions: taken }),
      arriving: before.arriving,
    },
    before.arriving.totalCents,
  );
};

const partToday = ({ lines, totalCents }: SumPart): SumPart => ({
  lines: lines.map(({ lastYearCents: _before, ...line }) => line),
  totalCents,
});

const withoutLastYear = ({ entitled, reductions, arriving }: PaymentBreakdown): PaymentBreakdown => ({
  entitled: partToday(entitled),
  ...(reductions === undefined ? {} : { reductions: partToday(reductions) }),
  arriving: partToday(arriving),
});

const changeAddsUp = (breakdown: PaymentBreakdown, { lines, totalCents }: YearChange): boolean =>
  sumOfCents(lines.map(({ amountCents }) => amountCents)) === totalCents && totalCents === yearDifference(breakdown);
