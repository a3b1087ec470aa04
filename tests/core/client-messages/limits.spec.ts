import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limitBroken, MESSAGES_A_DAY, MESSAGES_A_MINUTE } from '#core/client-messages/limits.ts';
import { RUNS } from '#tests/support/property.ts';

describe('limitBroken', () => {
  it('[CAAM-04] should let the last message through and not the one after it', () => {
    expect(limitBroken({ lastMinute: MESSAGES_A_MINUTE - 1, today: 0 }, 1)).toBeUndefined();
    expect(limitBroken({ lastMinute: MESSAGES_A_MINUTE, today: 0 }, 1)).toBe('minute');
    expect(limitBroken({ lastMinute: 0, today: MESSAGES_A_DAY - 1 }, 1)).toBeUndefined();
    expect(limitBroken({ lastMinute: 0, today: MESSAGES_A_DAY }, 1)).toBe('day');
  });

  it('[CAAM-04] should never let more through on a day than a day has, in whatever pieces', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 60 }), (pieces) => {
        let today = 0;
        for (const piece of pieces) if (limitBroken({ lastMinute: 0, today }, piece) === undefined) today += piece;
        expect(today).toBeLessThanOrEqual(MESSAGES_A_DAY);
      }),
      RUNS,
    );
  });
});
