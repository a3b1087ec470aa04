import type { Highlight, HighlightKind, Place } from '#core/content/highlight.ts';
import { ReadHero, ReadHighlights } from '#core/content/use-cases.ts';
import type { HeroSection } from '#core/content/page.ts';
import type { Question } from '#ui/state/questions.ts';
import type { PageContext } from './page-module.ts';

/** The head of a page from the service; null where the editors gave none. */
export const heroQuestion = ({ use }: Pick<PageContext, 'use'>, slug: string): Question<HeroSection | null> => ({
  key: ['hero', slug],
  ask: async () => (await use(ReadHero)(slug, 'public')) ?? null,
});

/** The entries of a block of a page: alerts, tools, banners. */
export const highlightsQuestion = (
  { use }: Pick<PageContext, 'use'>,
  kind: HighlightKind,
  place: Place,
): Question<readonly Highlight[]> => ({
  key: ['highlights', kind, place],
  ask: () => use(ReadHighlights)(kind, place),
});
