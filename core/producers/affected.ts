import { type Cents, sumOfCents } from '#core/kernel/cents.ts';
import type { CountedWork } from './work.ts';

/** What rows stop and put at risk together on a day, each payment once (D-39). */
export interface Affected {
  readonly stoppedCents: Cents;
  /** Of payments that none of the rows stops yet. */
  readonly atRiskCents: Cents;
  /** What stops some payment is not known: sums are "almeno". */
  readonly isPartial: boolean;
}

/**
 * The sums of a producer's rows.
 *
 * @internal A database adds them up in its own words, held to these by the contract of the producers.
 */
export const affectedOf = (rows: readonly Pick<CountedWork, 'shares' | 'isPartial'>[]): Affected => {
  const stoppedCents = sumOfCents(rows.map(({ shares }) => shares.all.stoppedCents));
  const concernedCents = sumOfCents(rows.map(({ shares }) => shares.all.concernedCents));
  return {
    stoppedCents,
    atRiskCents: concernedCents - stoppedCents,
    isPartial: rows.some(({ isPartial }) => isPartial),
  };
};

/** Stopped and at risk together; undefined where no sum is known. */
const knownCents = (affected: Affected | undefined): Cents | undefined => {
  const cents = affected === undefined ? 0 : affected.stoppedCents + affected.atRiskCents;
  return affected === undefined || (affected.isPartial && cents === 0) ? undefined : cents;
};

/**
 * Order of producers by euro: that which loses most first, that which loses nothing after all sums, what is not known last (CAA-02).
 *
 * @internal A database sorts in its own words, held to these by the contract of the producers.
 */
export const byAffected = (left: Affected | undefined, right: Affected | undefined): number =>
  (knownCents(right) ?? -1) - (knownCents(left) ?? -1);
