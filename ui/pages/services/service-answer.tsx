import { signInAddressTo } from '#core/access/enter-address.ts';
import { entryCalendarAddress } from '#core/catalogue/export.ts';
import type { CatalogueDetail } from '#core/catalogue/item.ts';
import { serviceTag } from '#core/catalogue/service-state.ts';
import { LinkButton } from '#ui/components/button.tsx';
import { ANSWER_COPY as COPY } from '#ui/copy/answer.ts';
import { HandOverButton } from '#ui/pages/handover/hand-over-button.tsx';
import { useToday } from '#ui/state/today.tsx';
import { CampaignAnswer, type Entering } from '../kinds/campaign-answer.tsx';
import type { PageContext } from '../page-module.ts';

/**
 * The first block of a service: whether it can be used, its term, and the way in. Who is signed in is handed over to the national
 * system; who is not comes back to this page from the sign-on (PAGE-35, CAMP-01, SSO-01).
 */
export const ServiceAnswer = ({
  detail: { item, handoverTarget },
  context,
}: {
  readonly detail: CatalogueDetail;
  readonly context: PageContext;
}) => {
  const today = useToday();
  const { service, facets, howMuch, timeAndCost, applyPlace = COPY.nationalSystem } = item;
  const enter =
    handoverTarget === undefined
      ? undefined
      : (words: string, entering: Entering) =>
          entering === undefined ? (
            <LinkButton look="filled" to={signInAddressTo(context.table, context.path)}>
              {words}
            </LinkButton>
          ) : (
            <HandOverButton session={entering.session} target={handoverTarget} look="filled">
              {words}
            </HandOverButton>
          );
  return (
    <CampaignAnswer
      campaign={item}
      tag={service === undefined ? undefined : serviceTag(service)}
      reason={service?.reason}
      facts={[
        { term: COPY.forWhom, value: item.forWhom ?? facets.targets?.map(({ name }) => name).join(', ') },
        { term: COPY.howMuch, value: howMuch },
        { term: COPY.timeAndCost, value: timeAndCost },
      ]}
      enter={enter}
      place={applyPlace}
      calendar={
        service?.reason === undefined ? entryCalendarAddress(item, context.area !== 'public', today) : undefined
      }
      follow={{ thing: 'services', slug: item.friendlyUrl }}
      context={context}
    />
  );
};
