import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applicationCalendarAddress, applicationIcs } from '#core/content/application-calendar.ts';
import { campaignTermOn } from '#core/content/campaign.ts';
import { anyFilterDay } from '#tests/support/arbitraries/catalogue.ts';
import { aContentPage } from '#tests/support/mothers/content.ts';
import { day } from '#tests/support/mothers/day.ts';
import { RUNS } from '#tests/support/property.ts';

const SLUG = 'aiuti-e-bandi/pagamenti-ocm/vino più';
const HOME = 'https://p.example/portale';
const anyDay = fc.option(anyFilterDay(), { nil: undefined });
const aPage = (window: { readonly opensOn?: string | undefined; readonly closesOn?: string | undefined }) => ({
  ...aContentPage(SLUG),
  title: 'Vino; promozione',
  ...(window.opensOn === undefined ? {} : { opensOn: day(window.opensOn) }),
  ...(window.closesOn === undefined ? {} : { closesOn: day(window.closesOn) }),
});

describe('applicationCalendarAddress', () => {
  it('[PAGE-39] should be there exactly while the page says that there is something to wait for', () => {
    fc.assert(
      fc.property(anyDay, anyDay, anyFilterDay(), (opensOn, closesOn, today) => {
        const page = aPage({ opensOn, closesOn });
        const kind = campaignTermOn(page, day(today))?.kind;
        const isWithoutEnd = kind === 'open' && closesOn === undefined && opensOn !== today;
        const isOffered = kind !== undefined && kind !== 'gone' && !isWithoutEnd;
        expect(applicationCalendarAddress(page, day(today)) !== undefined).toBe(isOffered);
      }),
      RUNS,
    );
  });

  it('[PAGE-39] should name the page part by part', () => {
    expect(applicationCalendarAddress(aPage({ closesOn: '2020-01-01' }), day('2020-01-01'))).toBe(
      '/exports/pages/aiuti-e-bandi/pagamenti-ocm/vino%20pi%C3%B9',
    );
    expect(applicationCalendarAddress(aPage({}), day('2020-01-01'))).toBeUndefined();
  });
});

describe('applicationIcs', () => {
  it('[PAGE-39] should hold the first and the last day for applications, each of its own and for the whole day', () => {
    const text = applicationIcs(aPage({ opensOn: '2026-12-01', closesOn: '2026-12-31' }), HOME) ?? '';
    const days = text.match(/^(?:UID|DTSTART|SUMMARY|TRANSP).*$/gmu)?.map((line) => line.trim());
    expect(text.replaceAll('\r\n ', '')).toContain(`URL:${HOME}/${SLUG}\r\n`);
    expect(days?.filter((line) => !line.startsWith('UID'))).toEqual([
      'DTSTART;VALUE=DATE:20261201',
      'SUMMARY:Apertura delle domande: Vino\\; promozione',
      'TRANSP:TRANSPARENT',
      'DTSTART;VALUE=DATE:20261231',
      'SUMMARY:Ultimo giorno per le domande: Vino\\; promozione',
      'TRANSP:TRANSPARENT',
    ]);
    expect(new Set(text.replaceAll('\r\n ', '').match(/^UID.*$/gmu))).toHaveProperty('size', 2);
  });

  it('[PAGE-39] should hold only what the page names', () => {
    const closing = applicationIcs(aPage({ closesOn: '2026-12-31' }), HOME);
    expect(closing?.match(/BEGIN:VEVENT/gu)).toHaveLength(1);
    expect(closing).toContain('DTSTART;VALUE=DATE:20261231');
    expect(applicationIcs(aPage({}), HOME)).toBeUndefined();
  });
});
