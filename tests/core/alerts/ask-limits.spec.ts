import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ASKS_A_DAY, networksOf } from '#core/alerts/ask-limits.ts';
import { RUNS } from '#tests/support/property.ts';

describe('networksOf', () => {
  it('[ALERT-02] should count a client by its own network and by the wider ones, each with its share', () => {
    expect(networksOf('2001:db8:0:1::', 2_000)).toEqual([
      { network: '2001:db8:0:1::', most: ASKS_A_DAY },
      { network: '2001:db8:0/', most: 100 },
      { network: '2001:db8/', most: 500 },
    ]);
    expect(networksOf('192.0.2.1', 2_000).map(({ network }) => network)).toEqual(['192.0.2.1', '192.0.2/', '192.0/']);
  });

  it('[ALERT-02] should leave the greater part of a day to everybody outside one provider', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.ipV4(), fc.constant('2001:db8:0:1::')),
        fc.integer({ min: 100, max: 1e6 }),
        (client, most) => {
          const [own, ...wider] = networksOf(client, most);
          expect(own).toEqual({ network: client, most: ASKS_A_DAY });
          for (const one of wider) expect(one.most).toBeLessThanOrEqual(Math.max(ASKS_A_DAY, most / 4 + 1));
        },
      ),
      RUNS,
    );
  });
});
