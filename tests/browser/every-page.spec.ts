import { describe, expect, it } from 'vitest';
import type { RouteId } from '#core/navigation/addresses.ts';
import { addressOf, judgeEachAs, publicRoutes, reservedRoutes } from '#tests/support/every-page.ts';
import type { Entrance } from '#tests/support/in-the-portal.ts';
import { portal, raiseStage } from '#tests/support/stage.ts';

raiseStage();

describe('every public page', () => {
  it('[ROUTE-01] [ROUTE-21] should be there, with a title, a description and a main heading of its own', async () => {
    const heads = await Promise.all(
      publicRoutes().map(async (route) => {
        const answer = await fetch(`${portal.home}${(await addressOf(route)).slice(1)}`, { redirect: 'manual' });
        const html = await answer.text();
        return {
          pattern: route.pattern,
          status: answer.status,
          title: first(html, /<title>([^<]+)<\/title>/),
          description: first(html, /<meta name="description" content="([^"]+)"/),
          headings: [...html.matchAll(/<h1[ >]/g)].length,
          heading: first(html, /<h1[^>]*>(.*?)<\/h1>/s).replaceAll(/<[^>]+>/g, ''),
          canonical: first(html, /<link rel="canonical" href="([^"]+)"/),
        };
      }),
    );
    expect(heads.filter(({ status }) => status !== 200).map(({ pattern, status }) => [pattern, status])).toEqual([]);
    expect(heads.filter(({ headings }) => headings !== 1).map(({ pattern }) => pattern)).toEqual([]);
    for (const part of ['title', 'description', 'heading', 'canonical'] as const)
      expect([part, shared(heads, part)]).toEqual([part, []]);
  });
});

describe('every reserved page', () => {
  it('should be looked at by somebody', () => {
    expect(
      reservedRoutes()
        .filter(({ id }) => LOOKERS[id] === undefined)
        .map(({ id }) => id),
    ).toEqual([]);
  });

  judgeEachAs(
    reservedRoutes().flatMap(({ id, pattern }) => {
      const looker = LOOKERS[id];
      return looker === undefined ? [] : [[pattern, looker.entrance, looker.path ?? pattern] as const];
    }),
  );
});

// Helpers

const ANNA: Entrance = { name: 'Anna Bianchi' };
const PAOLA: Entrance = { name: 'Paola Verdi' };
/** Who looks at a reserved page, and where it is when its address has parameters. */
const LOOKERS: Readonly<Partial<Record<RouteId, { readonly entrance: Entrance; readonly path?: string }>>> = {
  caaDesk: { entrance: PAOLA },
  producers: { entrance: PAOLA },
  producer: { entrance: PAOLA, path: '/produttori/azienda-agricola-bianchi-anna' },
  desk: { entrance: ANNA },
  procedures: { entrance: ANNA },
  notifications: { entrance: ANNA },
  yourFile: { entrance: ANNA },
  companyFile: { entrance: ANNA },
};

type Head = Readonly<Record<'pattern' | 'title' | 'description' | 'heading' | 'canonical', string>>;

/** What a head has in common with another one, or does not have at all. */
const shared = (heads: readonly Head[], part: keyof Head): readonly string[] =>
  heads
    .filter((head) => head[part] === '' || heads.some((other) => other !== head && other[part] === head[part]))
    .map((head) => `${head.pattern}: ${head[part]}`);

const first = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1]?.trim() ?? '';
