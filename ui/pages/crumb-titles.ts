import { pagesInOrder } from '#core/content/tree.ts';
import type { PageTitles } from '#core/navigation/breadcrumbs.ts';
import type { RouteId } from '#core/navigation/addresses.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { campaignDropdowns } from '#core/payments/side-menu.ts';
import { divisionName } from '#ui/copy/division.ts';
import type { QueryResult, Query } from '#ui/state/queries.ts';
import { groupQuery, treeQuery } from './content-queries.ts';
import type { CachedQueries, PageContext } from './page-module.ts';
import { campaignsQuery } from './payments/campaigns-query.ts';

/** Where the titles of the pages above a page come from. */
interface TitleSource<T> {
  readonly query: (context: PageContext) => Query<T>;
  readonly titles: (result: T, context: PageContext) => PageTitles;
}

/** Ties query and titles of one source to the same type. */
const source = <T>(parts: TitleSource<T>): TitleSource<unknown> => parts as TitleSource<unknown>;

/** The pages that stand below a page whose address ends with a name of its own: its title is the service's (NAV-18). */
const SOURCES: Readonly<Partial<Record<RouteId, TitleSource<unknown>>>> = {
  transparencyPage: source({
    query: (context) => treeQuery(context, 'transparent-administration'),
    titles: (nodes) => Object.fromEntries(pagesInOrder(nodes).map(({ path, title }) => [path, title])),
  }),
  ocmPaymentAid: source({
    query: (context) => groupQuery(context, 'ocm-payments'),
    titles: (previews) => Object.fromEntries(previews.map(({ slug, title }) => [`/${slug}`, title])),
  }),
  dashboardDetail: source({
    query: campaignsQuery,
    titles: (campaigns, { table }) =>
      Object.fromEntries(
        campaignDropdowns(campaigns).flatMap(({ year, divisions }) =>
          divisions.map(({ slug, title }) => [
            pathTo(table, 'dashboardTable', { friendlyUrl: slug }),
            divisionName(title, year),
          ]),
        ),
      ),
  }),
};

/** The queries of a page's breadcrumbs: the titles of the pages above it. */
export const crumbQueries = (context: PageContext): readonly Query<unknown>[] => {
  const from = SOURCES[context.match.route.id];
  return from === undefined ? [] : [from.query(context)];
};

/** The titles from these results. */
export const crumbTitles = (context: PageContext, [result]: readonly QueryResult<unknown>[]): PageTitles =>
  result?.kind === 'success' ? (SOURCES[context.match.route.id]?.titles(result.value, context) ?? {}) : {};

/** The titles of the pages above a page, from what is cached already. */
export const knownCrumbTitles = (context: PageContext, known: CachedQueries): PageTitles => {
  const from = SOURCES[context.match.route.id];
  const value = from === undefined ? undefined : known.value(from.query(context));
  return from === undefined || value === undefined ? {} : from.titles(value, context);
};
