import { octetsOf } from '#core/kernel/octets.ts';
import { addDays, type IsoDate } from '#core/kernel/iso-date.ts';

/** When something is: whole days, the last one included, or hours in Italy such as `09:30`, of one day or until `lastDay`. */
export type CalendarTime =
  | { readonly first: IsoDate; readonly last: IsoDate }
  | { readonly day: IsoDate; readonly from: string; readonly to: string | undefined; readonly lastDay?: IsoDate };

/** What a store knows of a content beside its fields, for feeds and calendars; a foreign service may know none of it. */
export interface ContentStamp {
  /** What it is, over changes of its slug (D-67): the slug that it had first, or the address by which feeds name it. */
  readonly id: string;
  /** The day on which it was stored or found changed. */
  readonly storedOn: IsoDate;
  /** The day on which one of its days moved last, and how often that was. */
  readonly movedOn?: IsoDate | undefined;
  readonly moves: number;
}

/** The day of the last change that is known: by the editors' word, else the day of storing; and of a day that moved, whatever they wrote. */
export const changeDayOf = (stamp: ContentStamp | undefined, written: IsoDate | undefined): IsoDate | undefined =>
  [written ?? stamp?.storedOn, stamp?.movedOn]
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);

/** Something to remember. */
export interface CalendarEntry {
  /** Different for each entry, so that a calendar that has it already takes the newer one. */
  readonly uid: string;
  /** The day on which it came or last changed, not that of reading: the same file is the same at each reading. Where nothing is known, its own. */
  readonly changedOn: IsoDate | undefined;
  /** How often its days have moved: a calendar that has the entry takes the higher one. */
  readonly sequence?: number | undefined;
  readonly time: CalendarTime;
  readonly title: string;
  readonly text: string;
  readonly place?: string | undefined;
  /** Whole address of the page that tells more. */
  readonly url?: string | undefined;
  /** Whether it marks its owner as busy: a last day leaves the day free. */
  readonly takesTime: boolean;
  /** Whether it does not take place on its day: who has it in the calendar sees it struck out. */
  readonly isCancelled?: boolean | undefined;
}

/** Whether a calendar has use for a day: it is there and has not gone. */
export const isToRemember = (day: IsoDate | undefined, today: IsoDate): boolean => day !== undefined && day >= today;

/** The most octets of a line (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/** How often a calendar that subscribes to the file reads it again: by the standard (RFC 7986), and as Outlook has it. */
const READ_AGAIN = ['REFRESH-INTERVAL;VALUE=DURATION:PT12H', 'X-PUBLISHED-TTL:PT12H'];

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

/**
 * Entries as a file that calendars read (RFC 5545). `name` is what the calendar calls itself where it is one of its own.
 */
export const calendarFile = (entries: readonly CalendarEntry[], name?: string): string => {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portale pagamenti agricoli//IT',
    'CALSCALE:GREGORIAN',
    ...(name === undefined ? [] : [`X-WR-CALNAME:${escaped(name)}`, ...READ_AGAIN]),
    ...(entries.some(({ time }) => 'from' in time) ? ROME : []),
    ...entries.flatMap(({ uid, changedOn, sequence = 0, time, title, text, place, url, takesTime, isCancelled }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(uid)}`,
      ...stampsOf(changedOn ?? ('first' in time ? time.first : time.day), sequence),
      ...linesOf(time),
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(text)}`,
      ...(place === undefined ? [] : [`LOCATION:${escaped(place)}`]),
      ...(url === undefined ? [] : [`URL:${url}`]),
      ...(isCancelled === true ? ['STATUS:CANCELLED'] : []),
      ...(takesTime ? [] : ['TRANSP:TRANSPARENT']),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
};

// Helpers

const compact = (text: string): string => text.replaceAll(/[-:]|\.\d+/gu, '');

/** Noon in Greenwich is that day in Italy at any time of the year. */
const stampsOf = (day: IsoDate, sequence: number): readonly string[] => [
  `DTSTAMP:${compact(day)}T120000Z`,
  `LAST-MODIFIED:${compact(day)}T120000Z`,
  `SEQUENCE:${sequence}`,
];

/** Text of a calendar: its own signs escaped, nothing in it that ends a line. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/gu, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/gu, '\\n')
    .replaceAll(/\p{Cc}/gu, '');

/** Begin and end; the end of days is the day after. */
const linesOf = (time: CalendarTime): readonly string[] => {
  if ('first' in time)
    return [`DTSTART;VALUE=DATE:${compact(time.first)}`, `DTEND;VALUE=DATE:${compact(addDays(time.last, 1))}`];
  const { day, from, to, lastDay = day } = time;
  const at = (on: IsoDate, hour: string): string => `TZID=Europe/Rome:${compact(on)}T${compact(hour)}00`;
  return [`DTSTART;${at(day, from)}`, ...(to === undefined ? [] : [`DTEND;${at(lastDay, to)}`])];
};

/** A line of the format: what is longer goes on in the next one, after a blank; no character is cut. */
const folded = (line: string): string => {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    if (octets + octetsOf(character) > LINE_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += octetsOf(character);
  }
  return [...lines, current].join('\r\n');
};
