import { fileStatusTag } from '#core/company-file/file-status.ts';
import { EXPIRY_HORIZON_DAYS } from '#core/company-file/expiry-horizon.ts';
import { addDays, type IsoDate } from '#core/kernel/iso-date.ts';
import type { StatusTag } from '#core/kernel/status-tag.ts';
import { compareTexts } from '#core/kernel/text-order.ts';
import type { Expiry, Producer } from './producer.ts';
import { expiryBounds, type ExpiryFilter } from './producer-list.ts';

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
 * The ends that a row of the list shows: those that the filter asks for; without a filter all within the horizon, or
 * else the first to come. Something that has ended never hides what ends next (PAGE-30).
 */
export const shownExpiries = (
  expiries: readonly Expiry[],
  filter: ExpiryFilter | undefined,
  today: IsoDate,
): readonly Expiry[] => {
  const within = expiriesWithin(expiries, filter, today);
  if (filter !== undefined) return within;
  const limit = addDays(today, EXPIRY_HORIZON_DAYS);
  const near = within.filter(({ day }) => day <= limit);
  return near.length > 0 ? near : within.slice(0, 1);
};

/** Whether the sheet of the file's last validation has ended; one that ends today still counts. */
const isSheetExpired = (expiries: readonly Expiry[], today: IsoDate): boolean => {
  const last = expiries
    .filter(({ kind }) => kind === 'validation-sheet')
    .map(({ day }) => day)
    .toSorted()
    .at(-1);
  return last !== undefined && last < today;
};

/** The state of a producer's file, the same in the list and on its page (STATO-01). */
export const producerStatusTag = (
  { fileStatus, expiries }: Pick<Producer, 'fileStatus' | 'expiries'>,
  today: IsoDate,
): StatusTag | undefined => fileStatusTag(fileStatus, isSheetExpired(expiries, today));
