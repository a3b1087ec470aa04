import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ACTIVE_HEADING_PX,
  activeHeadingOf,
  readingProgress,
  SCROLL_THROTTLE_MS,
} from '#core/navigation/side-index.ts';
import { RUNS } from '#tests/support/property.ts';

describe('activeHeadingOf', () => {
  it('[MENU-04] should keep the measures of the specification', () => {
    expect([ACTIVE_HEADING_PX, SCROLL_THROTTLE_MS]).toEqual([200, 300]);
  });

  it.each([
    [[-400, 199, 200, 900], 'h1'],
    [[-400, -10, 198, 199], 'h3'],
    [[200, 700], undefined],
    [[], undefined],
  ])('[MENU-04] should with headings at %j take %s', (tops, active) => {
    expect(activeHeadingOf(tops.map((top, index) => ({ id: `h${index}`, top })))).toBe(active);
  });

  it('[MENU-04] should take the last heading above the line, wherever they are', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1000, max: 1000 })), (unsorted) => {
        const tops = unsorted.toSorted((a, b) => a - b);
        const above = tops.filter((top) => top < 200).length;
        expect(activeHeadingOf(tops.map((top, index) => ({ id: String(index), top })))).toBe(
          above === 0 ? undefined : String(above - 1),
        );
      }),
      RUNS,
    );
  });
});

describe('readingProgress', () => {
  it.each([
    [0, 800, 2800, 0],
    [1000, 800, 2800, 0.5],
    [2000, 800, 2800, 1],
    [2100, 800, 2800, 1],
    [-50, 800, 2800, 0],
    [0, 800, 600, 1],
    [0, 800, 800, 1],
  ])(
    '[MENU-05] should at %i of a window of %i and a page of %i be %d',
    (scrolled, windowHeight, pageHeight, progress) => {
      expect(readingProgress(scrolled, windowHeight, pageHeight)).toBe(progress);
    },
  );
});
