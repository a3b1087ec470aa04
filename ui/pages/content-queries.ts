import type { Highlight, HighlightKind, HighlightSlot } from '#core/content/highlight.ts';
import { ContentRepository, HighlightRepository } from '#core/content/content-repository.ts';
import { ReadHero } from '#core/content/use-cases.ts';
import type { ContentPage, HeroSection, PageGroup, PageNode, PagePreview, TreeName } from '#core/content/page.ts';
import { type ContentRedirect, ContentRedirects } from '#core/navigation/content-redirects.ts';
import type { Query } from '#ui/state/queries.ts';
import { portQuery, queryOf, type QueryScope } from './query.ts';

/** The head of a page from the service; null where the editors gave none (PAGE-36). */
export const heroQuery = (scope: QueryScope, slug: string): Query<HeroSection | null> =>
  queryOf(scope, ReadHero, slug, scope.area);

/** The entries of a block of a page: alerts, tools, banners. */
export const highlightsQuery = (
  scope: QueryScope,
  kind: HighlightKind,
  slot: HighlightSlot,
): Query<readonly Highlight[]> => portQuery(scope, HighlightRepository, 'highlights', kind, slot);

/** A page that editors wrote; null where there is none (ROUTE-21). */
export const contentQuery = (scope: QueryScope, slug: string): Query<ContentPage | null> =>
  portQuery(scope, ContentRepository, 'page', slug);

/** The pages of a group, as their parent lists them. */
export const groupQuery = (scope: QueryScope, group: PageGroup): Query<readonly PagePreview[]> =>
  portQuery(scope, ContentRepository, 'group', group);

/** What became of an address that has no page; null where nothing did. */
export const redirectQuery = (scope: QueryScope, path: string): Query<ContentRedirect | null> =>
  portQuery(scope, ContentRedirects, 'find', path);

/** A tree of pages. */
export const treeQuery = (scope: QueryScope, tree: TreeName): Query<readonly PageNode[]> =>
  portQuery(scope, ContentRepository, 'tree', tree);
