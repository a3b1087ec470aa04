type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const INT32_MAX = 2 ** 31 - 1;

/**
 * Says of every number what a generated client makes of it: whole or not, and how large. A choice of whole numbers is a list
 * of values, which every language has.
 */
export const withNumberFormats = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withNumberFormats);
  if (!isObject(value)) return value;
  const values = wholeValues(value);
  if (values !== undefined) {
    const { anyOf: _choices, ...rest } = value;
    return { ...rest, type: 'integer', format: 'int32', enum: values };
  }
  const made: Json = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withNumberFormats(one)]));
  if (value['type'] === 'number') return { format: 'double', ...made };
  return value['type'] === 'integer' ? wholeNumber(made) : made;
};

// Helpers

/** The values of a choice between constants that are whole numbers. */
const wholeValues = ({ anyOf }: Json): readonly number[] | undefined => {
  if (!Array.isArray(anyOf) || anyOf.length === 0) return undefined;
  const values = anyOf.map((one: unknown) => (isObject(one) ? one['const'] : undefined));
  return values.every((one) => Number.isSafeInteger(one)) ? (values as number[]) : undefined;
};

/** A whole number with its size; bounds that only JavaScript has are left out. */
const wholeNumber = ({ minimum, maximum, ...schema }: Json): Json => ({
  format: typeof maximum === 'number' && maximum <= INT32_MAX ? 'int32' : 'int64',
  ...schema,
  ...(minimum === undefined || minimum === Number.MIN_SAFE_INTEGER ? {} : { minimum }),
  ...(maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? {} : { maximum }),
});
