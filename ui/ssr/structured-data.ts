import { breadcrumbsOf, type PageTitles } from '#core/navigation/breadcrumbs.ts';
import { pathTo } from '#core/navigation/routes.ts';
import type { PageContext, PageHead } from '../pages/page-module.ts';

/** One object in the words of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>;

const SCHEMA = 'https://schema.org';

/** The way to the page as search engines read it; the steps that are no page of their own are left out. */
const breadcrumbList = (
  { table, path, settings, origin }: PageContext,
  title: string,
  titles: PageTitles,
): StructuredData | undefined => {
  const steps = breadcrumbsOf(table, path, 'public', title, titles);
  const items = steps.flatMap(({ label, address }, index) => {
    const at = index === steps.length - 1 ? path : address;
    return at === undefined ? [] : [{ name: label, item: `${origin}${settings.basePath}${at}` }];
  });
  if (items.length < 2) return undefined;
  return {
    '@context': SCHEMA,
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  };
};

/** The site with its search, said on its first page. */
const webSite = ({ table, settings, origin }: PageContext): StructuredData => ({
  '@context': SCHEMA,
  '@type': 'WebSite',
  name: settings.names.agencyName,
  alternateName: settings.names.agencyShortName,
  inLanguage: 'it',
  url: `${origin}${settings.basePath}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${origin}${settings.basePath}${pathTo(table, 'search')}?search={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
});

/** All that a page says of itself to machines: its own type, the way to it, and on the first page the site and its search. `titles` names the pages above it. */
export const structuredData = (
  context: PageContext,
  { jsonLd, status, title }: PageHead,
  titles: PageTitles,
): readonly StructuredData[] => {
  if (status !== 200) return [];
  const { id } = context.match.route;
  const isHome = id === 'home' || id === 'root';
  return [jsonLd, isHome ? webSite(context) : breadcrumbList(context, title, titles)].filter(
    (data) => data !== undefined,
  );
};
