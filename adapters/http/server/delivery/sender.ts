/** A mailbox as a setting names it, with the name that mail programs show where there is one. */
export interface Sender {
  readonly address: string;
  readonly name: string | undefined;
}

/** An address that can stand between angle brackets as it is. */
export const PLAIN_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w.-]{1,255}$/u;
/** `name <address>`, the name with or without quotation marks (RFC 5322, 3.4): no control signs, nothing that begins another address. */
const NAMED = /^(?:"((?:[^"\\\p{Cc}]|\\[^\p{Cc}])*)"|([^"<>,;:@\\\p{Cc}]*))\s*<([^<>]*)>$/u;

/** Reads a mailbox of the settings; undefined where it is not exactly one. */
export const senderFrom = (text: string): Sender | undefined => {
  const [, quoted, plain, bracketed] = NAMED.exec(text.trim()) ?? [];
  const address = bracketed ?? text.trim();
  const name = (quoted?.replaceAll(/\\(.)/gu, '$1') ?? plain ?? '').trim();
  return PLAIN_ADDRESS.test(address) ? { address, name: name === '' ? undefined : name } : undefined;
};

/** The address of a mailbox of the settings, for the envelope: its name has no place there. */
export const addressIn = (text: string): string => senderFrom(text)?.address ?? text;

/** The domain of a mailbox of the settings, for Message-IDs. */
export const domainIn = (text: string): string => addressIn(text).replace(/^.*@/u, '');
