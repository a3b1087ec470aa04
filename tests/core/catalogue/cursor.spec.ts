import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noCriteria } from '#core/catalogue/criteria.ts';
import {
  cursorFromPosition,
  cursorPast,
  type CursorScope,
  MAX_CURSOR_LENGTH,
  positionFromCursor,
} from '#core/catalogue/cursor.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { anyListCriteria } from '#tests/support/arbitraries/catalogue.ts';
import { aCatalogueItem } from '#tests/support/mothers/catalogue.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

const scope: CursorScope = { definition: LISTS.regulations, criteria: noCriteria(), pageSize: 9 };
const place = { page: 3, day: '2024-05-10', id: 'reg_12' };

const anyScope = () =>
  fc
    .record({ asked: anyListCriteria(), pageSize: fc.integer({ min: 1, max: 100 }) })
    .map(({ asked, pageSize }): CursorScope => ({ ...asked, pageSize }));
const anyPosition = () =>
  fc.record({
    page: fc.integer({ min: 1, max: 9_999_999 }),
    day: fc.constantFrom('', '2024-05-10', '1900-01-01'),
    id: anyText().filter((id) => id !== ''),
  });

describe('a cursor', () => {
  it('[API-05] should give back the place that made it, whatever the id', () => {
    fc.assert(
      fc.property(anyScope(), anyPosition(), (any, left) => {
        expect(positionFromCursor(any, cursorFromPosition(any, left))).toEqual(left);
      }),
      RUNS,
    );
  });

  it('[API-06] should not be any text that someone makes up', () => {
    fc.assert(
      fc.property(anyScope(), anyText(), (any, text) => {
        expect(positionFromCursor(any, text)).toBeUndefined();
      }),
      RUNS,
    );
  });

  it('[API-06] should not be read where one character of it was changed', () => {
    const cursor = cursorFromPosition(scope, place);
    for (let at = 0; at < cursor.length; at += 1) {
      for (const other of ['0', '7', 'x', '_', '-']) {
        const altered = cursor.slice(0, at) + other + cursor.slice(at + 1);
        expect([altered, positionFromCursor(scope, altered)]).toEqual([
          altered,
          altered === cursor ? place : undefined,
        ]);
      }
    }
  });

  it.each<[string, CursorScope]>([
    ['another list', { ...scope, definition: LISTS.services }],
    ['another order', { ...scope, criteria: { ...noCriteria(), sort: 'ASC' } }],
    ['other words', { ...scope, criteria: { ...noCriteria(), search: 'olio' } }],
    ['other filters', { ...scope, criteria: { ...noCriteria(), selections: { categories: ['ocm'] } } }],
    ['another size of pages', { ...scope, pageSize: 10 }],
  ])('[API-06] should be refused by %s', (_what, other) => {
    expect(positionFromCursor(other, cursorFromPosition(scope, place))).toBeUndefined();
  });

  it('[API-06] should not be read with anything before it', () => {
    expect(positionFromCursor(scope, `-${cursorFromPosition(scope, place)}`)).toBeUndefined();
  });

  it('should be read up to its longest', () => {
    const ids = Array.from({ length: MAX_CURSOR_LENGTH }, (_, at) => 'a'.repeat(at + 1));
    for (const id of ids) {
      const cursor = cursorFromPosition(scope, { ...place, id });
      expect([cursor.length, positionFromCursor(scope, cursor)?.id]).toEqual([
        cursor.length,
        cursor.length <= MAX_CURSOR_LENGTH ? id : undefined,
      ]);
    }
  });

  it('should have an end to its length', () => {
    expect(
      positionFromCursor(scope, cursorFromPosition(scope, { ...place, id: 'a'.repeat(MAX_CURSOR_LENGTH) })),
    ).toBeUndefined();
  });

  it('[LIST-06] should lead past the last item, to the page that follows', () => {
    const items = ['c', 'a', 'b'].map((id) => aCatalogueItem({ id }));
    expect(positionFromCursor(scope, cursorPast(scope, 4, items) ?? '')).toEqual({
      page: 5,
      day: '2024-05-10',
      id: 'b',
    });
    expect(cursorPast(scope, 4, [])).toBeUndefined();
  });
});
