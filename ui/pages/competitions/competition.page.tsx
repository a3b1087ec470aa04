import { DETAIL_COPY as COPY } from '#ui/copy/detail.ts';
import { dayFact, detailPage, namesFact } from '../kinds/detail-page.tsx';
import { saysHowToApply } from '#core/catalogue/item.ts';
import { ANSWER_COPY } from '#ui/copy/answer.ts';
import { CallAnswer, callTextLook } from './call-answer.tsx';
import { applyAction, lastMoment } from './structured-data.ts';

/** The page of a competition (ROUTE-14, PAGE-31, BANDO-03). */
export const page = detailPage({
  list: 'competitions',
  kind: () => COPY.competition,
  answer: ({ item }, context) => <CallAnswer item={item} what="Domande" context={context} />,
  lookOf: callTextLook,
  opening: { isFirst: saysHowToApply, rest: ANSWER_COPY.about.competition },
  facts: ({ item }) => [
    namesFact(COPY.procedure, item.facets.procedureTypes),
    dayFact(COPY.published, item.publicationDate),
  ],
  jsonLd: ({ item }, { settings }) => ({
    '@type': 'JobPosting',
    title: item.title,
    ...(item.deadline === undefined ? {} : { validThrough: lastMoment(item) }),
    ...(item.publicationDate === undefined ? {} : { datePosted: item.publicationDate }),
    hiringOrganization: { '@type': 'GovernmentOrganization', name: settings.names.agencyName },
    ...(item.forWhom === undefined ? {} : { qualifications: item.forWhom }),
    ...(item.positions === undefined ? {} : { totalJobOpenings: item.positions }),
    ...applyAction(item),
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'IT',
        ...(item.workplace === undefined ? {} : { addressLocality: item.workplace }),
      },
    },
  }),
});
