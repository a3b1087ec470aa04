import { PayingBodyRepository } from './paying-body-repository.ts';
import { defineUseCase } from '#core/kernel/port-key.ts';
import type { PayingBody, PayingBodyCounters } from './paying-body.ts';

/** What the finder shows for the chosen region, or for all of Italy. */
export interface FoundPayingBodies {
  readonly bodies: readonly PayingBody[];
  readonly counters: PayingBodyCounters;
}

/** Finds the offices that serve a region and the counters, side by side; the counters are those of all Italy (PAGE-15). */
export type FindPayingBodies = (region: string | undefined) => Promise<FoundPayingBodies>;

/** See `FindPayingBodies`. */
export const makeFindPayingBodies =
  (repository: PayingBodyRepository): FindPayingBodies =>
  async (region) => {
    const [bodies, counters] = await Promise.all([repository.serving(region), repository.counters(undefined)]);
    return { bodies, counters };
  };
export const FindPayingBodies = defineUseCase('FindPayingBodies', [PayingBodyRepository], makeFindPayingBodies);
