import type { FormerAddress, FormerAddresses } from '#core/navigation/former-addresses.ts';
import { segmentsOf } from '#core/navigation/routes.ts';

/** What became of addresses, in memory. */
export class InMemoryFormerAddresses implements FormerAddresses {
  readonly #known: Readonly<Record<string, FormerAddress>>;

  constructor(known: Readonly<Record<string, FormerAddress>>) {
    this.#known = known;
  }

  async whatBecameOf(path: string): Promise<FormerAddress | undefined> {
    const plain = `/${segmentsOf(path)?.join('/') ?? ''}`;
    return Object.hasOwn(this.#known, plain) ? this.#known[plain] : undefined;
  }
}
