import { ContentRepository, HighlightRepository } from '#core/content/content-repository.ts';
import type { Binding } from '#core/kernel/port-key.ts';

/** More than pages have heads and trees; beyond it nothing is kept that is not yet. */
const MOST_KEPT = 500;

/**
 * What stands on many pages and changes with nothing but the content, heads and trees of pages: read once until the content
 * changes, so that a page that nobody asked for before asks the database for its own alone.
 */
export class KeptHeads {
  #kept = new Map<string, Promise<unknown>>();

  /** Everything is read anew; what is still on its way stays with who asked for it. */
  forget(): void {
    this.#kept = new Map();
  }

  /** The same bindings, with heads and trees read through what is kept. */
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
      highlights: (kind, place) => from.highlights(kind, place),
    };
  }

  #trees(from: ContentRepository): ContentRepository {
    return {
      page: (slug) => from.page(slug),
      group: (name) => from.group(name),
      tree: (name) => this.#once(`tree ${name}`, () => from.tree(name)),
    };
  }

  #once<Thing>(name: string, read: () => Promise<Thing>): Promise<Thing> {
    const kept = this.#kept;
    const known = kept.get(name);
    if (known !== undefined) return known as Promise<Thing>;
    const thing = read();
    if (kept.size >= MOST_KEPT) return thing;
    kept.set(name, thing);
    // What failed is read again by the next page.
    thing.catch(() => kept.delete(name));
    return thing;
  }
}
