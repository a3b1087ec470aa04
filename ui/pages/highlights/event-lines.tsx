import { itemTarget } from '#core/catalogue/card-target.ts';
import { eventTimeText, ONLINE_PLACE } from '#core/catalogue/event-facts.ts';
import type { CatalogueItem, EventFacts } from '#core/catalogue/item.ts';
import { formatLongDay } from '#core/formatting/date.ts';
import { DateLeaf } from '#ui/components/date-leaf.tsx';
import { inLanguage } from '#ui/components/in-language.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { EventTag } from '../catalogue/cards/event-card.tsx';
import type { PageContext } from '../page-module.ts';

const whenAndWhere = ({ eventTime, isOnlineEvent, place, city }: EventFacts): string =>
  [
    eventTime === undefined ? undefined : eventTimeText(eventTime),
    isOnlineEvent ? ONLINE_PLACE : [place, city].filter(Boolean).join(', '),
  ]
    .filter(Boolean)
    .join(' · ');

/** Events as lines: day, name, hour and place. */
export const EventLines = ({
  context,
  items,
}: {
  readonly context: PageContext;
  readonly items: readonly CatalogueItem[];
}) => (
  <ul className="pt-agenda list-unstyled">
    {items.map((item) => {
      const target = itemTarget(context.table, item);
      return (
        <li key={item.id}>
          {item.event === undefined ? null : <DateLeaf from={item.event.eventDate} to={item.event.eventEndDate} />}
          <div>
            <EventTag item={item} />{' '}
            {target.kind === 'page' ? (
              <LinkTo to={target.path}>{inLanguage(item.title, item.titleLanguage)}</LinkTo>
            ) : (
              inLanguage(item.title, item.titleLanguage)
            )}
            {item.event === undefined ? null : (
              <p className="pt-soft">
                <time className="visually-hidden" dateTime={item.event.eventDate}>
                  {formatLongDay(item.event.eventDate)}
                </time>{' '}
                {whenAndWhere(item.event)}
              </p>
            )}
          </div>
        </li>
      );
    })}
  </ul>
);
