import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { remarkableState, saysWhy, SERVICE_STATUSES, serviceTag, wayInto } from '#core/catalogue/service-state.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

const anyStatus = () => fc.oneof(fc.constantFrom(...SERVICE_STATUSES, 'attivo', ''), anyText());
const anyReason = () => fc.option(anyText(), { nil: undefined });

describe('the state of a service', () => {
  it('[PAGE-35] should be written with a reason where it is not active, and nowhere else', () => {
    expect(
      [
        ['Attivo', undefined],
        ['Attivo', 'Perché'],
        ['Non attivo', undefined],
        ['Non attivo', 'Perché'],
      ].map(([status = '', reason]) => saysWhy(status, reason)),
    ).toEqual([true, false, false, true]);
  });

  it('[PAGE-35] [SSO-01] should take the way in away from a service that is not active, and from no other', () => {
    fc.assert(
      fc.property(anyStatus(), anyReason(), anyReason(), (status, reason, target) => {
        const state = { status, ...(reason === undefined ? {} : { reason }) };
        expect(wayInto(state, target)).toBe(status === 'Non attivo' ? undefined : target);
        expect(wayInto(undefined, target)).toBe(target);
      }),
      RUNS,
    );
  });

  it('[PAGE-35] should be said in its own word with a sign, and be remarked unless it is active', () => {
    expect(SERVICE_STATUSES.map((status) => serviceTag({ status }))).toEqual([
      { tone: 'ok', icon: 'check-circle', word: 'Attivo' },
      { tone: 'bad', icon: 'ban', word: 'Non attivo' },
    ]);
    fc.assert(
      fc.property(anyStatus(), (status) => {
        expect(serviceTag({ status }).word).toBe(status);
        expect(remarkableState({ status })).toEqual(status === 'Attivo' ? undefined : serviceTag({ status }));
      }),
      RUNS,
    );
    expect(remarkableState(undefined)).toBeUndefined();
  });
});
