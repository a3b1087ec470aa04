import type { ListId } from '#core/catalogue/definition.ts';
import { DETAIL_COPY as COPY } from '#ui/copy/detail.ts';
import { dayFact, detailPage, namesFact } from '../kinds/detail-page.tsx';
import type { PageModule } from '../page-module.ts';
import { saysHowToApply } from '#core/catalogue/item.ts';
import { ANSWER_COPY } from '#ui/copy/answer.ts';
import { CallAnswer, callTextLook } from './call-answer.tsx';
import { applyAction, lastMoment, startingPrice } from './structured-data.ts';

/** Makes the page of a tender: those paid by the agency and those paid by the funds differ only in where they belong (PAGE-31). */
export const tenderPage = (list: ListId): PageModule =>
  detailPage({
    list,
    kind: () => COPY.tender,
    answer: ({ item }, context) => <CallAnswer item={item} what="Offerte" context={context} />,
    lookOf: callTextLook,
    opening: { isFirst: saysHowToApply, rest: ANSWER_COPY.about.tender },
    facts: ({ item }) => [
      { term: COPY.identifier, value: item.identifier },
      { term: COPY.cig, value: item.cig, isCode: true },
      namesFact(COPY.scope, item.facets.contractScopes),
      dayFact(COPY.published, item.publicationDate),
    ],
    jsonLd: ({ item }, { settings }) => ({
      '@type': 'CreativeWork',
      additionalType: 'https://schema.org/Demand',
      ...(item.identifier === undefined ? {} : { identifier: item.identifier }),
      ...(item.publicationDate === undefined ? {} : { datePublished: item.publicationDate }),
      ...(item.deadline === undefined ? {} : { expires: lastMoment(item) }),
      ...(item.forWhom === undefined ? {} : { audience: { '@type': 'Audience', audienceType: item.forWhom } }),
      ...(item.amount === undefined ? {} : { offers: startingPrice(item.amount) }),
      ...applyAction(item),
      publisher: { '@type': 'GovernmentOrganization', name: settings.names.agencyName },
    }),
  });
