import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDay } from '#core/formatting/date.ts';
import { addDays } from '#core/kernel/iso-date.ts';
import { nextTermSentence } from '#core/year/next-term.ts';
import { day } from '#tests/support/mothers/day.ts';
import { RUNS } from '#tests/support/property.ts';

const TODAY = day('2026-11-26');
const anAid = (title: string, closesOn?: string) => ({
  slug: title,
  title,
  description: title,
  ...(closesOn === undefined ? {} : { closesOn: day(closesOn) }),
});

describe('nextTermSentence', () => {
  it('[YEAR-03] should name the nearest last day, whatever the order of the aids', () => {
    expect(
      nextTermSentence([anAid('OCM vino', '2027-05-17'), anAid('Grano duro', '2027-01-02'), anAid('Olio')], TODAY),
    ).toBe('Il prossimo termine è il 02/01/2027. Grano duro: ultimo giorno per chiedere.');
  });

  it('[YEAR-03] should say nothing where no aid closes, nor of what has closed', () => {
    expect(nextTermSentence([anAid('Olio'), anAid('Riso', '2026-11-25')], TODAY)).toBeUndefined();
  });

  it('[YEAR-03] should never name a day behind, nor one after another that is to come', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -400, max: 400 }), { maxLength: 6 }), (offsets) => {
        const aids = offsets.map((offset, at) => ({ ...anAid(`Aiuto ${at}`), closesOn: addDays(TODAY, offset) }));
        const nearest = offsets.filter((offset) => offset >= 0).toSorted((left, right) => left - right)[0];
        const sentence = nextTermSentence(aids, TODAY);
        if (nearest === undefined) expect(sentence).toBeUndefined();
        else expect(sentence).toContain(`Il prossimo termine è il ${formatDay(addDays(TODAY, nearest))}. `);
      }),
      RUNS,
    );
  });
});
