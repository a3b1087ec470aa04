import type { Area } from '#core/kernel/area.ts';
import { defineUseCase } from '#core/kernel/port-key.ts';
import { HighlightRepository } from './content-repository.ts';
import { type HeroSection, RESERVED_HEROES } from './page.ts';

/** The head of a page for a reader (PAGE-36); undefined where the editors gave none. Throws `ServiceError`. */
export type ReadHero = (slug: string, area: Area) => Promise<HeroSection | undefined>;

/** Builds `ReadHero`: who is logged in reads the heads that the reserved area has of its own from there (PAGE-37). */
export const makeReadHero =
  (highlights: HighlightRepository): ReadHero =>
  (slug, area) =>
    highlights.hero(slug, area !== 'public' && RESERVED_HEROES.includes(slug) ? 'private' : 'public');
export const ReadHero = defineUseCase('ReadHero', [HighlightRepository], makeReadHero);
