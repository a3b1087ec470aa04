import type { Highlight, HighlightKind, Place } from '#core/content/highlight.ts';
import { ContentRepository, HighlightRepository } from '#core/content/content-repository.ts';
import { ReadHero } from '#core/content/use-cases.ts';
import type { ContentPage, HeroSection, PageGroup, PageNode, PagePreview, TreeName } from '#core/content/page.ts';
import { type FormerAddress, FormerAddresses } from '#core/navigation/former-addresses.ts';
import type { Question } from '#ui/state/questions.ts';
import { ask, type Asking, read } from './ask.ts';

/** The head of a page from the service; null where the editors gave none (PAGE-36). */
export const heroQuestion = (asking: Asking, slug: string): Question<HeroSection | null> =>
  ask(asking, ReadHero, slug, asking.area);

/** The entries of a block of a page: alerts, tools, banners. */
export const highlightsQuestion = (asking: Asking, kind: HighlightKind, place: Place): Question<readonly Highlight[]> =>
  read(asking, HighlightRepository, 'highlights', kind, place);

/** A page that editors wrote; null where there is none (ROUTE-21). */
export const contentQuestion = (asking: Asking, slug: string): Question<ContentPage | null> =>
  read(asking, ContentRepository, 'page', slug);

/** The pages of a group, as their parent lists them. */
export const groupQuestion = (asking: Asking, group: PageGroup): Question<readonly PagePreview[]> =>
  read(asking, ContentRepository, 'group', group);

/** What became of an address that has no page; null where nothing did. */
export const formerAddressQuestion = (asking: Asking, path: string): Question<FormerAddress | null> =>
  read(asking, FormerAddresses, 'whatBecameOf', path);

/** A tree of pages. */
export const treeQuestion = (asking: Asking, tree: TreeName): Question<readonly PageNode[]> =>
  read(asking, ContentRepository, 'tree', tree);
