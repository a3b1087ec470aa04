import { isKnownPicture, isLinkAddress } from '#core/navigation/foreign-addresses.ts';

/** Names of fields that hold an address. */
const ADDRESS_FIELD = /(?:url|href|captions)$/i;

/**
 * What another service answered, without what could do harm in a page: an address that is none of a page, mail or call becomes
 * empty, which no link opens, and pictures from elsewhere than `services` (full addresses) are left out (CONST-10).
 */
export const withoutHarm = (answer: unknown, services: readonly string[]): unknown => {
  const isForeignPicture = (value: unknown): boolean => isPicture(value) && !isKnownPicture(value.contentUrl, services);
  const clean = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((one) => !isForeignPicture(one)).map(clean);
    if (!isPlain(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, field]: [string, unknown]) => {
        if (isForeignPicture(field)) return [name, null];
        if (typeof field === 'string' && ADDRESS_FIELD.test(name)) return [name, isLinkAddress(field) ? field : ''];
        return [name, clean(field)];
      }),
    );
  };
  return clean(answer);
};

// Helpers

/** Whether a value came out of JSON: a document is asked for as bytes. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A picture on the wire: an address with the size of what it shows. */
const isPicture = (value: unknown): value is { readonly contentUrl: string } =>
  typeof value === 'object' &&
  value !== null &&
  'width' in value &&
  'contentUrl' in value &&
  typeof value.contentUrl === 'string';
