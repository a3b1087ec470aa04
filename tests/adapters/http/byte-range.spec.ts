import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { byteRange } from '#adapters/http/server/cache/byte-range.ts';

describe('byteRange', () => {
  it.each([
    ['bytes=0-9', { first: 0, last: 9 }],
    ['bytes=90-', { first: 90, last: 99 }],
    ['bytes=-10', { first: 90, last: 99 }],
    ['bytes=-500', { first: 0, last: 99 }],
    ['bytes=50-500', { first: 50, last: 99 }],
    ['bytes=100-', 'none'],
    ['bytes=-0', 'none'],
    ['bytes=9-3', undefined],
    ['bytes=-', undefined],
    ['bytes=0-1,5-6', undefined],
    ['righe=0-1', undefined],
    [undefined, undefined],
  ] as const)('[PAGE-12] should read %s of a hundred bytes', (header, expected) => {
    expect(byteRange(header, 100)).toEqual(expected);
  });

  it('[PAGE-12] should stay within the file whatever is asked', () => {
    const end = fc.option(fc.nat(300), { nil: '' as const });
    fc.assert(
      fc.property(end, end, fc.nat(200), (from, to, size) => {
        const range = byteRange(`bytes=${from}-${to}`, size);
        if (range === undefined || range === 'none') return;
        expect([range.first >= 0, range.first <= range.last, range.last < size]).toEqual([true, true, true]);
      }),
    );
  });
});
