import type { ReservedFiles } from '#core/content/reserved-files.ts';

/** Documents of the reserved area in memory, by their path. */
export class InMemoryReservedFiles implements ReservedFiles {
  readonly #files: ReadonlyMap<string, Uint8Array>;

  constructor(files: Readonly<Record<string, Uint8Array>>) {
    this.#files = new Map(Object.entries(files));
  }

  async bytes(path: string): Promise<Uint8Array | undefined> {
    return this.#files.get(path);
  }
}
