import type { CampaignSum } from './filters.ts';

/** The parts of one scale that a campaign's bar fills, from 0 to 1. */
export interface BarParts {
  readonly done: number;
  readonly coming: number;
}

/** The bars of several campaigns on one scale, that of the largest total: solid is paid, hatched is coming (PAGA-06). */
export const barParts = (sums: readonly CampaignSum[]): ((sum: CampaignSum) => BarParts) => {
  const most = Math.max(1, ...sums.map(({ totalCents }) => totalCents));
  return ({ paidCents, awaitedCents }) => ({ done: paidCents / most, coming: awaitedCents / most });
};
