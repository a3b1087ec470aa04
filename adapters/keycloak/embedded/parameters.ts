/** Text values of a query or of a form, each name once. */
export type Parameters = ReadonlyMap<string, string>;

const LONGEST_VALUE = 4_000;

/**
 * Reads `name=value` text. A name given twice or a value beyond 4,000 characters makes the whole request
 * doubtful, as for Keycloak: the answer then is `undefined`.
 */
export const readParameters = (text: string): Parameters | undefined => {
  const found = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (found.has(name) || value.length > LONGEST_VALUE) return undefined;
    found.set(name, value);
  }
  return found;
};

/** The part of a request address after the question mark, as it was sent. */
export const queryText = (address: string): string => {
  const mark = address.indexOf('?');
  return mark === -1 ? '' : address.slice(mark + 1);
};
