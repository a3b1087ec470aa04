import { DETAIL_COPY as COPY } from '#ui/copy/detail.ts';
import { dayFact, detailPage, namesFact } from '../kinds/detail-page.tsx';
import { CallState } from './call-state.tsx';

/** The page of a competition (ROUTE-14, PAGE-31, BANDO-03). */
export const page = detailPage({
  list: 'competitions',
  back: { route: 'competitions', label: COPY.back.competitions },
  kind: () => COPY.competition,
  beside: ({ item }) => <CallState item={item} what="Domande" />,
  facts: ({ item }) => [
    namesFact(COPY.procedure, item.facets.procedureTypes),
    { term: COPY.positions, value: item.positions },
    { term: COPY.workplace, value: item.workplace },
    dayFact(COPY.published, item.publicationDate),
    dayFact(COPY.updated, item.lastUpdate),
  ],
  jsonLd: ({ item }, { settings }) => ({
    '@type': 'JobPosting',
    title: item.title,
    ...(item.deadline === undefined ? {} : { validThrough: item.deadline }),
    ...(item.publicationDate === undefined ? {} : { datePosted: item.publicationDate }),
    hiringOrganization: { '@type': 'GovernmentOrganization', name: settings.names.agencyName },
    jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: 'IT' } },
  }),
});
