import {
  eventActionOn,
  eventNearness,
  eventStateOn,
  eventWhen,
  takesBookingsOn,
} from '#core/catalogue/event-answer.ts';
import { eventPlace } from '#core/catalogue/event-facts.ts';
import { entryCalendarAddress } from '#core/catalogue/export.ts';
import type { CatalogueDetail, EventFacts } from '#core/catalogue/item.ts';
import { formatLongDay } from '#core/formatting/date.ts';
import { withMove } from '#core/terms/term.ts';
import { AddressButton } from '#ui/components/address-button.tsx';
import { Answer, AnswerTerm } from '#ui/components/answer.tsx';
import { ANSWER_COPY as COPY } from '#ui/copy/answer.ts';
import { DETAIL_COPY } from '#ui/copy/detail.ts';
import { useToday } from '#ui/state/today.tsx';
import { Remember } from '../kinds/remember.tsx';
import type { PageContext } from '../page-module.ts';

/** The first block of an event: when, where, what it costs, and the way to sign up while bookings are taken (EVENT-01). */
export const EventAnswer = ({
  detail: { item, cta },
  event,
  context,
}: {
  readonly detail: CatalogueDetail;
  readonly event: EventFacts;
  readonly context: PageContext;
}) => {
  const today = useToday();
  const { eventDate, eventEndDate, bookingUrl, bookingUntil, language, cost } = event;
  const { moves } = item;
  const lastBooking = bookingUntil ?? eventDate;
  const action = eventActionOn(event, cta?.url, today);
  const calendar = entryCalendarAddress(item, context.area !== 'public', today);
  const isAhead = eventStateOn(event, today) !== 'past';
  const isBookable = takesBookingsOn(event, today);
  return (
    <Answer
      state={
        <AnswerTerm
          text={eventNearness(event, today)}
          day={withMove(eventWhen(event), moves, eventDate, today)}
          leaf={eventDate}
          leafTo={eventEndDate}
        />
      }
      act={
        action.kind === 'none' && calendar === undefined ? undefined : (
          <>
            {action.kind === 'none' ? null : (
              <AddressButton address={action.url} look="filled">
                {action.kind === 'signUp' ? COPY.signUp : (cta?.label ?? COPY.attend)}
              </AddressButton>
            )}
            {isAhead && bookingUrl !== undefined ? (
              <p>
                {isBookable
                  ? withMove(COPY.signUpUntil(formatLongDay(lastBooking)), moves, lastBooking, today)
                  : COPY.signUpClosed}
              </p>
            ) : null}
            <Remember address={calendar} context={context} look="link" />
          </>
        )
      }
      facts={[
        { term: COPY.where, value: eventPlace(event) },
        { term: DETAIL_COPY.cost, value: cost },
        { term: DETAIL_COPY.language, value: language },
      ]}
    />
  );
};
