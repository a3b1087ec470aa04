import { signInAddressTo } from '#core/access/enter-address.ts';
import { applicationCalendarAddress } from '#core/content/application-calendar.ts';
import { campaignStateOn } from '#core/content/campaign.ts';
import type { ContentPage } from '#core/content/page.ts';
import { AddressButton } from '#ui/components/address-button.tsx';
import { LinkButton } from '#ui/components/button.tsx';
import { TextWithContacts } from '#ui/components/contact-links.tsx';
import { ANSWER_COPY as COPY } from '#ui/copy/answer.ts';
import { useToday } from '#ui/state/today.tsx';
import type { PageContext } from '../page-module.ts';
import { CampaignAnswer, type Entering } from './campaign-answer.tsx';
import { hasDays } from './term-box.tsx';

/** Whether a page says when, for whom, how much or where: an aid that does begins with it, any other page as it always did. */
export const hasAnswer = (page: ContentPage): boolean =>
  hasDays(page, page.terms ?? []) ||
  [page.yearRound, page.forWhom, page.howMuch, page.applyUrl].some((value) => value !== undefined);

/**
 * The first block of an aid. Its way in is a service of the portal, reached through the sign-on, or a place elsewhere, for which
 * nobody signs in here (PAGE-39, CAMP-01, D-53).
 */
export const AidAnswer = ({ page, context }: { readonly page: ContentPage; readonly context: PageContext }) => {
  const today = useToday();
  const { applyUrl, forWhom, howMuch, applyPlace } = page;
  const isService = applyUrl?.startsWith('/') === true;
  const enter =
    applyUrl === undefined
      ? undefined
      : (words: string, entering: Entering) => {
          if (!isService)
            return (
              <AddressButton address={applyUrl} look="filled">
                {campaignStateOn(page, today) === 'corrections' ? COPY.correct : COPY.handIn}
              </AddressButton>
            );
          return (
            <LinkButton look="filled" to={entering === undefined ? signInAddressTo(context.table, applyUrl) : applyUrl}>
              {words}
            </LinkButton>
          );
        };
  return (
    <CampaignAnswer
      campaign={page}
      facts={[
        { term: COPY.forWhom, value: forWhom },
        { term: COPY.howMuch, value: howMuch },
        { term: COPY.how, value: applyPlace === undefined ? undefined : <TextWithContacts text={applyPlace} /> },
      ]}
      enter={enter}
      place={isService ? COPY.thereWithSignOn : undefined}
      calendar={applicationCalendarAddress(page, today)}
      follow={{ thing: 'aids', slug: page.slug }}
      context={context}
    />
  );
};
