import type { Highlight, HighlightKind, Place } from '#core/content/highlight.ts';
import { ReadContentPage, ReadHero, ReadHighlights, ReadPageGroup, ReadPageTree } from '#core/content/use-cases.ts';
import type { ContentPage, HeroSection, PageGroup, PageNode, PagePreview, TreeName } from '#core/content/page.ts';
import { type ContentRedirect, FindRedirect } from '#core/navigation/content-redirects.ts';
import type { Question } from '#ui/state/questions.ts';
import { ask, type Asking } from './ask.ts';

/** The head of a page from the service; null where the editors gave none (PAGE-36). */
export const heroQuestion = (asking: Asking, slug: string): Question<HeroSection | null> =>
  ask(asking, ReadHero, slug, asking.area);

/** The entries of a block of a page: alerts, tools, banners. */
export const highlightsQuestion = (asking: Asking, kind: HighlightKind, place: Place): Question<readonly Highlight[]> =>
  ask(asking, ReadHighlights, kind, place);

/** A page that editors wrote; null where there is none (ROUTE-21). */
export const contentQuestion = (asking: Asking, slug: string): Question<ContentPage | null> =>
  ask(asking, ReadContentPage, slug);

/** The pages of a group, as their parent lists them. */
export const groupQuestion = (asking: Asking, group: PageGroup): Question<readonly PagePreview[]> =>
  ask(asking, ReadPageGroup, group);

/** What became of an address that has no page; null where nothing did. */
export const redirectQuestion = (asking: Asking, path: string): Question<ContentRedirect | null> =>
  ask(asking, FindRedirect, path);

/** A tree of pages. */
export const treeQuestion = (asking: Asking, tree: TreeName): Question<readonly PageNode[]> =>
  ask(asking, ReadPageTree, tree);
