import { formatCount } from './number.ts';

const MILLION = 1_000_000;
const THOUSAND = 1_000;
/** Less than this is no cent, and nothing has no sign. */
const HALF_A_CENT = 0.005;

const euro = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR', useGrouping: 'always' });

/** Whole number nearest to the value, halves away from zero; never a negative zero. */
const whole = (value: number): number => {
  const rounded = Math.round(Math.abs(value));
  return value < 0 && rounded !== 0 ? -rounded : rounded;
};

/** An amount in euro with two decimals and dots for thousands: "1.234,50 €" (CONST-01). */
export const formatEuro = (amount: number): string => euro.format(Math.abs(amount) < HALF_A_CENT ? 0 : amount);

/**
 * A total in short: "N mln €" from one million up, else "N mila €", as a whole number (CONST-01).
 * The unit is chosen on the amount as it is: 999.999,50 € is "1.000 mila €" and not "1 mln €".
 */
export const formatTotal = (amount: number): string =>
  Math.abs(amount) >= MILLION ? formatMillions(amount) : `${formatCount(whole(amount / THOUSAND))} mila €`;

/** An amount in millions without decimals: "12 mln €" (CONST-01). */
export const formatMillions = (amount: number): string => `${formatCount(whole(amount / MILLION))} mln €`;
