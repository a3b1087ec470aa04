import type { AidRepository, FinderAid } from '#core/aids/aid-repository.ts';

/** The aids over a list of them. */
export class InMemoryAidRepository implements AidRepository {
  readonly #stored: readonly FinderAid[];

  constructor(stored: readonly FinderAid[]) {
    this.#stored = stored;
  }

  /** What only holds others together is none that one can ask for. */
  async aids(): Promise<readonly FinderAid[]> {
    return this.#stored
      .filter(({ slug }) => !this.#stored.some((other) => other.slug.startsWith(`${slug}/`)))
      .toSorted((left, right) => (left.slug < right.slug ? -1 : 1));
  }
}
