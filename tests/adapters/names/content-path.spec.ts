import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LISTS } from '#core/catalogue/definitions.ts';
import { routeTable } from '#core/navigation/routes.ts';
import { pathOfContent, locationsAt } from '#adapters/names/content-path.ts';
import { DEMONSTRATION_NAMES } from '#adapters/names/demonstration-names.ts';
import { LIST_NAMES } from '#adapters/names/list-names.ts';
import { RUNS } from '#tests/support/property.ts';

const TABLE = routeTable(DEMONSTRATION_NAMES);
const SLUG = fc.stringMatching(/^[a-z][a-z0-9]{0,8}(-[a-z0-9]{1,6}){0,2}$/);
const OPENED = Object.values(LISTS).flatMap(({ id, opens }) =>
  opens.kind === 'page' ? [LIST_NAMES[id] as { readonly contentType: string; readonly fund?: string }] : [],
);
/** Slugs that stand for a page of the portal's own below the same root. */
const OWN = TABLE.routes.flatMap(({ pattern }) => pattern.split('/'));

describe('pathOfContent and placesAt', () => {
  it('should lead from every content to its page and back', () => {
    const places = fc.oneof(
      fc
        .tuple(fc.constantFrom(...OPENED), SLUG)
        .map(([{ contentType, fund }, slug]) => ({ type: contentType, slug, fund })),
      SLUG.map((slug) => ({ type: 'projects', slug, fund: undefined })),
      fc.tuple(SLUG, SLUG).map(([a, b]) => ({ type: 'transparency', slug: `${a}/${b}`, fund: undefined })),
      SLUG.map((slug) => ({ type: 'aids', slug: `pagamenti-ocm/${slug}`, fund: undefined })),
    );
    fc.assert(
      fc.property(places, ({ type, slug, fund }) => {
        fc.pre(!OWN.includes(slug));
        const path = pathOfContent(TABLE, { type, slug }, fund) ?? '';
        expect(locationsAt(TABLE, path)).toContainEqual({ type, slug });
      }),
      RUNS,
    );
  });

  it('should know the pages of texts by the route that shows them', () => {
    expect(
      ['note-legali', 'servizi/app', 'agenzia/direttore', 'need-help'].map((slug) =>
        pathOfContent(TABLE, { type: 'pages', slug }),
      ),
    ).toEqual(['/note-legali', '/servizi/anpag-mobile', '/agenzia/direttore', undefined]);
    expect(locationsAt(TABLE, '/servizi/anpag-mobile')).toEqual([{ type: 'pages', slug: 'servizi/app' }]);
  });

  it('should have no page for what opens no page, and no content for what is no content’s page', () => {
    expect(pathOfContent(TABLE, { type: 'faqs', slug: 'x' })).toBeUndefined();
    expect(pathOfContent(TABLE, { type: 'kpis', slug: 'x' })).toBeUndefined();
    for (const path of ['/scrivania', '/normative', '/non/esiste', '//']) expect(locationsAt(TABLE, path)).toEqual([]);
  });
});
