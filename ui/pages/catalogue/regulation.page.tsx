import { categoryOf } from '#core/catalogue/item.ts';
import { DETAIL_COPY as COPY } from '#ui/copy/detail.ts';
import { dayFact, detailPage, namesFact } from '../kinds/detail-page.tsx';

/** The page of a regulation (ROUTE-09, PAGE-31). */
export const page = detailPage({
  list: 'regulations',
  kind: ({ item }) => categoryOf(item),
  facts: ({ item }) => [dayFact(COPY.published, item.publicationDate), namesFact(COPY.kind, item.facets.types)],
  jsonLd: ({ item }) => ({
    '@type': 'Legislation',
    ...(item.publicationDate === undefined ? {} : { datePublished: item.publicationDate }),
    ...(item.deedNumber === undefined ? {} : { legislationIdentifier: item.deedNumber }),
  }),
});
