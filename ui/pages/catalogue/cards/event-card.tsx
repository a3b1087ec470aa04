import type { ReactNode } from 'react';
import { eventPlace, eventTimeText } from '#core/catalogue/event-facts.ts';
import type { CatalogueItem, EventFacts } from '#core/catalogue/item.ts';
import { eventTag } from '#core/catalogue/event-status.ts';
import { formatLongDay } from '#core/formatting/date.ts';
import { Tag } from '#ui/components/status.tsx';
import { DateLeaf } from '#ui/components/date-leaf.tsx';
import { LISTS_COPY as COPY } from '#ui/copy/lists.ts';
import { useToday } from '#ui/state/today.tsx';
import type { CardContext } from '../list-page.tsx';
import { EntryCard, Fact } from './entry-card.tsx';

/** The leaf of an event's card: with the year only where it is another than this one. */
const Leaf = ({ event: { eventDate, eventEndDate } }: { readonly event: EventFacts }) => {
  const year = eventDate.slice(0, 4);
  return <DateLeaf from={eventDate} to={eventEndDate} year={useToday().startsWith(year) ? undefined : year} />;
};

/** That an event is cancelled or postponed (EVENT-03). */
export const EventTag = ({ item }: { readonly item: CatalogueItem }) => {
  const tag = eventTag(item, useToday());
  return tag === undefined ? null : <Tag {...tag} />;
};

/** An event: day, time, full place or online, language, cost, scope, and first whether it is held (PAGE-43, EVENT-03). The leaf is the day; in full it is only heard. */
export const eventCard = (item: CatalogueItem, place: CardContext, picture?: ReactNode) => {
  const { event } = item;
  const common = {
    kind: item.scope ?? '',
    picture,
    pictureShape: 'slice',
    item,
    place,
    undated: true,
    footless: true,
  } as const;
  if (event === undefined) return <EntryCard {...common} />;
  const where = eventPlace(event);
  return (
    <EntryCard
      {...common}
      leaf={<Leaf event={event} />}
      tag={event.eventStatus === undefined ? undefined : <EventTag item={item} />}
    >
      <p className="pt-card-facts">
        <time className="visually-hidden" dateTime={event.eventDate}>
          {event.eventEndDate === undefined
            ? formatLongDay(event.eventDate)
            : COPY.fromTo(formatLongDay(event.eventDate), formatLongDay(event.eventEndDate))}
        </time>
        {event.eventTime === undefined ? null : <Fact icon="clock">{eventTimeText(event.eventTime)}</Fact>}
        {where === '' ? null : <Fact icon={event.isOnlineEvent ? 'video' : 'map-marker'}>{where}</Fact>}
        {event.language === undefined ? null : <Fact icon="comment">{`${COPY.language}: ${event.language}`}</Fact>}
        {event.cost === undefined ? null : <Fact icon="card">{`${COPY.cost}: ${event.cost}`}</Fact>}
      </p>
    </EntryCard>
  );
};
