import { selectedValues, type Criteria } from '#core/catalogue/criteria.ts';
import { addDays, type IsoDate } from '#core/kernel/iso-date.ts';
import type { NotificationFilters } from './notification.ts';

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
