import { eventPlace, eventSpan, ONLINE_PLACE } from '#core/catalogue/event-facts.ts';
import { eventStatusForMachines, isOnItsDay } from '#core/catalogue/event-status.ts';
import { DETAIL_COPY as COPY } from '#ui/copy/detail.ts';
import { EventAnswer } from './event-answer.tsx';
import { detailPage } from '../kinds/detail-page.tsx';

/** The page of an event (ROUTE-12, PAGE-31). */
export const page = detailPage({
  list: 'events',
  kind: ({ item: { scope } }) => scope ?? COPY.event,
  facts: () => [],
  answer: (detail, context) =>
    detail.item.event === undefined ? undefined : (
      <EventAnswer detail={detail} event={detail.item.event} context={context} />
    ),
  jsonLd: ({ item: { event, moves } }, { settings }) => ({
    '@type': 'Event',
    ...(event === undefined
      ? {}
      : {
          startDate: eventSpan(event).start,
          endDate: eventSpan(event).end,
          ...eventStatusForMachines({ event, moves }),
          eventAttendanceMode: `https://schema.org/${event.isOnlineEvent ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode'}`,
          location: event.isOnlineEvent
            ? { '@type': 'VirtualLocation', name: ONLINE_PLACE }
            : { '@type': 'Place', name: event.place ?? event.city ?? '', address: eventPlace(event) },
        }),
    ...(event?.bookingUrl?.startsWith('http') === true && isOnItsDay(event, moves)
      ? {
          offers: {
            '@type': 'Offer',
            url: event.bookingUrl,
            ...(event.bookingUntil === undefined ? {} : { availabilityEnds: event.bookingUntil }),
          },
        }
      : {}),
    organizer: { '@type': 'GovernmentOrganization', name: settings.names.agencyName },
  }),
});
