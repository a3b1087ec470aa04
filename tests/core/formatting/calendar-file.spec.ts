import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile } from '#core/formatting/calendar-file.ts';
import { day } from '#tests/support/mothers/day.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

const unfolded = (file: string): readonly string[] => file.replaceAll('\r\n ', '').split('\r\n');

describe('calendarFile', () => {
  it('[PAGE-28] should give a day to remember to any calendar, for the whole day', () => {
    const file = calendarFile([
      {
        uid: 'a@b',
        changedOn: day('2026-11-21'),
        time: { first: day('2026-12-31'), last: day('2026-12-31') },
        title: 'Paga; subito',
        text: 'Prima riga,\nseconda \\ riga',
        takesTime: false,
      },
    ]);
    expect(unfolded(file)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Portale pagamenti agricoli//IT',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:a@b',
      'DTSTAMP:20261121T120000Z',
      'LAST-MODIFIED:20261121T120000Z',
      'SEQUENCE:0',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Paga\\; subito',
      'DESCRIPTION:Prima riga\\,\\nseconda \\\\ riga',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('should keep every line within 75 octets and let no text add a line, whatever the text', () => {
    const encoder = new TextEncoder();
    fc.assert(
      fc.property(anyText(), anyText(), (title, text) => {
        const time = { first: day('2026-12-31'), last: day('2026-12-31') };
        const file = calendarFile([{ uid: 'u', changedOn: undefined, time, title, text, takesTime: true }], title);
        for (const line of file.split('\r\n')) expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
        expect(unfolded(file).filter((line) => /^(BEGIN|END|UID|DT)/u.test(line))).toHaveLength(8);
      }),
      RUNS,
    );
  });
});
