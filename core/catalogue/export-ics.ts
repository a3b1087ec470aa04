import { addDays, type IsoDate } from '#core/kernel/iso-date.ts';
import { eventPlace, hoursOf } from './event-facts.ts';
import type { Exported } from './export.ts';
import type { CatalogueItem } from './item.ts';

const FOLD_AT = 74;

/** Text of a calendar: its own signs escaped, nothing in it that ends a line. */
const icsText = (text: string): string =>
  text
    .replace(/[\\;,]/gu, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/gu, '\\n')
    .replace(/\p{Cc}/gu, '');

const bytesOf = (sign: string): number => {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
};

/** A line of at most 75 bytes; what is longer goes on after a blank, and no sign is cut (RFC 5545, 3.1). */
const folded = (line: string): string => {
  let [out, length] = ['', 0];
  for (const sign of line) {
    const bytes = bytesOf(sign);
    if (length + bytes > FOLD_AT) [out, length] = [`${out}\r\n `, 1];
    out += sign;
    length += bytes;
  }
  return out;
};

const compact = (day: string): string => day.replaceAll('-', '');

/** Begin and end of an event: its hours in Italy where it has them, else whole days; the end of a day is the next one. */
const eventTimes = (item: CatalogueItem): readonly string[] => {
  const { event } = item;
  if (event === undefined) return [];
  const { from, to } = hoursOf(event);
  const last = event.eventEndDate ?? event.eventDate;
  if (from === undefined || last !== event.eventDate) return wholeDays(event.eventDate, last);
  const at = (hour: string): string => `${compact(event.eventDate)}T${hour.replace(':', '')}00`;
  return [`DTSTART;TZID=Europe/Rome:${at(from)}`, ...(to === undefined ? [] : [`DTEND;TZID=Europe/Rome:${at(to)}`])];
};

const wholeDays = (first: IsoDate, last: IsoDate): readonly string[] => [
  `DTSTART;VALUE=DATE:${compact(first)}`,
  `DTEND;VALUE=DATE:${compact(addDays(last, 1))}`,
];

/** Italian time, as calendars that do not know it by name need it. */
const ROME = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Rome',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

/** Whether an entry has the day that the list's calendar is made of. */
export const hasCalendarDay = (calendar: 'deadline' | 'event', { deadline, event }: CatalogueItem): boolean =>
  (calendar === 'deadline' ? deadline : event) !== undefined;

/** The entries that have a day as a calendar (RFC 5545): events as they are, deadlines as whole days (LIST-18). */
export const icsOf = ({ definition, items, title, addressOf, madeAt }: Exported): string => {
  const { calendar } = definition;
  if (calendar === undefined) throw new Error(`${definition.id} has no calendar`);
  const stamp = new Date(madeAt).toISOString().replace(/[-:]|\.\d+/gu, '');
  const events = items
    .filter((item) => hasCalendarDay(calendar, item))
    .flatMap((item) => {
      const place = item.event && eventPlace(item.event);
      return [
        'BEGIN:VEVENT',
        `UID:${icsText(addressOf(item))}`,
        `DTSTAMP:${stamp}`,
        ...(calendar === 'event' ? eventTimes(item) : wholeDays(item.deadline as IsoDate, item.deadline as IsoDate)),
        `SUMMARY:${icsText(calendar === 'event' ? item.title : `Scadenza: ${item.title}`)}`,
        `DESCRIPTION:${icsText(item.description)}`,
        ...(place === undefined ? [] : [`LOCATION:${icsText(place)}`]),
        `URL:${addressOf(item)}`,
        'END:VEVENT',
      ];
    });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portale pagamenti agricoli//Elenchi//IT',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${icsText(title)}`,
    ...(calendar === 'event' ? ROME : []),
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
};
