import * as fc from 'fast-check';
import type { Mandate, MandateRecords } from '#core/access/mandate.ts';
import { addDays, type IsoDate } from '#core/kernel/iso-date.ts';
import { day } from '#tests/support/mothers/day.ts';

/** The day on which the examples ask. */
export const TODAY: IsoDate = day('2026-11-21');

/** A mandate in force since years unless said otherwise. */
export const aMandate = (cuaa: string, officeId: string, fields: Partial<Mandate> = {}): Mandate => ({
  cuaa,
  officeId,
  since: day('2020-01-01'),
  until: undefined,
  ...fields,
});

/** A mandate that ended yesterday. */
export const anEndedMandate = (cuaa: string, officeId: string): Mandate =>
  aMandate(cuaa, officeId, { until: addDays(TODAY, -1) });

/** A mandate that begins tomorrow. */
export const aComingMandate = (cuaa: string, officeId: string): Mandate =>
  aMandate(cuaa, officeId, { since: addDays(TODAY, 1) });

/** A day around today, so that first and last days are met often. */
export const anyNearDay = (): fc.Arbitrary<IsoDate> =>
  fc.integer({ min: -3, max: 3 }).map((days) => addDays(TODAY, days));

/** A mandate of one of two companies to one of three offices; now and then it ends before it begins. */
export const anyMandate = (): fc.Arbitrary<Mandate> =>
  fc.record({
    cuaa: fc.constantFrom('01', '02'),
    officeId: fc.constantFrom('V', 'G', 'N'),
    since: anyNearDay(),
    until: fc.option(anyNearDay(), { nil: undefined }),
  });

/** Up to four mandates, on any day. */
export const anyMandateRecords = (): fc.Arbitrary<MandateRecords> =>
  fc.record({
    mandates: fc.array(anyMandate(), { maxLength: 4 }),
    closedCuaas: fc.subarray(['01', '02']),
    today: anyNearDay(),
  });
