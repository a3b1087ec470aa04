import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offersHelp, waysOn } from '#core/catalogue/below-text.ts';
import { aCatalogueDetail, aCatalogueItem } from '#tests/support/mothers/catalogue.ts';
import { RUNS } from '#tests/support/property.ts';

const aSection = (id: string) => ({ id, title: id, body: [] });

describe('waysOn', () => {
  it('[PAGE-13] should be one list: the links of the text, else other entries of its kind', () => {
    const anyEntries = fc.array(fc.webUrl().map((url) => ({ title: url, url, friendlyUrl: url })));
    fc.assert(
      fc.property(anyEntries, anyEntries, (links, related) => {
        expect(waysOn({ links, related })).toEqual(
          links.length > 0 ? { kind: 'links', links } : { kind: 'related', entries: related },
        );
      }),
      RUNS,
    );
  });
});

describe('offersHelp', () => {
  const below = (list: 'services' | 'informationArticles' | 'regulations', ...sections: string[]) =>
    offersHelp({ ...aCatalogueDetail(), item: aCatalogueItem({ list }), sections: sections.map(aSection) });

  it('[PAGE-13] should be below each information article, and elsewhere where no part of the text names whom to ask', () => {
    expect(below('informationArticles', 'contatti')).toBe(true);
    expect(below('services', 'come-fare', 'contatti')).toBe(false);
    expect(below('services', 'come-fare')).toBe(true);
    expect(below('regulations')).toBe(true);
  });
});
