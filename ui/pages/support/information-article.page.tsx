import { categoryOf } from '#core/catalogue/item.ts';
import { DETAIL_COPY as COPY } from '#ui/copy/detail.ts';
import { taskPage } from './task-view.tsx';
import { TEXT_ID } from '../kinds/detail-blocks.tsx';
import { dayFact, detailPage, namesFact } from '../kinds/detail-page.tsx';

/** The page of an information article (ROUTE-10, PAGE-12, PAGE-13). */
export const page = detailPage({
  list: 'informationArticles',
  kind: ({ item }) => categoryOf(item) ?? COPY.informationArticle,
  instead: taskPage,
  start: (
    <a className="btn btn-outline-primary" href={`#${TEXT_ID}`}>
      {COPY.toArticle}
    </a>
  ),
  facts: ({ item }) => [dayFact(COPY.published, item.publicationDate), namesFact(COPY.audience, item.facets.targets)],
  jsonLd: ({ item }, { settings }) => ({
    '@type': 'Article',
    headline: item.title,
    ...(item.publicationDate === undefined ? {} : { datePublished: item.publicationDate }),
    publisher: { '@type': 'GovernmentOrganization', name: settings.names.agencyName },
  }),
});
