import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actingOfficesOf, isInForce, isMandateClosed, type Mandate } from '#core/access/mandate.ts';
import { addDays } from '#core/kernel/iso-date.ts';
import {
  aComingMandate,
  aMandate,
  anEndedMandate,
  anyMandate,
  anyMandateRecords,
  anyNearDay,
  TODAY,
} from '#tests/support/arbitraries/mandates.ts';
import { RUNS } from '#tests/support/property.ts';

const on = (...mandates: readonly Mandate[]) => ({ mandates, closedCuaas: [], today: TODAY });

describe('isInForce', () => {
  it.each([
    ['the day before the first', 1, undefined, false],
    ['the first day', 0, undefined, true],
    ['the last day', -9, 0, true],
    ['the day after the last', -9, -1, false],
    ['its only day', 0, 0, true],
  ])('[ROUTE-20] should say on %s whether a mandate counts', (_, since, until, expected) => {
    const term = { since: addDays(TODAY, since), until: until === undefined ? undefined : addDays(TODAY, until) };
    expect(isInForce(term, TODAY)).toBe(expected);
  });

  it('[ROUTE-20] should hold on every day from the first to the last, and on no other', () => {
    fc.assert(
      fc.property(anyMandate(), anyNearDay(), (mandate, today) => {
        const isOver = mandate.until !== undefined && today > mandate.until;
        expect(isInForce(mandate, today)).toBe(!(today < mandate.since) && !isOver);
      }),
      RUNS,
    );
  });
});

describe('actingOfficesOf', () => {
  it('[ROUTE-20] should name the offices whose mandate is in force, and none once the agency has closed it', () => {
    const records = on(aMandate('01', 'V'), anEndedMandate('01', 'G'), aComingMandate('01', 'N'), aMandate('02', 'B'));
    expect(actingOfficesOf('01', records)).toEqual(['V']);
    expect(actingOfficesOf('01', { ...records, closedCuaas: ['01'] })).toEqual([]);
  });
});

describe('isMandateClosed', () => {
  it('[ROUTE-18] should take a mandate as closed from the day after its last one, with or without a word of the agency', () => {
    expect(isMandateClosed('01', on(anEndedMandate('01', 'V')))).toBe(true);
    expect(isMandateClosed('01', on(aMandate('01', 'V', { until: TODAY })))).toBe(false);
    expect(isMandateClosed('01', { ...on(aMandate('01', 'V')), closedCuaas: ['01'] })).toBe(true);
    expect(isMandateClosed('01', { ...on(), closedCuaas: ['01'] })).toBe(true);
  });

  it('[ROUTE-18] should find nothing closed where no mandate was ever given, or the first is still to begin', () => {
    expect(isMandateClosed('01', on())).toBe(false);
    expect(isMandateClosed('01', on(aComingMandate('01', 'V')))).toBe(false);
    expect(isMandateClosed('01', on(anEndedMandate('02', 'V')))).toBe(false);
  });

  it('[ROUTE-18] should look at the mandate of today when an older one has ended, and not at one to come', () => {
    expect(isMandateClosed('01', on(anEndedMandate('01', 'V'), aMandate('01', 'G')))).toBe(false);
    expect(isMandateClosed('01', on(anEndedMandate('01', 'V'), aComingMandate('01', 'G')))).toBe(true);
  });

  it('[ROUTE-18] [ROUTE-20] should never be closed while an office acts for the company', () => {
    fc.assert(
      fc.property(
        anyMandateRecords(),
        (records) => !isMandateClosed('01', records) || actingOfficesOf('01', records).length === 0,
      ),
      RUNS,
    );
  });

  it('[ROUTE-18] should never be swayed by the mandates of other companies', () => {
    fc.assert(
      fc.property(anyMandateRecords(), (records) => {
        const own = {
          ...records,
          mandates: records.mandates.filter(({ cuaa }) => cuaa === '01'),
          closedCuaas: records.closedCuaas.filter((cuaa) => cuaa === '01'),
        };
        expect(isMandateClosed('01', records)).toBe(isMandateClosed('01', own));
      }),
      RUNS,
    );
  });
});
