import { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { noCriteria } from '#core/catalogue/criteria.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import type { PortKey } from '#core/kernel/port-key.ts';
import { pageQueries } from '#ui/pages/catalogue/list-queries.ts';
import { prefetchAll, cachedValue, makeQueryClient } from '#ui/state/queries.ts';
import { nextTurn } from './next-turn.ts';
import { sampleCatalogue } from './sample-catalogue.ts';
import type { PortalWorld } from './world.ts';

/** A reader of the regulations who types faster than the answers come; each is held until it is let go. */
export class LateSearch {
  readonly #world: PortalWorld;
  /** The cache of answers of the page itself. */
  readonly #cache = makeQueryClient('server');
  readonly #held = new Map<string, () => void>();
  readonly #asked = new Map<string, Promise<void>>();

  constructor(world: PortalWorld) {
    this.#world = world;
    const catalogue = sampleCatalogue();
    world.place(CatalogueRepository, {
      filterOptions: (list, criteria) => catalogue.filterOptions(list, criteria),
      detail: (list, friendlyUrl) => catalogue.detail(list, friendlyUrl),
      matching: async (list, criteria, from) => {
        await new Promise<void>((resolve) => {
          this.#held.set(criteria.search, resolve);
        });
        // What tells the answers apart: how many results there are is how many questions came before, and this one.
        const totalCount = [...this.#asked.keys()].indexOf(criteria.search) + 1;
        return { ...(await catalogue.matching(list, criteria, from)), totalCount };
      },
    });
  }

  search(text: string): void {
    this.#asked.set(text, prefetchAll(this.#cache, this.#queriesFor(text)));
  }

  /** Lets the answer to these words come. */
  async letArrive(text: string): Promise<void> {
    while (!this.#held.has(text)) await nextTurn();
    this.#held.get(text)?.();
    await this.#asked.get(text);
  }

  /** The words whose answer the page shows; undefined while it waits for the one to the last words. */
  get shown(): string | undefined {
    const words = [...this.#asked.keys()];
    const [query] = this.#queriesFor(words.at(-1) ?? '');
    const answer = query === undefined ? undefined : cachedValue(this.#cache, query);
    return answer === undefined ? undefined : words[answer.totalCount - 1];
  }

  #queriesFor(search: string) {
    const scope = { area: 'public' as const, use: <T>(key: PortKey<T>): T => this.#world.use(key) };
    return pageQueries(scope, LISTS.regulations, { criteria: { ...noCriteria(), search }, page: 1 });
  }
}
