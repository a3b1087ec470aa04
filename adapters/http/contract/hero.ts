import * as z from 'zod/mini';
import type { HeroSection } from '#core/content/page.ts';
import { pictureFromWire, pictureToWire } from './pieces.ts';
import { given, maybe, wireImage, wireLink } from './schema.ts';

/** The head of a page (API-10, PAGE-36). */
export const wireHero = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  image: maybe(wireImage),
  cta: maybe(wireLink),
  accessArea: z.boolean(),
});
export type WireHero = z.infer<typeof wireHero>;
z.globalRegistry.add(wireHero, { id: 'Testata' });

export const heroFromWire = (wire: WireHero): HeroSection => ({
  slug: wire.slug,
  title: wire.title,
  description: wire.description,
  ...given('image', wire.image === null || wire.image === undefined ? undefined : pictureFromWire(wire.image)),
  ...(wire.cta === null || wire.cta === undefined
    ? {}
    : { cta: { title: wire.cta.title, url: wire.cta.url, ...given('ariaLabel', wire.cta.ariaLabel) } }),
  accessArea: wire.accessArea,
});

export const heroToWire = (hero: HeroSection): WireHero => ({
  slug: hero.slug,
  title: hero.title,
  description: hero.description,
  ...given('image', hero.image === undefined ? undefined : pictureToWire(hero.image)),
  ...given('cta', hero.cta === undefined ? undefined : { ...hero.cta }),
  accessArea: hero.accessArea,
});
