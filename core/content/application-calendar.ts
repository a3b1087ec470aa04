import { calendarFile, type CalendarEntry, isToRemember } from '#core/formatting/calendar-file.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { type Campaign, lastDayOfCampaign } from './campaign.ts';
import type { ContentPage } from './page.ts';

/** Where the days between which an aid can be asked for are given to a calendar, relative to the API base and before the page's slug. */
export const APPLICATION_CALENDARS = '/exports/pages';

/** The same for a page; undefined for one that names no day, or whose last has gone (PAGE-39). */
export const applicationCalendarAddress = ({ slug, ...campaign }: ContentPage, today: IsoDate): string | undefined =>
  isToRemember(lastDayOfCampaign(campaign), today)
    ? `${APPLICATION_CALENDARS}/${slug.split('/').map(encodeURIComponent).join('/')}`
    : undefined;

/** What a calendar says of an aid or service beside its days. */
interface Remembered {
  readonly title: string;
  readonly text: string;
  readonly changedOn: IsoDate | undefined;
}

/** The days of a campaign as entries of a calendar; none where it names none. `address` is that of its page, whole (PAGE-39). */
export const campaignEntries = (
  { opensOn, closesOn, correctionsUntil }: Campaign,
  { title, text, changedOn }: Remembered,
  address: string,
): readonly CalendarEntry[] => {
  const entryOn = (day: IsoDate | undefined, what: string, part: string): readonly CalendarEntry[] =>
    day === undefined
      ? []
      : [
          {
            uid: `${address}#${part}`,
            changedOn,
            time: { first: day, last: day },
            title: `${what}: ${title}`,
            text,
            url: address,
            takesTime: false,
          },
        ];
  return [
    ...entryOn(opensOn, 'Apertura delle domande', 'apertura'),
    ...entryOn(closesOn, 'Ultimo giorno per le domande', 'chiusura'),
    ...entryOn(correctionsUntil, 'Ultimo giorno per le modifiche', 'modifiche'),
  ];
};

/** The days of an aid as a calendar; undefined for a page that names none (PAGE-39). `address` is that of the page, whole. */
export const applicationIcs = (page: ContentPage, address: string): string | undefined => {
  const { title, description: text, lastUpdate: changedOn } = page;
  const entries = campaignEntries(page, { title, text, changedOn }, address);
  return entries.length === 0 ? undefined : calendarFile(entries);
};
