import { portKey } from '#core/kernel/port-key.ts';
import type { Highlight, HighlightKind, HighlightSlot } from './highlight.ts';
import type { ContentPage, HeroSection, PageGroup, PageNode, PagePreview, TreeName } from './page.ts';

/** Pages of content, wherever they are kept. Throws `ServiceError` when the answer cannot be had. */
export interface ContentRepository {
  /** The page with this slug, or undefined when there is none. */
  page(slug: string): Promise<ContentPage | undefined>;
  /** The pages of a group, in the order that the editors gave them. */
  group(name: PageGroup): Promise<readonly PagePreview[]>;
  tree(name: TreeName): Promise<readonly PageNode[]>;
}
export const ContentRepository = portKey<ContentRepository>('ContentRepository');

/** Heads and blocks of pages. Throws `ServiceError` when the answer cannot be had. */
export interface HighlightRepository {
  /** The head with this slug; the reserved area has its own for some slugs (PAGE-37). */
  hero(slug: string, area: 'public' | 'private'): Promise<HeroSection | undefined>;
  /** The entries of a block, in the order that the editors gave them; empty for a block without entries. */
  highlights(kind: HighlightKind, slot: HighlightSlot): Promise<readonly Highlight[]>;
}
export const HighlightRepository = portKey<HighlightRepository>('HighlightRepository');
