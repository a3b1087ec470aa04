import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEAR_DAYS } from '#core/competitions/deadline.ts';
import { applicationWindowOn } from '#core/content/application-window.ts';
import { addDays, type IsoDate } from '#core/kernel/iso-date.ts';
import { anyFilterDay } from '#tests/support/arbitraries/catalogue.ts';
import { day } from '#tests/support/mothers/day.ts';
import { RUNS } from '#tests/support/property.ts';

const TODAY = day('2026-11-23');

describe('applicationWindowOn', () => {
  it.each([
    ['2026-11-24', '2026-12-31', 'toCome', 'Le domande si aprono domani', 'dal 24/11/2026 al 31/12/2026'],
    ['2026-12-05', undefined, 'toCome', 'Le domande si aprono tra 12 giorni', 'dal 05/12/2026'],
    ['2026-11-23', '2026-12-31', 'open', 'Domande aperte, mancano 38 giorni', 'dal 23/11/2026 al 31/12/2026'],
    ['2026-11-01', undefined, 'open', 'Domande aperte', 'dal 01/11/2026'],
    [undefined, '2026-11-30', 'near', 'Domande aperte, mancano 7 giorni', 'fino al 30/11/2026'],
    [undefined, '2026-11-24', 'near', 'Domande aperte, manca 1 giorno', 'fino al 24/11/2026'],
    ['2026-11-23', '2026-11-23', 'near', 'Domande aperte, oggi è l’ultimo giorno', 'dal 23/11/2026 al 23/11/2026'],
    ['2026-10-01', '2026-11-22', 'gone', 'Domande chiuse', 'dal 01/10/2026 al 22/11/2026'],
  ])('[PAGE-39] should say of %s to %s that it is %s: %s, %s', (opens, closes, kind, text, days) => {
    expect(
      applicationWindowOn(
        {
          opensOn: opens === undefined ? undefined : day(opens),
          closesOn: closes === undefined ? undefined : day(closes),
        },
        TODAY,
      ),
    ).toEqual({ kind, text, days });
  });

  it('should say nothing where there are no days', () => {
    expect(applicationWindowOn({}, TODAY)).toBeUndefined();
  });

  it('should be open from the first day to the last, both included', () => {
    const days = fc.tuple(anyFilterDay(), fc.integer({ min: 0, max: 400 }), fc.integer({ min: -500, max: 500 }));
    fc.assert(
      fc.property(days, ([first, length, offset]) => {
        const opensOn = first as IsoDate;
        const closesOn = addDays(opensOn, length);
        const kind = applicationWindowOn({ opensOn, closesOn }, addDays(opensOn, offset))?.kind;
        if (offset < 0) expect(kind).toBe('toCome');
        else if (offset > length) expect(kind).toBe('gone');
        else expect(kind).toBe(length - offset <= NEAR_DAYS ? 'near' : 'open');
      }),
      RUNS,
    );
  });
});
