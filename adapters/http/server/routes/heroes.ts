import type { HighlightRepository } from '#core/content/content-repository.ts';
import { RESERVED_HEROES } from '#core/content/page.ts';
import type { PortalNames } from '#core/navigation/portal-settings.ts';
import { contentCalls, hero } from '#adapters/http/contract/content.ts';
import { described } from '../description/described-calls.ts';
import type { Api } from './api.ts';
import { servePublic, serveReserved } from './serve.ts';

/** Names in addresses that a deployment chooses; the editors' files have them without (D-07). */
type Names = Pick<PortalNames, 'agencySlug' | 'productSlug'>;

const calls = described(
  { hero: contentCalls.hero, reservedHero: contentCalls.reservedHero },
  {
    tag: 'Testate',
    schemas: { Testata: hero },
    fields: {
      'Testata.slug': 'Nome della pagina.',
      cta: 'Il collegamento in evidenza.',
      accessArea: 'Se la testata offre l’accesso all’area riservata.',
    },
    parameters: { slug: { description: 'Nome della pagina.', example: 'normative' } },
    calls: {
      hero: { name: 'getHero', summary: 'Testata di una pagina' },
      reservedHero: { name: 'getReservedHero', summary: 'Testata di una pagina riservata' },
    },
  },
);

/** Adds the heads of the pages (API-10); an unknown slug is 404. */
export const addHeroes = (api: Api, highlights: HighlightRepository, { agencySlug, productSlug }: Names): void => {
  const stored = new Map([
    [`${agencySlug}-comunica`, 'agency-communicates'],
    [`${agencySlug}-risponde`, 'agency-replies'],
    [`cruscotto-pagamenti-op-extra-${productSlug}`, 'cruscotto-pagamenti-op-extra'],
  ]);
  servePublic(
    api,
    calls.hero,
    async ({ slug }) => {
      const found = await highlights.hero(stored.get(slug) ?? slug, 'public');
      return found && { ...found, slug };
    },
    { key: ({ slug }) => slug },
  );
  serveReserved(api, calls.reservedHero, async ({ slug }) =>
    RESERVED_HEROES.includes(slug) ? highlights.hero(slug, 'private') : undefined,
  );
};
