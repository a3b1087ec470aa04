import { serviceTag } from '#core/catalogue/service-state.ts';
import { postalParts } from '#core/formatting/postal-address.ts';
import { isLoggedIn, SessionCell } from '#core/session/state.ts';
import { ELEMENT, elementOfServiceText } from '#ui/components/national-model.ts';
import { Notice, Tag } from '#ui/components/status.tsx';
import { DETAIL_COPY as COPY } from '#ui/copy/detail.ts';
import { HANDOVER_COPY } from '#ui/copy/handover.ts';
import { useInjection } from '#ui/state/injection.tsx';
import { HandOverButton } from '#ui/pages/handover/hand-over-button.tsx';
import { useCell } from '#ui/state/reactive-cell.ts';
import { detailPage, namesFact } from '../kinds/detail-page.tsx';

/** The way into a service that lives in the national system: for who is logged in (PAGE-35, SSO-01). */
const UseService = ({ target }: { readonly target: string }) => {
  const session = useCell(useInjection(SessionCell));
  if (!isLoggedIn(session)) return <p className="mb-0">{HANDOVER_COPY.visitorText}</p>;
  return (
    <>
      <p>{HANDOVER_COPY.serviceText}</p>
      <HandOverButton session={session} target={target} look="filled">
        {HANDOVER_COPY.openService}
      </HandOverButton>
    </>
  );
};

/** The page of a service, with the eight headings of the national model (ROUTE-07, PAGE-35). */
export const page = detailPage({
  list: 'services',
  back: { route: 'services', label: COPY.back.services },
  kind: () => COPY.service,
  facts: ({ item }) => [
    {
      term: COPY.state,
      value: item.service === undefined ? undefined : <Tag {...serviceTag(item.service)} />,
      element: ELEMENT.serviceStatus,
    },
    namesFact(COPY.audience, item.facets.targets),
    namesFact(COPY.need, item.facets.needs),
    { ...namesFact(COPY.sector, item.facets.sectors), element: ELEMENT.serviceTopic },
  ],
  elementOf: elementOfServiceText,
  shell: () => ({ elements: { title: ELEMENT.serviceTitle, lead: ELEMENT.serviceDescription } }),
  beside: ({ item: { service }, handoverTarget }) => (
    <>
      {service?.reason === undefined ? null : (
        <Notice tone="warn" title={COPY.inactive}>
          <p className="mb-0">{service.reason}</p>
        </Notice>
      )}
      {handoverTarget === undefined ? null : <UseService target={handoverTarget} />}
    </>
  ),
  jsonLd: ({ item }, { settings, origin, path }) => ({
    '@type': 'GovernmentService',
    serviceType: item.title,
    serviceOperator: { '@type': 'GovernmentOrganization', name: settings.names.agencyName },
    areaServed: { '@type': 'Country', name: 'Italia' },
    audience: { '@type': 'Audience', audienceType: item.facets.targets?.map(({ name }) => name).join(', ') ?? '' },
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
