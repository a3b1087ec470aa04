import { describe, expect, it } from 'vitest';
import { clientAt } from '#adapters/http/server/rate-limit/client-address.ts';

describe('the client behind a network address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:51234', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::'],
    ['[2001:db8::1]:51234', '2001:db8:0:0::'],
    ['2001:db8::1', '2001:db8:0:0::'],
    ['::1', '0:0:0:0::'],
    ['fe80::1%eth0', 'fe80:0:0:0::'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['1:2:3:4:5:6:192.0.2.1', '1:2:3:4::'],
    ['', ''],
    ['unknown', 'unknown'],
  ])('[API-06] should be, for %s, %s', (address, client) => {
    expect(clientAt(address)).toBe(client);
  });
});
