import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueWithinOn } from '#tests/support/doubles/matching.ts';
import { deadlineKey, DUE_WITHIN, lastDayWithin } from '#core/catalogue/deadline-order.ts';
import { itemOn } from '#core/catalogue/item.ts';
import { addDays, daysBetween } from '#core/kernel/iso-date.ts';
import { aCatalogueItem } from '#tests/support/mothers/catalogue.ts';
import { day } from '#tests/support/mothers/day.ts';
import { RUNS } from '#tests/support/property.ts';

const TODAY = day('2026-11-26');
const anyCall = fc
  .record({
    status: fc.constantFrom('Aperto', 'Pubblicato', 'In corso di espletamento', 'Concluso', 'Sospeso'),
    left: fc.option(fc.integer({ min: -2_000, max: 2_000 }), { nil: undefined }),
  })
  .map(({ status, left }) =>
    itemOn(aCatalogueItem({ status, ...(left === undefined ? {} : { deadline: addDays(TODAY, left) }) }), TODAY),
  );
const isOpen = ({ status }: { readonly status?: string }): boolean => status === 'Aperto' || status === 'Pubblicato';

describe('deadlineKey', () => {
  it('[LIST-32] should put what is open before what is closed, of the open the nearest first, of the closed the latest', () => {
    fc.assert(
      fc.property(anyCall, anyCall, (one, other) => {
        const isBefore = deadlineKey(one) < deadlineKey(other);
        if (isOpen(one) !== isOpen(other)) expect(isBefore).toBe(isOpen(one));
        else if (one.deadline === undefined || other.deadline === undefined)
          expect(isBefore).toBe(one.deadline !== undefined && other.deadline === undefined);
        else expect(isBefore).toBe(isOpen(one) ? one.deadline < other.deadline : one.deadline > other.deadline);
        // It travels in a cursor, whose place has room for ten characters.
        expect(deadlineKey(one)).toMatch(/^\d{1,10}$/u);
      }),
      RUNS,
    );
  });
});

describe('dueWithinOn', () => {
  it('[LIST-32] should give the options that reach the last day, and none of what takes nothing any more', () => {
    fc.assert(
      fc.property(anyCall, (call) => {
        const options = dueWithinOn(call, TODAY).map(({ value }) => Number(value));
        const left = call.deadline === undefined ? undefined : daysBetween(TODAY, call.deadline);
        expect(options).toEqual(isOpen(call) && left !== undefined ? [7, 30, 90].filter((days) => left <= days) : []);
      }),
      RUNS,
    );
  });

  it('[LIST-32] should know no other option', () => {
    expect(DUE_WITHIN.map(({ value }) => lastDayWithin(value, TODAY))).toEqual([
      '2026-12-03',
      '2026-12-26',
      '2027-02-24',
    ]);
    for (const other of [undefined, '', '8', '07', '-7', 'Infinity'])
      expect(lastDayWithin(other, TODAY)).toBeUndefined();
  });
});
