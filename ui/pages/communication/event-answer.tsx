import {
  eventActionOn,
  eventNearness,
  eventStateOn,
  eventWhen,
  takesBookingsOn,
} from '#core/catalogue/event-answer.ts';
import { eventPlace } from '#core/catalogue/event-facts.ts';
import { isOnItsDay } from '#core/catalogue/event-status.ts';
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
  const dated = { event, moves };
  const takesPlace = isOnItsDay(event, moves);
  const lastBooking = bookingUntil ?? eventDate;
  const action = eventActionOn(dated, cta?.url, today);
  // Nobody adds what is not held then; who has it already finds its end in the same file.
  const calendar = takesPlace ? entryCalendarAddress(item, context.area !== 'public', today) : undefined;
  const isAhead = takesPlace && eventStateOn(event, today) !== 'past';
  const isBookable = takesBookingsOn(dated, today);
  return (
    <Answer
      state={
        <AnswerTerm
          text={eventNearness(dated, today)}
          day={eventWhen(dated, today)}
          leaf={takesPlace ? eventDate : undefined}
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
