import { describe, expect, it } from 'vitest';
import { EXTRA_AGENCY_ROWS } from '#core/payments/extra-agency.ts';

describe('EXTRA_AGENCY_ROWS', () => {
  it('[PAGE-23] should be ten bodies with a name of their own, six of them with zero', () => {
    expect(new Set(EXTRA_AGENCY_ROWS.map(({ name }) => name)).size).toBe(10);
    expect(EXTRA_AGENCY_ROWS.filter(({ totalPaidCents }) => totalPaidCents === 0)).toHaveLength(6);
    expect(
      EXTRA_AGENCY_ROWS.every(({ totalPaidCents }) => Number.isSafeInteger(totalPaidCents) && totalPaidCents >= 0),
    ).toBe(true);
  });
});
