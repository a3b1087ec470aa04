/** Something that is kept, and may grow while it is. */
interface Weighed {
  readonly bytes: number;
}

/** Things kept by key within a number of bytes; those not asked for longest go when there are too many. */
export class LruCache<Thing extends Weighed> {
  readonly #kept = new Map<string, { readonly thing: Thing; counted: number }>();
  readonly #limitBytes: number;
  #bytes = 0;

  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes;
  }

  /** Number of bytes held now. */
  get bytes(): number {
    return this.#bytes;
  }

  find(key: string): Thing | undefined {
    const kept = this.#kept.get(key);
    if (kept === undefined) return undefined;
    // It may have grown since it was counted.
    this.#bytes += kept.thing.bytes - kept.counted;
    kept.counted = kept.thing.bytes;
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept.thing;
  }

  keep(key: string, thing: Thing): void {
    this.#kept.set(key, { thing, counted: thing.bytes });
    this.#bytes += sizeOf(key, thing.bytes);
    for (const [oldKey, { counted }] of this.#kept) {
      if (this.#bytes <= this.#limitBytes) return;
      this.#kept.delete(oldKey);
      this.#bytes -= sizeOf(oldKey, counted);
    }
  }

  clear(): void {
    this.#kept.clear();
    this.#bytes = 0;
  }
}

// Helpers

const sizeOf = (key: string, bytes: number): number => key.length * 2 + bytes;
