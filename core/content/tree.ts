import { foldText, searchTerms } from '#core/formatting/folded.ts';
import type { PageNode } from './page.ts';

/** A node that leads to a page. */
export type LinkedNode = PageNode & { readonly path: string };

const isLinked = (node: PageNode): node is LinkedNode => node.path !== undefined;

/** The pages of a tree in the order of reading: a section before what is below it. */
export const pagesInOrder = (nodes: readonly PageNode[]): readonly LinkedNode[] =>
  nodes.flatMap((node) => [...(isLinked(node) ? [node] : []), ...pagesInOrder(node.children)]);

/** The pages before and after a page, in the order of reading; none at the ends, none for a page that is not in the tree. */
export const neighboursOf = (
  nodes: readonly PageNode[],
  path: string,
): { readonly previous?: LinkedNode; readonly next?: LinkedNode } => {
  const pages = pagesInOrder(nodes);
  const at = pages.findIndex((page) => page.path === path);
  if (at < 0) return {};
  const [previous, next] = [pages[at - 1], pages[at + 1]];
  return { ...(previous === undefined ? {} : { previous }), ...(next === undefined ? {} : { next }) };
};

/** The node of a page. */
export const nodeAt = (nodes: readonly PageNode[], path: string): PageNode | undefined => {
  for (const node of nodes) {
    if (node.path === path) return node;
    const below = nodeAt(node.children, path);
    if (below !== undefined) return below;
  }
  return undefined;
};

/**
 * What is left of a tree when somebody looks for words in it: the nodes that have them all, with what is below them and
 * with the way down to them. Blank words leave the tree as it is.
 */
export const branchesWith = (nodes: readonly PageNode[], words: string): readonly PageNode[] => {
  const wanted = searchTerms(words);
  if (wanted.length === 0) return nodes;
  return nodes.flatMap((node) => {
    const title = foldText(node.title);
    if (wanted.every((word) => title.includes(word))) return [node];
    const children = branchesWith(node.children, words);
    return children.length === 0 ? [] : [{ ...node, children }];
  });
};
