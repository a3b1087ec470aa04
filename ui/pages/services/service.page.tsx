import { entryCalendarAddress } from '#core/catalogue/export.ts';
import { postalParts } from '#core/formatting/postal-address.ts';
import { ELEMENT, elementOfServiceText } from '#ui/components/national-model.ts';
import type { TextLook } from '#ui/components/rich-text.tsx';
import { DETAIL_COPY as COPY } from '#ui/copy/detail.ts';
import { campaignData } from '../kinds/campaign-data.ts';
import { detailPage, namesFact } from '../kinds/detail-page.tsx';
import { hasDays, TermBox } from '../kinds/term-box.tsx';
import { ServiceAnswer } from './service-answer.tsx';

const TERMS_ID = 'tempi-e-scadenze';
const LOOKS: Readonly<Record<string, TextLook>> = { 'come-fare': 'steps', 'cosa-serve': 'ticks' };

/** The page of a service, with the eight headings of the national model (ROUTE-07, PAGE-35). */
export const page = detailPage({
  list: 'services',
  kind: () => COPY.service,
  facts: ({ item }) => [
    // Each fact once: the first block says for whom it is where the content does.
    namesFact(COPY.audience, item.forWhom === undefined ? item.facets.targets : undefined),
    { ...namesFact(COPY.sector, item.facets.sectors), element: ELEMENT.serviceTopic },
  ],
  elementOf: elementOfServiceText,
  shell: () => ({ elements: { title: ELEMENT.serviceTitle, lead: ELEMENT.serviceDescription } }),
  answer: (detail, context) => <ServiceAnswer detail={detail} context={context} />,
  opening: { isFirst: ({ id }) => id === TERMS_ID },
  lookOf: ({ id }) => LOOKS[id],
  sectionOf: ({ id, title, body }, { item, terms = [] }, context) =>
    id === TERMS_ID && hasDays(item, terms) ? (
      <TermBox
        campaign={item}
        terms={terms}
        id={id}
        title={title}
        text={body}
        element={elementOfServiceText(id)}
        calendar={(today) => entryCalendarAddress(item, context.area !== 'public', today)}
        context={context}
      />
    ) : undefined,
  jsonLd: ({ item }, { settings, origin, path }) => ({
    '@type': 'GovernmentService',
    serviceType: item.title,
    serviceOperator: { '@type': 'GovernmentOrganization', name: settings.names.agencyName },
    areaServed: { '@type': 'Country', name: 'Italia' },
    audience: {
      '@type': 'Audience',
      audienceType: item.forWhom ?? item.facets.targets?.map(({ name }) => name).join(', ') ?? '',
    },
    ...campaignData(item),
    availableChannel: {
      '@type': 'ServiceChannel',
      serviceUrl: `${origin}${settings.basePath}${path}`,
      availableLanguage: 'it',
      serviceLocation: {
        '@type': 'Place',
        name: settings.names.agencyName,
        address: { '@type': 'PostalAddress', ...postalParts(settings.contacts.address), addressCountry: 'IT' },
      },
    },
  }),
});
