import { addDays, type IsoDate } from '#core/kernel/iso-date.ts';

/** A day to remember. */
export interface CalendarDay {
  /** Different for each thing to remember, so that a calendar that has it already takes the newer one. */
  readonly uid: string;
  readonly day: IsoDate;
  readonly title: string;
  readonly text: string;
}

const LINE_OCTETS = 75;

/** How many octets a character takes in UTF-8. */
const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
};

/** A line of the format: what is longer than 75 octets goes on in the next one, after a blank; no character is cut. */
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

const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/gu, '\\n');

const compact = (text: string): string => text.replaceAll(/[-:]|\.\d+/gu, '');

/** Days as a file that calendars read (RFC 5545), each for the whole day. `now` in milliseconds since 1970-01-01T00:00:00Z. */
export const calendarFile = (days: readonly CalendarDay[], now: number): string =>
  `${[
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portale pagamenti agricoli//IT',
    'CALSCALE:GREGORIAN',
    ...days.flatMap(({ uid, day, title, text }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(uid)}`,
      `DTSTAMP:${compact(new Date(now).toISOString())}`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(text)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('\r\n')}\r\n`;
