import { OPEN_STATUSES } from '#core/competitions/status.ts';
import { addDays, type IsoDate } from '#core/kernel/iso-date.ts';
import type { SortOrder } from './criteria.ts';
import type { FilterValue } from './definition.ts';
import { type CatalogueItem, orderDay } from './item.ts';

/** Within how many days a call may be asked to close (LIST-32). */
const DUE_WITHIN_DAYS = [7, 30, 90] as const;

/** The options of "Scade entro", the shortest first. */
export const DUE_WITHIN: readonly FilterValue[] = DUE_WITHIN_DAYS.map((days) => ({
  name: `Entro ${days} giorni`,
  value: String(days),
}));

/** The last day that an option reaches; undefined for what is none of the options. */
export const lastDayWithin = (value: string | undefined, today: IsoDate): IsoDate | undefined =>
  DUE_WITHIN.some((option) => option.value === value) ? addDays(today, Number(value)) : undefined;

/** Greater than any day in figures: what is subtracted from it is in the opposite order. */
const PAST_ALL_DAYS = 99_999_999;
const inFigures = (day: IsoDate): number => Number(day.replaceAll('-', ''));

/**
 * What calls are ordered by where the nearest deadline is first, the smallest first: open ones by their last day, open ones without
 * one, then closed ones, those that closed last before the others (LIST-32). The status is that of the day of reading (`itemOn`).
 */
export const deadlineKey = ({ status, deadline }: Pick<CatalogueItem, 'status' | 'deadline'>): string => {
  if (status !== undefined && OPEN_STATUSES.includes(status))
    return deadline === undefined ? '2' : `1${inFigures(deadline)}`;
  return deadline === undefined ? '4' : `3${PAST_ALL_DAYS - inFigures(deadline)}`;
};

/** What a list is ordered by: the day of its entries, or how near their deadline is. */
export const orderKey = (item: CatalogueItem, sort: SortOrder): string =>
  sort === 'DEADLINE' ? deadlineKey(item) : orderDay(item);
