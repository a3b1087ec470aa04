import { eventPlace, eventTimeText } from '#core/catalogue/event-facts.ts';
import type { CatalogueItem } from '#core/catalogue/item.ts';
import { formatLongDay } from '#core/formatting/date.ts';
import { DateLeaf } from '#ui/components/date-leaf.tsx';
import { Icon } from '#ui/components/icons/icon.tsx';
import type { IconName } from '#ui/components/icons/icon-names.ts';
import { LISTS_COPY as COPY } from '#ui/copy/lists.ts';
import type { CardPlace } from '../list-page.tsx';
import { EntryCard } from './entry-card.tsx';

const Line = ({
  icon,
  heard = false,
  children,
}: {
  readonly icon: IconName;
  /** What is seen elsewhere is only heard here. */
  readonly heard?: boolean;
  readonly children: string;
}) => (
  <li className={heard ? 'visually-hidden' : undefined}>
    <Icon name={icon} size="sm" />
    <span>{children}</span>
  </li>
);

/** An event: day, time, full place or online, language, cost, scope (PAGE-43). */
export const eventCard = (item: CatalogueItem, place: CardPlace) => {
  const { event } = item;
  if (event === undefined) return <EntryCard item={item} place={place} kind={item.scope ?? ''} undated footless />;
  const where = eventPlace(event);
  return (
    <EntryCard
      item={item}
      place={place}
      kind={item.scope ?? ''}
      undated
      footless
      text={
        <div className="pt-event">
          <DateLeaf from={event.eventDate} to={event.eventEndDate} withYear />
          <p className="pt-clamp">{item.description}</p>
        </div>
      }
    >
      <ul className="pt-event-facts">
        <Line icon="calendar" heard>
          {event.eventEndDate === undefined
            ? formatLongDay(event.eventDate)
            : COPY.fromTo(formatLongDay(event.eventDate), formatLongDay(event.eventEndDate))}
        </Line>
        {event.eventTime === undefined ? null : <Line icon="clock">{eventTimeText(event.eventTime)}</Line>}
        {where === '' ? null : <Line icon={event.isOnlineEvent ? 'video' : 'map-marker'}>{where}</Line>}
        {event.language === undefined ? null : <Line icon="comment">{`${COPY.language}: ${event.language}`}</Line>}
        {event.cost === undefined ? null : <Line icon="card">{`${COPY.cost}: ${event.cost}`}</Line>}
      </ul>
    </EntryCard>
  );
};
