import { addDays, type IsoDate } from '#core/kernel/iso-date.ts';
import { compareTexts } from '#core/kernel/text-order.ts';
import type { Expiry } from './producer.ts';
import { expiryBounds, type ExpiryFilter } from './producer-list.ts';

/** What ends within so many days is told even where something else has ended before it. */
const TOLD_WITHIN_DAYS = 60;

const firstToEnd = (left: Expiry, right: Expiry): number =>
  compareTexts(`${left.day} ${left.kind}`, `${right.day} ${right.kind}`);

/** Those of the ends that a filter asks for, the first to end first; all of them without a filter (PAGE-30). */
export const expiriesWithin = (
  expiries: readonly Expiry[],
  filter: ExpiryFilter | undefined,
  today: IsoDate,
): readonly Expiry[] => {
  const inOrder = expiries.toSorted(firstToEnd);
  if (filter === undefined) return inOrder;
  const { from, to } = expiryBounds(filter, today);
  return inOrder.filter(({ day }) => (from === undefined || day >= from) && day <= to);
};

/**
 * The ends that a row of the list tells: those that the filter asks for; without a filter all that presses, or else
 * what ends first. Something that has ended never hides what ends next (PAGE-30).
 */
export const expiriesToTell = (
  expiries: readonly Expiry[],
  filter: ExpiryFilter | undefined,
  today: IsoDate,
): readonly Expiry[] => {
  const within = expiriesWithin(expiries, filter, today);
  if (filter !== undefined) return within;
  const limit = addDays(today, TOLD_WITHIN_DAYS);
  const pressing = within.filter(({ day }) => day <= limit);
  return pressing.length > 0 ? pressing : within.slice(0, 1);
};
