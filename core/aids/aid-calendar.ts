import { campaignEntries } from '#core/content/application-calendar.ts';
import { calendarFile, changeDayOf } from '#core/formatting/calendar-file.ts';
import type { FoundAids } from './find-aids.ts';

/** Where the calendar of what was found is, relative to the API base; the query has the answers. */
export const AID_CALENDAR = '/exports/quali-aiuti.ics';

/** When the aids that fit or could open and close, as a calendar (AIDS-04). `home` is the address of the portal, without a slash at its end. */
export const foundIcs = ({ fits, could }: FoundAids, home: string, title: string): string =>
  calendarFile(
    [...fits, ...could].flatMap(({ aid }) =>
      campaignEntries(aid, {
        uid: `${home}/${aid.stamp?.id ?? aid.slug}`,
        changedOn: changeDayOf(aid.stamp, undefined),
        sequence: aid.stamp?.moves,
        title: aid.title,
        text: aid.howMuch ?? '',
        url: `${home}/${aid.slug}`,
      }),
    ),
    title,
  );
