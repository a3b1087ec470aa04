import { cleanedAddress, parseWebAddress } from './web-address.ts';

// Addresses in what another service answers (CONST-10): it is asked for contents, not trusted with what runs in a page.

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
const LINK_SCHEMES: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel']);

/** Whether following an address, as a browser reads it, can only open a page, a mail or a call (VAL-03); total over all strings. */
export const isLinkAddress = (text: string): boolean => {
  const address = cleanedAddress(text);
  const scheme = SCHEME.exec(address)?.[1];
  return scheme === undefined ? address !== '' : LINK_SCHEMES.has(scheme.toLowerCase());
};

/** Whether a picture comes from the portal itself or from one of the services whose full addresses are given. */
export const isKnownPicture = (text: string, services: readonly string[]): boolean => {
  const address = cleanedAddress(text);
  // Two slashes, or a slash and a backslash, lead to another host.
  if (/^\/(?![/\\])/.test(address)) return true;
  const origin = parseWebAddress(address) === undefined ? undefined : originOf(address);
  return origin !== undefined && services.some((service) => originOf(service) === origin);
};

// Helpers

const ORIGIN = /^(https?):[/\\]{2}([^/\\?#]*)/i;
const USUAL_PORT: Readonly<Record<string, RegExp>> = { http: /:80$/, https: /:443$/ };

/** Scheme and whole authority, so that a name before an at sign is no host. */
const originOf = (text: string): string | undefined => {
  const [, scheme, authority] = ORIGIN.exec(cleanedAddress(text).toLowerCase()) ?? [];
  return scheme === undefined || authority === undefined
    ? undefined
    : `${scheme}://${authority.replace(USUAL_PORT[scheme] ?? /$^/, '')}`;
};
