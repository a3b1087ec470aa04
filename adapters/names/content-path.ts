import { pagePath } from '#core/catalogue/card-target.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { isAddedSlug } from '#core/content/added-pages.ts';
import { PROJECT_SLUGS } from '#core/content/page.ts';
import { contentSlugOf } from '#core/content/content-slug.ts';
import { matchRoute, pathTo, type RouteTable } from '#core/navigation/routes.ts';
import { isListType, LIST_NAMES, listOf } from './list-names.ts';

/** A content by its type in the files and the table, and by what it is stored under. */
export interface ContentLocation {
  readonly type: string;
  readonly slug: string;
}

const AIDS = 'aiuti-e-bandi/';
const TRANSPARENCY = 'amministrazione-trasparente/';

/** Type and slug of a page of texts, from the page's own slug: its path, with a folder for each kind. */
export const locationOfPage = (slug: string): ContentLocation => {
  if (slug.startsWith(TRANSPARENCY)) return { type: 'transparency', slug: slug.slice(TRANSPARENCY.length) };
  if (slug.startsWith(AIDS)) return { type: 'aids', slug: slug.slice(AIDS.length) };
  if (slug.startsWith(PROJECT_SLUGS)) return { type: 'projects', slug: slug.slice(PROJECT_SLUGS.length) };
  return { type: 'pages', slug };
};

/** The page of a content (path without base path); undefined for what has none. `fund` tells the lists of one type apart. */
export const pathOfContent = (
  table: RouteTable,
  { type, slug }: ContentLocation,
  fund?: string,
): string | undefined => {
  switch (type) {
    case 'aids':
      return `/${AIDS}${slug}`;
    case 'transparency':
      return pathTo(table, 'transparencyPage', { rest: slug });
    case 'projects':
      return pathTo(table, 'project', { friendlyUrl: slug });
    case 'pages':
      return (
        table.routes.find(({ kind, pattern, content }) => kind === 'content' && (content ?? pattern.slice(1)) === slug)
          ?.pattern ?? (isAddedSlug(slug) ? `/${slug}` : undefined)
      );
    default:
      return isListType(type) ? pagePath(table, { list: listOf(type, fund), friendlyUrl: slug }) : undefined;
  }
};

/** The contents that the page of a path may be of; none for a path that no content has. */
export const locationsAt = (table: RouteTable, path: string): readonly ContentLocation[] => {
  const match = matchRoute(table, path);
  if (match === undefined) return [];
  if (match.route.kind === 'content') return [locationOfPage(contentSlugOf(match))];
  const { friendlyUrl } = match.params;
  if (friendlyUrl === undefined) return [];
  return Object.values(LISTS).flatMap(({ id, opens }) =>
    'route' in opens && opens.route === match.route.id ? [{ type: LIST_NAMES[id].contentType, slug: friendlyUrl }] : [],
  );
};
