import { siteKind } from '#core/paying-bodies/card.ts';
import type { PayingBody, PayingBodyCounters } from '#core/paying-bodies/paying-body.ts';
import type { PayingBodyRepository } from '#core/paying-bodies/paying-body-repository.ts';

const byName = new Intl.Collator('it-IT');

/** Paying bodies in memory. */
export class InMemoryPayingBodyRepository implements PayingBodyRepository {
  readonly #bodies: readonly PayingBody[];

  constructor(bodies: readonly PayingBody[]) {
    this.#bodies = bodies;
  }

  async serving(region: string | undefined): Promise<readonly PayingBody[]> {
    return this.#bodies
      .filter(({ regions }) => region === undefined || regions.some(({ id }) => id === region))
      .sort((left, right) => byName.compare(left.name, right.name));
  }

  async counters(region: string | undefined): Promise<PayingBodyCounters> {
    const kinds = (await this.serving(region)).map(siteKind);
    const regional = kinds.filter((kind) => kind === 'regional').length;
    return { regional, national: kinds.length - regional };
  }
}
