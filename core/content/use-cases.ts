import { portKey } from '#core/kernel/port-key.ts';
import type { ContentRepository, HighlightRepository } from './content-repository.ts';
import type { Highlight, HighlightKind, Place } from './highlight.ts';
import type { ContentPage, HeroSection, PageGroup, PageNode, PagePreview, TreeName } from './page.ts';

/** From where a signed-in person and a visitor read: the reserved address or the public one (PAGE-37). */
export type ContentArea = 'public' | 'private';

/** The head of a page (PAGE-36); undefined where the editors gave none. */
export type ReadHero = (slug: string, area: ContentArea) => Promise<HeroSection | undefined>;
export const ReadHero = portKey<ReadHero>('ReadHero');

/** Builds `ReadHero`. */
export const makeReadHero =
  (highlights: HighlightRepository): ReadHero =>
  (slug, area) =>
    highlights.hero(slug, area);

/** A block of a page: alerts, tools, carousel, banners. */
export type ReadHighlights = (kind: HighlightKind, place: Place) => Promise<readonly Highlight[]>;
export const ReadHighlights = portKey<ReadHighlights>('ReadHighlights');

/** Builds `ReadHighlights`. */
export const makeReadHighlights =
  (highlights: HighlightRepository): ReadHighlights =>
  (kind, place) =>
    highlights.highlights(kind, place);

/** A page of content; undefined leads to the not-found page (ROUTE-21). */
export type ReadContentPage = (slug: string) => Promise<ContentPage | undefined>;
export const ReadContentPage = portKey<ReadContentPage>('ReadContentPage');

/** Builds `ReadContentPage`. */
export const makeReadContentPage =
  (pages: ContentRepository): ReadContentPage =>
  (slug) =>
    pages.page(slug);

/** The pages of a group, as their parent lists them. */
export type ReadPageGroup = (name: PageGroup) => Promise<readonly PagePreview[]>;
export const ReadPageGroup = portKey<ReadPageGroup>('ReadPageGroup');

/** Builds `ReadPageGroup`. */
export const makeReadPageGroup =
  (pages: ContentRepository): ReadPageGroup =>
  (name) =>
    pages.group(name);

/** A tree of pages: transparent administration, site map (PAGE-32, NAV-22). */
export type ReadPageTree = (name: TreeName) => Promise<readonly PageNode[]>;
export const ReadPageTree = portKey<ReadPageTree>('ReadPageTree');

/** Builds `ReadPageTree`. */
export const makeReadPageTree =
  (pages: ContentRepository): ReadPageTree =>
  (name) =>
    pages.tree(name);
