import { DETAIL_COPY as COPY } from '#ui/copy/detail.ts';
import { dayFact, detailPage, namesFact } from '../kinds/detail-page.tsx';
import { StatusBar } from './status-bar.tsx';

/** The page of a competition (ROUTE-14, PAGE-31, BANDO-03). */
export const page = detailPage({
  list: 'competitions',
  back: { route: 'competitions', label: COPY.back.competitions },
  kind: () => COPY.competition,
  beside: ({ item: { status } }) => (status === undefined ? undefined : <StatusBar status={status} />),
  facts: ({ item }) => [
    namesFact(COPY.procedure, item.facets.procedureTypes),
    dayFact(COPY.published, item.publicationDate),
    dayFact(COPY.updated, item.lastUpdate),
  ],
  jsonLd: ({ item }, { settings }) => ({
    '@type': 'JobPosting',
    title: item.title,
    ...(item.publicationDate === undefined ? {} : { datePosted: item.publicationDate }),
    hiringOrganization: { '@type': 'GovernmentOrganization', name: settings.names.agencyName },
    jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: 'IT' } },
  }),
});
