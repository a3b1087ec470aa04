import type { Area } from '#core/kernel/area.ts';
import { portKey } from '#core/kernel/port-key.ts';
import type { ContentRepository, HighlightRepository } from './content-repository.ts';
import { type HeroSection, RESERVED_HEROES } from './page.ts';

/** The head of a page for a reader (PAGE-36); undefined where the editors gave none. Throws `ServiceError`. */
export type ReadHero = (slug: string, area: Area) => Promise<HeroSection | undefined>;
export const ReadHero = portKey<ReadHero>('ReadHero');

/** Builds `ReadHero`: who is logged in reads the heads that the reserved area has of its own from there (PAGE-37). */
export const makeReadHero =
  (highlights: HighlightRepository): ReadHero =>
  (slug, area) =>
    highlights.hero(slug, area !== 'public' && RESERVED_HEROES.includes(slug) ? 'private' : 'public');

/** A block of a page: alerts, tools, carousel, banners. */
export type ReadHighlights = HighlightRepository['highlights'];
export const ReadHighlights = portKey<ReadHighlights>('ReadHighlights');

/** A page of content; undefined leads to the not-found page (ROUTE-21). */
export type ReadContentPage = ContentRepository['page'];
export const ReadContentPage = portKey<ReadContentPage>('ReadContentPage');

/** The pages of a group, as their parent lists them. */
export type ReadPageGroup = ContentRepository['group'];
export const ReadPageGroup = portKey<ReadPageGroup>('ReadPageGroup');

/** A tree of pages: transparent administration, site map (PAGE-32, NAV-22). */
export type ReadPageTree = ContentRepository['tree'];
export const ReadPageTree = portKey<ReadPageTree>('ReadPageTree');
