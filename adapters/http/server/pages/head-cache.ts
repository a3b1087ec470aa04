import { LRUCache } from 'lru-cache';
import { ContentRepository, HighlightRepository } from '#core/content/content-repository.ts';
import type { Binding } from '#core/kernel/port-key.ts';

/** More than the heads and trees of all pages. */
const MAX_ENTRIES = 500;

/**
 * Caches heads and trees of pages, which stand on many pages and change only with the content, so that a page that was not
 * requested before reads only its own content from the database.
 */
export class HeadCache {
  readonly #cache = new LRUCache<string, Promise<unknown>>({ max: MAX_ENTRIES });

  /** Drops everything; reads under way still answer those that wait for them. */
  forget(): void {
    this.#cache.clear();
  }

  /** The same bindings, with heads and trees read through the cache. */
  within(bindings: readonly Binding[]): readonly Binding[] {
    return bindings.map((one) => {
      if (one.key === HighlightRepository)
        return { ...one, make: (...needs) => this.#heads(one.make(...needs) as HighlightRepository) };
      if (one.key === ContentRepository)
        return { ...one, make: (...needs) => this.#trees(one.make(...needs) as ContentRepository) };
      return one;
    });
  }

  #heads(from: HighlightRepository): HighlightRepository {
    return {
      hero: (slug, area) => this.#once(`hero ${area} ${slug}`, () => from.hero(slug, area)),
      // Blocks change with the day, too.
      highlights: (kind, slot) => from.highlights(kind, slot),
    };
  }

  #trees(from: ContentRepository): ContentRepository {
    return {
      page: (slug) => from.page(slug),
      group: (name) => from.group(name),
      tree: (name) => this.#once(`tree ${name}`, () => from.tree(name)),
    };
  }

  #once<Value>(name: string, read: () => Promise<Value>): Promise<Value> {
    const known = this.#cache.get(name);
    if (known !== undefined) return known as Promise<Value>;
    const answer = read();
    this.#cache.set(name, answer);
    // What failed is read again by the next page.
    answer.catch(() => {
      if (this.#cache.peek(name) === answer) this.#cache.delete(name);
    });
    return answer;
  }
}
