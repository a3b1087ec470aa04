import { percentDecode } from '#core/kernel/address.ts';

/** Host and path of a full http or https address. */
export interface WebAddress {
  /** Lower case, as a browser reads it. */
  readonly host: string;
  /** Without query and hash; `/` where there is none. */
  readonly path: string;
}

// What browsers ignore when they read an address, so that it cannot be used to hide where a link leads.
// oxlint-disable-next-line no-control-regex
const IGNORED_AROUND = /^[\u0000-\u0020]+|[\u0000-\u0020]+$/g;
const IGNORED_WITHIN = /[\t\n\r]/g;
const IGNORED_IN_HOST = /[\u00AD\u200B\u2060\uFEFF]/g;
const DOTS = /[\u3002\uFF0E\uFF61]/g;
/** Plain host names only; one in other letters is written in its ASCII form, as registries do. */
const HOST = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/;
const HIGHEST_PORT = 65_535;

const PARTS = /^https?:[/\\]{2}([^/\\?#]*)([^?#]*)/i;

/** The address without what a browser ignores in it. */
export const cleanedAddress = (text: string): string => text.replace(IGNORED_AROUND, '').replace(IGNORED_WITHIN, '');

/** Takes a full http or https address apart; undefined for anything else. Total over all strings (VAL-03). */
export const parseWebAddress = (text: string): WebAddress | undefined => {
  const [, authority, path] = PARTS.exec(cleanedAddress(text)) ?? [];
  if (authority === undefined || path === undefined) return undefined;
  const [, rawHost = '', port = ''] = /(.*?)(?::(\d*))?$/s.exec(authority.slice(authority.lastIndexOf('@') + 1)) ?? [];
  const host = percentDecode(rawHost)
    .replace(DOTS, '.')
    .normalize('NFKC')
    .replace(IGNORED_IN_HOST, '')
    .toLowerCase()
    .replace(/\.$/, '');
  if (!HOST.test(host) || Number(port) > HIGHEST_PORT) return undefined;
  return { host, path: path === '' ? '/' : path.replaceAll('\\', '/') };
};

/** Whether a host is a domain or lies under it. */
export const isUnderDomain = (host: string, domain: string): boolean => {
  const wanted = domain.toLowerCase();
  return host === wanted || host.endsWith(`.${wanted}`);
};
