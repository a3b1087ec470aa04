import { eventPlace, eventSpan, eventTimeText, ONLINE_PLACE } from '#core/catalogue/event-facts.ts';
import type { EventFacts } from '#core/catalogue/item.ts';
import { formatLongDay } from '#core/formatting/date.ts';
import { DETAIL_COPY as COPY } from '#ui/copy/detail.ts';
import { LISTS_COPY } from '#ui/copy/lists.ts';
import { detailPage } from '../kinds/detail-page.tsx';

/** The day of an event, or its first and its last. */
const Days = ({ event: { eventDate, eventEndDate } }: { readonly event: EventFacts }) =>
  eventEndDate === undefined ? (
    <time dateTime={eventDate}>{formatLongDay(eventDate)}</time>
  ) : (
    LISTS_COPY.fromTo(formatLongDay(eventDate), formatLongDay(eventEndDate))
  );

/** The page of an event (ROUTE-12, PAGE-31). */
export const page = detailPage({
  list: 'events',
  back: { route: 'events', label: COPY.back.events },
  kind: () => COPY.event,
  facts: ({ item: { event, scope } }) =>
    event === undefined
      ? [{ term: COPY.scope, value: scope }]
      : [
          { term: COPY.day, value: <Days event={event} /> },
          { term: COPY.time, value: event.eventTime === undefined ? undefined : eventTimeText(event.eventTime) },
          { term: COPY.place, value: eventPlace(event) },
          { term: COPY.language, value: event.language },
          { term: COPY.cost, value: event.cost },
          { term: COPY.scope, value: scope },
        ],
  jsonLd: ({ item: { event } }, { settings }) => ({
    '@type': 'Event',
    ...(event === undefined
      ? {}
      : {
          startDate: eventSpan(event).start,
          endDate: eventSpan(event).end,
          eventAttendanceMode: `https://schema.org/${event.isOnlineEvent ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode'}`,
          location: event.isOnlineEvent
            ? { '@type': 'VirtualLocation', name: ONLINE_PLACE }
            : { '@type': 'Place', name: event.place ?? event.city ?? '', address: eventPlace(event) },
        }),
    organizer: { '@type': 'GovernmentOrganization', name: settings.names.agencyName },
  }),
});
