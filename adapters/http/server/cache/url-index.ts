import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';

/** What is known of a public URL that a route has answered; it never depends on the content. */
export interface IndexedUrl {
  /** The route that answered, for the metrics. */
  readonly route: string;
  /** Whether the client must accept JSON. */
  readonly isJson: boolean;
  /** Key of the cached answer for this request; undefined when only the route can tell. */
  readonly keyOf: (request: IncomingMessage) => string | undefined;
}

const MAX_URLS = 4_096;
/** Longer URLs are answered, but not indexed. */
const MAX_CHARACTERS = 512;

/**
 * URL → key of its cached answer: parsing criteria out of a query costs more than answering from the cache. Only what a route
 * has accepted gets in, so that nothing unchecked is ever answered.
 */
export class UrlIndex {
  readonly #urls: LRUCache<string, IndexedUrl>;
  #isClosed = false;

  constructor(max = MAX_URLS) {
    this.#urls = new LRUCache({ max });
  }

  get size(): number {
    return this.#urls.size;
  }

  /** Finds a URL as it was written. */
  find(url: string): IndexedUrl | undefined {
    return this.#urls.get(url);
  }

  /** Adds a URL that its route has just answered. */
  note(url: string, indexed: IndexedUrl): void {
    if (!this.#isClosed && url.length <= MAX_CHARACTERS) this.#urls.set(url, indexed);
  }

  /** Empties the index for good: the routes answer from now on, and report that the service is closing. */
  close(): void {
    this.#isClosed = true;
    this.#urls.clear();
  }
}
