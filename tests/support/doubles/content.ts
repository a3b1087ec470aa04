import { type EditedMenu, withAddedPages } from '#core/content/added-pages.ts';
import type { ContentRepository, HighlightRepository } from '#core/content/content-repository.ts';
import type { Highlight, HighlightKind, HighlightSlot } from '#core/content/highlight.ts';
import type { ContentPage, HeroSection, PageGroup, PageNode, PagePreview, TreeName } from '#core/content/page.ts';

/** Pages, groups and trees as they are kept in memory. */
export interface StoredContents {
  readonly pages: readonly ContentPage[];
  /** Slugs of the pages of a group, in their order. */
  readonly groups: Readonly<Partial<Record<PageGroup, readonly string[]>>>;
  readonly trees: Readonly<Partial<Record<TreeName, readonly PageNode[]>>>;
  /** Slugs of the pages that editors added to a menu. */
  readonly menus?: Readonly<Partial<Record<EditedMenu, readonly string[]>>>;
}

/** Contents in memory. */
export class InMemoryContentRepository implements ContentRepository {
  readonly #contents: StoredContents;

  constructor(contents: StoredContents) {
    this.#contents = contents;
  }

  async page(slug: string): Promise<ContentPage | undefined> {
    return this.#contents.pages.find((page) => page.slug === slug);
  }

  async group(name: PageGroup): Promise<readonly PagePreview[]> {
    const pages = await Promise.all((this.#contents.groups[name] ?? []).map(async (slug) => this.page(slug)));
    return pages
      .filter((page) => page !== undefined)
      .map(({ slug, title, description, image }) => ({
        slug,
        title,
        description,
        ...(image === undefined ? {} : { image }),
      }));
  }

  async tree(name: TreeName): Promise<readonly PageNode[]> {
    const nodes = this.#contents.trees[name] ?? [];
    if (name === 'transparent-administration') return nodes;
    const pages = await Promise.all((this.#contents.menus?.[name] ?? []).map(async (slug) => this.page(slug)));
    return withAddedPages(
      name,
      nodes,
      pages.filter((page) => page !== undefined),
    );
  }
}

/** A head or a block, and where it stands. */
export interface StoredHighlights {
  readonly heroes: readonly (HeroSection & { readonly area: 'public' | 'private' })[];
  readonly blocks: readonly {
    readonly kind: HighlightKind;
    readonly place: HighlightSlot;
    readonly entries: readonly Highlight[];
  }[];
}

/** Heads and blocks in memory. */
export class InMemoryHighlightRepository implements HighlightRepository {
  readonly #stored: StoredHighlights;

  constructor(stored: StoredHighlights) {
    this.#stored = stored;
  }

  async hero(slug: string, area: 'public' | 'private'): Promise<HeroSection | undefined> {
    const found = this.#stored.heroes.find((hero) => hero.slug === slug && hero.area === area);
    if (found === undefined) return undefined;
    const { area: _area, ...hero } = found;
    return hero;
  }

  async highlights(kind: HighlightKind, place: HighlightSlot): Promise<readonly Highlight[]> {
    return this.#stored.blocks.find((block) => block.kind === kind && block.place === place)?.entries ?? [];
  }
}
