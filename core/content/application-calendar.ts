import { calendarFile, type CalendarEntry, isToRemember } from '#core/formatting/calendar-file.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { ContentPage } from './page.ts';

/** Where the days between which an aid can be asked for are given to a calendar, relative to the API base and before the page's slug. */
export const APPLICATION_CALENDARS = '/exports/pages';

/** The same for a page; undefined for one that names no day, or whose last has gone (PAGE-39). */
export const applicationCalendarAddress = (
  { slug, opensOn, closesOn }: ContentPage,
  today: IsoDate,
): string | undefined =>
  isToRemember(closesOn ?? opensOn, today)
    ? `${APPLICATION_CALENDARS}/${slug.split('/').map(encodeURIComponent).join('/')}`
    : undefined;

/**
 * First and last day for applications as a calendar; undefined for a page that names neither (PAGE-39). `address` is that of
 * the page, whole.
 */
export const applicationIcs = (page: ContentPage, address: string): string | undefined => {
  const entryOn = (day: IsoDate | undefined, what: string, part: string): readonly CalendarEntry[] =>
    day === undefined
      ? []
      : [
          {
            uid: `${address}#${part}`,
            changedOn: page.lastUpdate,
            time: { first: day, last: day },
            title: `${what}: ${page.title}`,
            text: page.description,
            url: address,
            takesTime: false,
          },
        ];
  const entries = [
    ...entryOn(page.opensOn, 'Apertura delle domande', 'apertura'),
    ...entryOn(page.closesOn, 'Ultimo giorno per le domande', 'chiusura'),
  ];
  return entries.length === 0 ? undefined : calendarFile(entries);
};
