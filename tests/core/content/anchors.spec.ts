import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPageId, withAnchors } from '#core/content/anchors.ts';
import { headingIds } from '#core/formatting/heading-id.ts';
import { RUNS } from '#tests/support/property.ts';

const anchorsOf = (...ids: readonly string[]): readonly string[] =>
  withAnchors(ids.map((id) => ({ id }))).map(({ id }) => id);

describe('withAnchors', () => {
  it('[PAGE-17] should keep the anchors that former links lead to', () => {
    expect(anchorsOf('a-chi-e-rivolto', 'contatti', 'contatti-2')).toEqual([
      'a-chi-e-rivolto',
      'contatti',
      'contatti-2',
    ]);
  });

  it('[PAGE-17] should give a heading called as a part of the page an anchor of its own', () => {
    const words = ['Contenuto', 'Portale', 'Filtri', 'Piè di pagina', 'Voce 12', 'Testo'];
    expect(anchorsOf(...headingIds(words))).toEqual([
      'sezione-contenuto',
      'sezione-portale',
      'sezione-filtri',
      'sezione-pie-di-pagina',
      'sezione-voce-12',
      'sezione-testo',
    ]);
  });

  it('[PAGE-17] should tell apart the parts of a service that gives the same id twice, or none', () => {
    expect(anchorsOf('importi', 'importi', '', 'con spazi', 'filtri', 'sezione-filtri')).toEqual([
      'importi',
      'importi-2',
      'sezione-',
      'sezione-con-spazi',
      'sezione-filtri-2',
      'sezione-filtri',
    ]);
  });

  it('[PAGE-17] should never give an anchor twice or one of the page, whatever the ids are, and change nothing the second time', () => {
    const anyId = fc.oneof(
      fc.string(),
      fc.constantFrom('filtri', 'sezione-filtri', 'sezione-filtri-2', 'importi', 'importi-2'),
    );
    fc.assert(
      fc.property(fc.array(anyId), (ids) => {
        const anchors = anchorsOf(...ids);
        expect(new Set(anchors).size).toBe(ids.length);
        expect(anchors.filter((id) => isPageId(id) || !/^\S+$/u.test(id))).toEqual([]);
        expect(anchorsOf(...anchors)).toEqual(anchors);
      }),
      RUNS,
    );
  });
});
