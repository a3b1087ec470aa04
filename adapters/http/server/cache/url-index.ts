import type { IncomingMessage } from 'node:http';

/** What is known of a public address once it has been answered: what stands under it never depends on the content. */
export interface IndexedUrl {
  /** The route that answered, for the figures. */
  readonly route: string;
  /** Whether whoever asks must be able to read JSON. */
  readonly isJson: boolean;
  /** Key of the kept answer for this request; undefined when only the route can tell. */
  readonly keyOf: (request: IncomingMessage) => string | undefined;
}

/** Addresses remembered at once; the ones not asked for longest go first. */
const MOST_ADDRESSES = 4_096;
/** Longer addresses are answered, but not remembered. */
const MOST_CHARACTERS = 512;

/**
 * Which kept answer each public address asks for, by the address as it was written: reading criteria out of a query costs
 * more than answering from memory. Only what a route has accepted gets here, so that nothing unchecked is ever answered.
 */
export class UrlIndex {
  readonly #known = new Map<string, IndexedUrl>();
  readonly #limit: number;
  #isClosed = false;

  constructor(limit = MOST_ADDRESSES) {
    this.#limit = limit;
  }

  /** Number of addresses remembered now. */
  get size(): number {
    return this.#known.size;
  }

  /** What is known of an address as it was written. */
  find(address: string): IndexedUrl | undefined {
    const known = this.#known.get(address);
    if (known === undefined) return undefined;
    this.#known.delete(address);
    this.#known.set(address, known);
    return known;
  }

  /** Remembers an address that its route has just answered. */
  note(address: string, known: IndexedUrl): void {
    if (this.#isClosed || address.length > MOST_CHARACTERS) return;
    this.#known.set(address, known);
    if (this.#known.size <= this.#limit) return;
    const [oldest] = this.#known.keys();
    if (oldest !== undefined) this.#known.delete(oldest);
  }

  /** Forgets everything for good: from now on the routes answer, and tell that the service is closing. */
  close(): void {
    this.#isClosed = true;
    this.#known.clear();
  }
}
