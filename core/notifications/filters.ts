import { selectedValues, type Criteria } from '#core/catalogue/criteria.ts';
import { addDays, dayInRome, type IsoDate } from '#core/kernel/iso-date.ts';
import { compareTexts } from '#core/kernel/text-order.ts';
import type { Notification, NotificationFilters } from './notification.ts';

/** The filters that the list's criteria stand for; a period that is no whole number of days is none (LIST-17). */
export const filtersFromCriteria = (criteria: Criteria): NotificationFilters => {
  const days = Number(selectedValues(criteria, 'timePeriod')[0] ?? '');
  return {
    lastDays: Number.isSafeInteger(days) && days > 0 ? days : undefined,
    unreadOnly: selectedValues(criteria, 'unreadOnly').includes('true'),
  };
};

/** The first day of a period of `lastDays` days that ends today, today included. */
export const firstDayOf = (lastDays: number, today: IsoDate): IsoDate => addDays(today, 1 - lastDays);

/** Whether a message passes the filters at the instant `now` (NOTE-07). */
export const passes = (notification: Notification, filters: NotificationFilters, now: number): boolean => {
  if (filters.unreadOnly && notification.read) return false;
  return (
    filters.lastDays === undefined || dayInRome(notification.createdAt) >= firstDayOf(filters.lastDays, dayInRome(now))
  );
};

/** Newest first; messages of the same instant by msgId, so that the order is always the same. */
export const newestFirst = (left: Notification, right: Notification): number =>
  right.createdAt - left.createdAt || compareTexts(left.msgId, right.msgId);
