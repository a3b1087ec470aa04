import { calendarFile, type CalendarEntry, changeDayOf, isToRemember } from '#core/formatting/calendar-file.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { type Campaign, lastDayOfCampaign } from './campaign.ts';
import { withMove } from '#core/terms/term.ts';
import type { ContentPage } from './page.ts';

/** Where the days between which an aid can be asked for are given to a calendar, relative to the API base and before the page's slug. */
export const APPLICATION_CALENDARS = '/exports/pages';

/** The same for a page; undefined for one that names no day, or whose last has gone (PAGE-39). */
export const applicationCalendarAddress = ({ slug, ...campaign }: ContentPage, today: IsoDate): string | undefined =>
  isToRemember(lastDayOfCampaign(campaign), today)
    ? `${APPLICATION_CALENDARS}/${slug.split('/').map(encodeURIComponent).join('/')}`
    : undefined;

/** What a calendar says of a content beside its days. */
export type Remembered = Pick<CalendarEntry, 'uid' | 'changedOn' | 'sequence' | 'title' | 'text' | 'url'>;

/** The days of a campaign as entries of a calendar, each named by its part of `uid`; none where it names none (PAGE-39). */
export const campaignEntries = (
  { opensOn, closesOn, correctionsUntil, moves }: Campaign,
  { uid, title, text, ...known }: Remembered,
): readonly CalendarEntry[] => {
  const entryOn = (day: IsoDate | undefined, what: string, part: string): readonly CalendarEntry[] =>
    day === undefined
      ? []
      : [
          {
            ...known,
            uid: `${uid}#${part}`,
            time: { first: day, last: day },
            title: `${what}: ${title}`,
            text: withMove(text, moves, day, day),
            takesTime: false,
          },
        ];
  return [
    ...entryOn(opensOn, 'Apertura delle domande', 'apertura'),
    ...entryOn(closesOn, 'Ultimo giorno per le domande', 'chiusura'),
    ...entryOn(correctionsUntil, 'Ultimo giorno per le modifiche', 'modifiche'),
  ];
};

/** The days of an aid as a calendar; undefined for a page that names none (PAGE-39). `home` is the address of the portal, without a slash at its end. */
export const applicationIcs = (page: ContentPage, home: string): string | undefined => {
  const { title, description: text, lastUpdate, slug, stamp } = page;
  const entries = campaignEntries(page, {
    uid: `${home}/${stamp?.id ?? slug}`,
    changedOn: changeDayOf(stamp, lastUpdate),
    sequence: stamp?.moves,
    title,
    text,
    url: `${home}/${slug}`,
  });
  return entries.length === 0 ? undefined : calendarFile(entries);
};
