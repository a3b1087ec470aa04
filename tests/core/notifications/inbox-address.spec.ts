import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inboxAddressFromQuery, inboxAddressToQuery, messageInState } from '#core/notifications/inbox-address.ts';
import { anyText, anyTextAround, RUNS } from '#tests/support/property.ts';

describe('inboxAddressFromQuery and inboxAddressToQuery', () => {
  it('[PAGE-10] should write what they read, whatever the query says', () => {
    const anyPair = fc.tuple(
      fc.constantFrom('timePeriod', 'unreadOnly', 'page', 'msg', 'altro'),
      fc.oneof(anyText(), anyTextAround(100)),
    );
    fc.assert(
      fc.property(fc.array(anyPair, { maxLength: 6 }), (pairs) => {
        const read = inboxAddressFromQuery(pairs);
        expect(inboxAddressFromQuery(inboxAddressToQuery(read))).toEqual(read);
        expect(read.msgId?.length ?? 1).toBeLessThanOrEqual(100);
      }),
      RUNS,
    );
  });

  it('[PAGE-10] [NOTE-07] should read period, unread only, page and message', () => {
    const pairs = [
      ['timePeriod', '7'],
      ['unreadOnly', 'true'],
      ['page', '2'],
      ['msg', 'MSG-1'],
    ] as const;
    expect(inboxAddressFromQuery(pairs)).toMatchObject({ page: 2, msgId: 'MSG-1' });
    expect(inboxAddressToQuery(inboxAddressFromQuery(pairs))).toEqual(pairs);
  });
});

describe('messageInState', () => {
  it.each([
    [{ msgId: 'MSG-1' }, 'MSG-1'],
    [{ msgId: '' }, undefined],
    [{ msgId: 7 }, undefined],
    [{ msgId: 'a'.repeat(101) }, undefined],
    [null, undefined],
    ['MSG-1', undefined],
    [{}, undefined],
  ])('[PAGE-10] [PAGE-11] should find in %j the message %j', (state, msgId) => {
    expect(messageInState(state)).toBe(msgId);
  });
});
