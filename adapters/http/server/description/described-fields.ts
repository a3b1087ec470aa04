import { commonFields } from './common-fields.ts';

type Json = Record<string, unknown>;

/** Words for fields by their name, or by that of the field or shape that holds them and their own: `errors.name`. */
export type FieldWords = Readonly<Record<string, string>>;

/** Where a shape with a name carries the words for its fields until the document is complete. */
export const FIELDS = 'x-fields';

/**
 * The schema with a description of every property that has none (API-18): the words of its capability, then those of fields that
 * recur. `owner` is the name of the shape, or of the operation that it is of. A property that nobody described stays silent.
 */
export const withFieldWords = (schema: unknown, owner: string, words: FieldWords = {}): unknown => {
  if (Array.isArray(schema)) return schema.map((one) => withFieldWords(one, owner, words));
  if (!isObject(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, one]) => [
      key,
      key === 'properties' && isObject(one)
        ? Object.fromEntries(Object.entries(one).map(([name, field]) => [name, said(field, owner, name, words)]))
        : withFieldWords(one, owner, words),
    ]),
  );
};

// Helpers

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const said = (field: unknown, owner: string, name: string, words: FieldWords): unknown => {
  const own = withFieldWords(field, name, words);
  const inOwner = `${owner}.${name}`;
  const description = words[inOwner] ?? words[name] ?? commonFields[inOwner] ?? commonFields[name];
  return isObject(own) && description !== undefined ? { description, ...own } : own;
};
