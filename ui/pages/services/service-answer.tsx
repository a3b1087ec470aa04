import type { ReactNode } from 'react';
import { signInAddressTo } from '#core/access/enter-address.ts';
import { entryCalendarAddress } from '#core/catalogue/export.ts';
import type { CatalogueDetail } from '#core/catalogue/item.ts';
import { type ServiceEntry, serviceEntry } from '#core/catalogue/service-entry.ts';
import { AddressButton } from '#ui/components/address-button.tsx';
import { LinkButton } from '#ui/components/button.tsx';
import { ANSWER_COPY as COPY } from '#ui/copy/answer.ts';
import { SignedIn } from '#ui/frame/signed-in.ts';
import { useToday } from '#ui/state/today.tsx';
import { CampaignAnswer, type Entering } from '../kinds/campaign-answer.tsx';
import type { PageContext } from '../page-module.ts';

/**
 * The way in. Who is signed in is handed over to the national system; who is not comes back to this page from the sign-on (SSO-01). What
 * the portal has itself is opened here (CAMP-03).
 */
const enterBy = (entry: ServiceEntry, words: string, entering: Entering, { table, path }: PageContext): ReactNode => {
  switch (entry.kind) {
    case 'place':
      return (
        <LinkButton look="filled" to={entry.way.to}>
          {entry.way.label}
        </LinkButton>
      );
    case 'link':
      return (
        <AddressButton address={entry.url} look="filled">
          {entry.label}
        </AddressButton>
      );
    case 'nationalSystem':
      return entering === undefined ? (
        <LinkButton look="filled" to={signInAddressTo(table, path)}>
          {words}
        </LinkButton>
      ) : (
        <SignedIn>
          {({ HandOverButton }) => (
            <HandOverButton session={entering.session} target={entry.target} look="filled">
              {words}
            </HandOverButton>
          )}
        </SignedIn>
      );
  }
};

/** Where the way in leads, in words, unless the editors say it. */
const labelOf = (entry: ServiceEntry | undefined): string | undefined => {
  if (entry?.kind === 'place') return entry.way.opens;
  return entry?.kind === 'nationalSystem' ? COPY.nationalSystem : undefined;
};

/** The first block of a service: whether it can be used, its term, and the way in (PAGE-35, CAMP-01, CAMP-03). */
export const ServiceAnswer = ({
  detail,
  context,
}: {
  readonly detail: CatalogueDetail;
  readonly context: PageContext;
}) => {
  const today = useToday();
  const { item } = detail;
  const { service, facets, howMuch, timeAndCost } = item;
  const entry = serviceEntry(context.table, detail, context.area);
  return (
    <CampaignAnswer
      campaign={item}
      service={service}
      facts={[
        { term: COPY.forWhom, value: item.forWhom ?? facets.targets?.map(({ name }) => name).join(', ') },
        { term: COPY.howMuch, value: howMuch },
        { term: COPY.timeAndCost, value: timeAndCost },
      ]}
      enter={entry === undefined ? undefined : (words, entering) => enterBy(entry, words, entering, context)}
      place={item.applyPlace ?? labelOf(entry)}
      calendar={
        service?.reason === undefined ? entryCalendarAddress(item, context.area !== 'public', today) : undefined
      }
      follow={{ thing: 'services', slug: item.friendlyUrl }}
      context={context}
    />
  );
};
