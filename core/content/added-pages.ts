import type { PageNode, TreeName } from './page.ts';

/** The pages below which editors add pages of their own, by the first part of their address (RED-04). */
export const ADDED_PAGE_SECTIONS = ['agenzia', 'supporto'] as const;

/** A menu whose entries the editors decide: those of the header and of the sides are fixed (NAV-01 to NAV-06, MENU-01, MENU-02). */
export type EditedMenu = Exclude<TreeName, 'transparent-administration'>;

/** An added page as a menu names it. */
export interface AddedPage {
  /** Its path without the slash in front, such as `agenzia/codice-di-condotta`. */
  readonly slug: string;
  readonly title: string;
}

/** Whether a slug is that of a page that editors may add: one name below one of the sections. */
export const isAddedSlug = (slug: string): boolean => {
  const [section, name, ...rest] = slug.split('/');
  return rest.length === 0 && name !== undefined && name !== '' && ADDED_PAGE_SECTIONS.some((one) => one === section);
};

/**
 * The tree of a menu with the added pages that it does not name yet: in the site map below the page of their section, where the tree
 * has it; otherwise, and in the footer, which has no second level, after the other entries (NAV-07, NAV-22, RED-04).
 */
export const withAddedPages = (
  menu: EditedMenu,
  tree: readonly PageNode[],
  pages: readonly AddedPage[],
): readonly PageNode[] => {
  const named = new Set(pathsIn(tree));
  const missing = pages.filter(({ slug }) => !named.has(`/${slug}`));
  const below = (path: string | undefined): readonly PageNode[] =>
    menu === 'mappa-sito' ? missing.filter(({ slug }) => sectionOf(slug) === path).map(nodeOf) : [];
  const placed = tree.map((node, index) => {
    const isFirst = tree.findIndex(({ path }) => path === node.path) === index;
    const own = isFirst ? below(node.path) : [];
    return own.length === 0 ? node : { ...node, children: [...node.children, ...own] };
  });
  const sections = new Set(menu === 'mappa-sito' ? tree.map(({ path }) => path) : []);
  return [...placed, ...missing.filter(({ slug }) => !sections.has(sectionOf(slug))).map(nodeOf)];
};

// Helpers

const sectionOf = (slug: string): string => `/${slug.slice(0, slug.lastIndexOf('/'))}`;

const nodeOf = ({ slug, title }: AddedPage): PageNode => ({ title, path: `/${slug}`, children: [] });

const pathsIn = (nodes: readonly PageNode[]): readonly string[] =>
  nodes.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...pathsIn(children)]);
