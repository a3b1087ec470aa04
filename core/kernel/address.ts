/**
 * Addresses in a neutral form, for a core that has no URL of the platform. Everything here is total:
 * no string throws, and what was written is read back as it was.
 */

/** Names and values of a query in their order; a name may appear several times. */
export type QueryPairs = readonly (readonly [string, string])[];

/** An address inside the portal: `path` as written (still encoded), `hash` decoded and without `#`. */
export interface Address {
  readonly path: string;
  readonly query: QueryPairs;
  readonly hash: string;
}

/** The first value of a name in a query; undefined where the name is missing. */
export const queryValue = (pairs: QueryPairs, name: string): string | undefined =>
  pairs.find(([candidate]) => candidate === name)?.[1];

const LONE_SURROGATE = /\p{Surrogate}/gu;
const UTF8_SEQUENCE =
  /%[0-7][0-9a-f]|%[cd][0-9a-f]%[89ab][0-9a-f]|%e[0-9a-f](?:%[89ab][0-9a-f]){2}|%f[0-7](?:%[89ab][0-9a-f]){3}/gi;

/** Replaces halves of a character, which no encoding can carry, by U+FFFD. */
export const wellFormed = (text: string): string => text.replace(LONE_SURROGATE, '\uFFFD');

/** Percent-encodes any string for one segment of a path or one part of a query. */
export const percentEncode = (text: string): string => encodeURIComponent(wellFormed(text));

/** Decodes what is well encoded and leaves the rest as it stands: a stray `%` stays a `%`. */
export const percentDecode = (text: string): string =>
  text.replace(UTF8_SEQUENCE, (sequence) => {
    try {
      return decodeURIComponent(sequence);
    } catch {
      return sequence;
    }
  });

const formEncode = (text: string): string => percentEncode(text).replaceAll('%20', '+');
const formDecode = (text: string): string => percentDecode(text.replaceAll('+', ' '));

/** Splits a raw query, with or without its leading `?`, as a browser's form writes it (`+` is a space). */
export const queryPairs = (rawQuery: string): QueryPairs =>
  rawQuery
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const equals = part.indexOf('=');
      return equals < 0
        ? ([formDecode(part), ''] as const)
        : ([formDecode(part.slice(0, equals)), formDecode(part.slice(equals + 1))] as const);
    });

/** Writes a query without its leading `?`; the inverse of `queryPairs` for every well-formed string. */
export const pairsToQuery = (pairs: QueryPairs): string =>
  pairs.map(([name, value]) => `${formEncode(name)}=${formEncode(value)}`).join('&');

/** Takes an address of the portal apart. */
export const parseAddress = (text: string): Address => {
  const hashAt = text.indexOf('#');
  const beforeHash = hashAt < 0 ? text : text.slice(0, hashAt);
  const queryAt = beforeHash.indexOf('?');
  return {
    path: queryAt < 0 ? beforeHash : beforeHash.slice(0, queryAt),
    query: queryAt < 0 ? [] : queryPairs(beforeHash.slice(queryAt + 1)),
    hash: hashAt < 0 ? '' : percentDecode(text.slice(hashAt + 1)),
  };
};

/** Puts an address together again. */
export const addressToText = ({ path, query, hash }: Address): string =>
  `${path}${query.length === 0 ? '' : `?${pairsToQuery(query)}`}${hash === '' ? '' : `#${percentEncode(hash)}`}`;
