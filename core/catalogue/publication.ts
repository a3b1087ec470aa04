import type { IsoDate } from '#core/kernel/iso-date.ts';

/**
 * Whether the public may see a content on a day in Italy: from the day of its publication on, that day included. What has no
 * such day is public at once. Before it the content is nowhere: no list, page, search, feed, count or calendar has it (PUB-01).
 */
export const isPublishedOn = (publicationDate: IsoDate | undefined, today: IsoDate): boolean =>
  publicationDate === undefined || publicationDate <= today;
