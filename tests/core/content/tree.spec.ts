import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PageNode } from '#core/content/page.ts';
import { branchesWith, neighboursOf, nodeAt, pagesInOrder } from '#core/content/tree.ts';

const TREE: readonly PageNode[] = [
  {
    title: 'Organizzazione',
    path: '/at/organizzazione',
    children: [
      { title: 'Articolazione degli uffici', path: '/at/organizzazione/uffici', children: [] },
      { title: 'Telefono e posta elettronica', path: '/at/organizzazione/telefono', children: [] },
    ],
  },
  { title: 'Attività', children: [{ title: 'Procedimenti', path: '/at/procedimenti', children: [] }] },
];

describe('pagesInOrder', () => {
  it('[PAGE-32] should name a section before what is below it, and leave out mere groups', () => {
    expect(pagesInOrder(TREE).map(({ path }) => path)).toEqual([
      '/at/organizzazione',
      '/at/organizzazione/uffici',
      '/at/organizzazione/telefono',
      '/at/procedimenti',
    ]);
  });
});

describe('neighboursOf', () => {
  it('[PAGE-32] should give the pages before and after, across sections', () => {
    const around = neighboursOf(TREE, '/at/organizzazione/telefono');
    expect([around.previous?.path, around.next?.path]).toEqual(['/at/organizzazione/uffici', '/at/procedimenti']);
    expect(neighboursOf(TREE, '/at/organizzazione').previous).toBeUndefined();
    expect(neighboursOf(TREE, '/altrove')).toEqual({});
  });

  it('should lead back from every page that it leads to', () => {
    fc.assert(
      fc.property(anyTree(), (tree) => {
        for (const { path } of pagesInOrder(tree)) {
          const { next } = neighboursOf(tree, path);
          if (next !== undefined) expect(neighboursOf(tree, next.path).previous?.path).toBe(path);
        }
      }),
    );
  });
});

describe('nodeAt', () => {
  it('should find a page at any depth', () => {
    expect(nodeAt(TREE, '/at/procedimenti')?.title).toBe('Procedimenti');
    expect(nodeAt(TREE, '/at/altro')).toBeUndefined();
  });
});

describe('branchesWith', () => {
  it('[PAGE-32] should keep what has the words, what is below it and the way down to it', () => {
    expect(branchesWith(TREE, 'uffici').map(({ title, children }) => [title, children.length])).toEqual([
      ['Organizzazione', 1],
    ]);
    expect(branchesWith(TREE, 'ORGANIZZAZIONE')[0]?.children.length).toBe(2);
    expect(branchesWith(TREE, 'attivita')[0]?.title).toBe('Attività');
    expect(branchesWith(TREE, 'zootecnia')).toEqual([]);
  });

  it('should never add a page, and lose none for blank words', () => {
    fc.assert(
      fc.property(anyTree(), fc.string({ maxLength: 3 }), (tree, words) => {
        const all = new Set(pagesInOrder(tree).map(({ path }) => path));
        for (const { path } of pagesInOrder(branchesWith(tree, words))) expect(all.has(path)).toBe(true);
        expect(branchesWith(tree, '  ')).toEqual(tree);
      }),
    );
  });
});

// Helpers

/** Trees whose pages all have paths of their own. */
const anyTree = (): fc.Arbitrary<readonly PageNode[]> =>
  fc
    .letrec<{ tree: readonly PageNode[] }>((tie) => ({
      tree: fc.array(
        fc.record({
          title: fc.string({ maxLength: 5 }),
          children: fc.oneof({ maxDepth: 2 }, fc.constant([] as readonly PageNode[]), tie('tree')),
        }),
        { maxLength: 3 },
      ),
    }))
    .tree.map((nodes) => placed(nodes, ''));

const placed = (nodes: readonly PageNode[], above: string): readonly PageNode[] =>
  nodes.map(({ title, children }, index) => ({
    title,
    path: `${above}/${index}`,
    children: placed(children, `${above}/${index}`),
  }));
