import * as z from 'zod/mini';
import type { HighlightRepository } from '#core/content/content-repository.ts';
import { RESERVED_HEROES } from '#core/content/page.ts';
import type { PortalNames } from '#core/navigation/portal-settings.ts';
import { PATHS, PRIVATE } from '#adapters/http/contract/addresses.ts';
import { heroToWire, wireHero } from '#adapters/http/contract/hero.ts';
import { HttpProblem } from '../problems/problem.ts';
import type { AccessControl } from '../protection/access-control.ts';
import { publicRead, type Api } from './api.ts';
import { reservedRead } from './reserved-read.ts';

const TAG = 'Testate';
const params = z.object({ slug: z.string().check(z.minLength(1), z.maxLength(120)) });

/** Names in addresses that a deployment chooses; the editors' files have them without (D-07). */
type Names = Pick<PortalNames, 'agencySlug' | 'productSlug'>;

/** Adds the heads of the pages (API-10); an unknown slug is 404. */
export const addHeroes = (
  api: Api,
  highlights: HighlightRepository,
  { agencySlug, productSlug }: Names,
  access: AccessControl,
): void => {
  const stored = new Map([
    [`${agencySlug}-comunica`, 'agency-communicates'],
    [`${agencySlug}-risponde`, 'agency-replies'],
    [`cruscotto-pagamenti-op-extra-${productSlug}`, 'cruscotto-pagamenti-op-extra'],
  ]);
  publicRead(api, {
    url: `${PATHS.hero}/:slug`,
    summary: 'Testata di una pagina',
    tag: TAG,
    params,
    answer: wireHero,
    key: ({ params: { slug } }) => slug,
    read: async ({ params: { slug } }) => {
      const hero = await highlights.hero(stored.get(slug) ?? slug, 'public');
      return hero === undefined ? undefined : heroToWire({ ...hero, slug });
    },
  });
  reservedRead(api, access, {
    url: `${PRIVATE}${PATHS.hero}/:slug`,
    summary: 'Testata di una pagina riservata',
    tag: TAG,
    params,
    answer: wireHero,
    refuses: [404],
    run: async ({ params: { slug } }) => {
      const isListed = RESERVED_HEROES.includes(slug);
      const hero = isListed ? await highlights.hero(slug, 'private') : undefined;
      if (hero === undefined) throw new HttpProblem(404);
      return heroToWire(hero);
    },
  });
};
