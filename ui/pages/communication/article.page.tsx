import { categoryOf } from '#core/catalogue/item.ts';
import { DETAIL_COPY as COPY } from '#ui/copy/detail.ts';
import { dayFact, detailPage } from '../kinds/detail-page.tsx';

/** The page of an article (ROUTE-12, PAGE-31). */
export const page = detailPage({
  list: 'articles',
  kind: ({ item }) => categoryOf(item) ?? COPY.article,
  facts: ({ item }) => [dayFact(COPY.published, item.publicationDate), { term: COPY.scope, value: item.scope }],
  jsonLd: ({ item }, { settings }) => ({
    '@type': 'NewsArticle',
    headline: item.title,
    ...(item.publicationDate === undefined ? {} : { datePublished: item.publicationDate }),
    ...(item.lastUpdate === undefined ? {} : { dateModified: item.lastUpdate }),
    publisher: { '@type': 'GovernmentOrganization', name: settings.names.agencyName },
  }),
});
