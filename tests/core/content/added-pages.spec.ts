import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AddedPage, type EditedMenu, isAddedSlug, withAddedPages } from '#core/content/added-pages.ts';
import type { PageNode } from '#core/content/page.ts';
import { RUNS } from '#tests/support/property.ts';

const node = (path: string, ...children: readonly PageNode[]): PageNode => ({ title: path, path, children });
const MAP = [node('/agenzia', node('/agenzia/direttore')), node('/normative'), node('/agenzia')];
const page = (slug: string): AddedPage => ({ slug, title: slug });
const added = (slug: string): PageNode => ({ title: slug, path: `/${slug}`, children: [] });

describe('isAddedSlug', () => {
  it.each([
    ['agenzia/codice', true],
    ['supporto/parole', true],
    ['agenzia', false],
    ['agenzia/', false],
    ['agenzia/codice/altro', false],
    ['servizi/app', false],
    ['direttore', false],
  ])('[RED-04] should tell whether editors may add %s', (slug, may) => {
    expect(isAddedSlug(slug)).toBe(may);
  });
});

describe('withAddedPages', () => {
  it('[RED-04] [NAV-22] should put a page of the site map once below its section, and after all where the map has none', () => {
    expect(withAddedPages('mappa-sito', MAP, [page('agenzia/codice'), page('supporto/parole')])).toEqual([
      node('/agenzia', node('/agenzia/direttore'), added('agenzia/codice')),
      node('/normative'),
      node('/agenzia'),
      added('supporto/parole'),
    ]);
  });

  it('[RED-04] [NAV-07] should put a page of the footer after its other entries, which have nothing below', () => {
    expect(withAddedPages('footer', [node('/agenzia')], [page('agenzia/codice')])).toEqual([
      node('/agenzia'),
      added('agenzia/codice'),
    ]);
  });

  it('[RED-04] should leave a page where the editors have named it themselves', () => {
    expect(withAddedPages('mappa-sito', MAP, [page('agenzia/direttore')])).toEqual(MAP);
  });

  it('[RED-04] should have every page exactly once, and all that was there in its order', () => {
    const slug = fc
      .tuple(fc.constantFrom('agenzia', 'supporto'), fc.constantFrom('a', 'b', 'c'))
      .map((of) => of.join('/'));
    const tree = fc.array(
      fc
        .tuple(fc.constantFrom('/agenzia', '/supporto', '/altro'), fc.uniqueArray(slug))
        .map(([path, below]) => node(path, ...below.map((one) => added(one)))),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(
        fc.constantFrom<EditedMenu>('footer', 'mappa-sito'),
        tree,
        fc.uniqueArray(slug).map((slugs) => slugs.map(page)),
        (menu, before, pages) => {
          const after = withAddedPages(menu, before, pages);
          const known = pathsOf(before);
          const paths = pathsOf(after);
          for (const { slug: one } of pages) {
            const wanted = known.filter((path) => path === `/${one}`).length || 1;
            expect(paths.filter((path) => path === `/${one}`)).toHaveLength(wanted);
          }
          expect(after.slice(0, before.length).map(({ path }) => path)).toEqual(before.map(({ path }) => path));
          expect(paths).toHaveLength(known.length + pages.filter(({ slug: one }) => !known.includes(`/${one}`)).length);
          expect(withAddedPages(menu, after, pages)).toEqual(after);
        },
      ),
      RUNS,
    );
  });
});

// Helpers

const pathsOf = (nodes: readonly PageNode[]): readonly (string | undefined)[] =>
  nodes.flatMap(({ path, children }) => [path, ...pathsOf(children)]);
