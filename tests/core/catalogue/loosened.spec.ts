import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Chip } from '#core/catalogue/chips.ts';
import { loosened, MOST_LOOSENED } from '#core/catalogue/loosened.ts';
import { RUNS } from '#tests/support/property.ts';

const chipOf = (value: string): Chip => ({ field: 'categories', value, label: value });

describe('loosened', () => {
  it('[LIST-35] should offer to take off those filters without which there is something, in their order', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(fc.string(), fc.option(fc.nat({ max: 3 }), { nil: undefined })), {
          selector: ([value]) => value,
          maxLength: 12,
        }),
        (filters) => {
          const counts = new Map(filters);
          const offered = loosened(
            filters.map(([value]) => chipOf(value)),
            ({ value }) => counts.get(value),
          );
          expect(offered.map(({ chip, count }) => [chip.value, count])).toEqual(
            filters.slice(0, MOST_LOOSENED).filter(([, count = 0]) => count > 0),
          );
        },
      ),
      RUNS,
    );
  });
});
