import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAddress } from '#core/kernel/address.ts';
import { matchRoute } from '#core/navigation/routes.ts';
import { inboxAddressFrom, inboxPath, messageInQuery, messageInState } from '#core/notifications/inbox-address.ts';
import { someTable } from '../navigation/deployment.ts';
import { anyText, anyTextAround, RUNS } from '#tests/support/property.ts';

const read = (path: string) => {
  const { path: at, query } = parseAddress(path);
  return inboxAddressFrom(matchRoute(someTable, at)?.params['id'], query);
};

describe('inboxAddressFrom and inboxPath', () => {
  it('[PAGE-10] [NOTE-09] should write what they read, whatever the address says', () => {
    const anyPair = fc.tuple(
      fc.constantFrom('timePeriod', 'unreadOnly', 'page', 'msg', 'altro'),
      fc.oneof(anyText(), anyTextAround(100)),
    );
    fc.assert(
      fc.property(fc.array(anyPair, { maxLength: 6 }), fc.option(anyTextAround(100)), (pairs, name) => {
        const address = inboxAddressFrom(name ?? undefined, pairs);
        expect(read(inboxPath(someTable, address))).toEqual(address);
        expect(address.msgId?.length ?? 1).toBeLessThanOrEqual(100);
      }),
      RUNS,
    );
  });

  it('[PAGE-10] [NOTE-07] [NOTE-09] should read period, unread only, page and message', () => {
    const path = '/notifiche/MSG-1?timePeriod=7&unreadOnly=true&page=2';
    expect(read(path)).toMatchObject({ page: 2, msgId: 'MSG-1' });
    expect(inboxPath(someTable, read(path))).toBe(path);
    expect(messageInQuery([['msg', 'MSG-1']])).toBe('MSG-1');
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
