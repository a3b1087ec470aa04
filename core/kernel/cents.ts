/**
 * Amounts of money are whole euro cents in an ordinary number: sums are exact up to about ninety
 * thousand billion euro, far above anything that an agency pays, and no decimal fraction is ever added up.
 * Euro with decimals exist only on the wire and in the moment of writing an amount for people.
 */
export type Cents = number;

/** The whole cents nearest to an amount in euro; the half goes away from zero. */
export const centsFromEuro = (euro: number): Cents => {
  const cents = Math.round(Number(`${Math.abs(euro)}e2`));
  const safe = Number.isFinite(cents) ? cents : Math.round(Math.abs(euro) * 100);
  return euro < 0 && safe !== 0 ? -safe : safe;
};

/** The amount in euro, for the formats that take euro. */
export const euroFromCents = (cents: Cents): number => cents / 100;

/** The sum of a list of amounts. */
export const sumOfCents = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, amount) => sum + amount, 0);
