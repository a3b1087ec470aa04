import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** Groups of an IPv6 address that the network gives out; the lower half is the client's own to choose. */
const NETWORK_GROUPS = 4;
const HEXADECIMAL = 16;
const BYTE = 256;
/** How an IPv4 address looks within IPv6 (RFC 4291, 2.5.5.2). */
const MAPPED = '0:0:0:0:0:ffff';

/** The client that a network address stands for: without port, an IPv6 address cut to its /64. */
export const clientAt = (address: string): string => {
  const bare = withoutPort(address).toLowerCase();
  if (!isIPv6(bare)) return bare;
  const groups = groupsOf(bare);
  return groups.slice(0, -2).join(':') === MAPPED
    ? groups.slice(-2).flatMap(bytesOf).join('.')
    : `${groups.slice(0, NETWORK_GROUPS).join(':')}::`;
};

// Helpers

/** Some proxies write the port beside the address: `192.0.2.1:51234`, `[2001:db8::1]:51234`. */
const withoutPort = (address: string): string =>
  /^(\d{1,3}(?:\.\d{1,3}){3}):\d+$/u.exec(address)?.[1] ?? /^\[([^\]]+)\](?::\d+)?$/u.exec(address)?.[1] ?? address;

/** All eight groups of an IPv6 address, without its zone. */
const groupsOf = (address: string): readonly string[] => {
  // The URL parser writes an address in its one form: groups in hexadecimal, the longest run of zeros as `::`.
  const { hostname } = new URL(`http://[${address.replace(/%.*$/u, '')}]`);
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  return [...before, ...Array.from({ length: GROUPS - before.length - after.length }, () => '0'), ...after];
};

const bytesOf = (group: string): readonly number[] => {
  const value = Number.parseInt(group, HEXADECIMAL);
  return [Math.floor(value / BYTE), value % BYTE];
};
