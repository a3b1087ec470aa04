import * as z from 'zod';

/** A text in a record, and its place. */
export interface LocatedText {
  readonly path: readonly PropertyKey[];
  readonly text: string;
}

/** A schema without what only says that its value may be absent. */
export const bare = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? bare(schema.unwrap()) : schema;

/** The schema of one part of what a schema describes. */
const partOf = (schema: unknown, key: PropertyKey): unknown => {
  const whole = bare(schema);
  if (whole instanceof z.ZodObject) return (whole.shape as Readonly<Record<PropertyKey, unknown>>)[key];
  if (whole instanceof z.ZodArray) return whole.element;
  return whole instanceof z.ZodRecord ? whole.valueType : undefined;
};

/** Names of the fields that the part of a schema at a place may have; none where it is no set of named fields. */
export const namesAt = (schema: z.ZodType, path: readonly PropertyKey[]): readonly string[] => {
  const part = bare(path.reduce<unknown>(partOf, schema));
  return part instanceof z.ZodObject ? Object.keys(part.shape) : [];
};

/** Every text of a checked value whose schema carries a mark in its metadata, such as `link`. */
export const textsMarked = (
  mark: 'link' | 'richText',
  schema: unknown,
  value: unknown,
  path: readonly PropertyKey[] = [],
): readonly LocatedText[] => {
  const own = bare(schema);
  if (typeof value === 'string')
    return own instanceof z.ZodType && own.meta()?.[mark] === true ? [{ path, text: value }] : [];
  if (Array.isArray(value))
    return value.flatMap((entry: unknown, index) => textsMarked(mark, partOf(own, index), entry, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => textsMarked(mark, partOf(own, key), entry, [...path, key]));
};

/** Every text of a value, but what is an address or a name of a file. */
export const textsIn = (value: unknown, path: readonly PropertyKey[] = []): readonly LocatedText[] => {
  if (typeof value === 'string') return value.includes(' ') ? [{ path, text: value }] : [];
  if (Array.isArray(value)) return value.flatMap((entry: unknown, at) => textsIn(entry, [...path, at]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => textsIn(entry, [...path, key]));
};
