import type { PayingBodyRepository } from './paying-body-repository.ts';
import type { FindPayingBodies } from './use-cases.ts';

/** See `FindPayingBodies`. */
export const makeFindPayingBodies =
  (repository: PayingBodyRepository): FindPayingBodies =>
  async (region) => {
    const [bodies, counters] = await Promise.all([repository.serving(region), repository.counters(undefined)]);
    return { bodies, counters };
  };
