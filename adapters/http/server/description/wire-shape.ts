import * as z from 'zod/mini';
import { knownWords } from '#adapters/http/contract/codecs.ts';
import { wireDay, whole } from '#adapters/http/contract/schema.ts';

type Schema = z.core.$ZodType;

const known = new WeakMap<Schema, Schema>();

/** The shape that a codec, and all that it is made of, has on the wire: what the published document describes. */
export const wireShape = (schema: z.core.SomeType): Schema => {
  const found = known.get(schema as Schema) ?? shapeOf(schema as z.core.$ZodTypes);
  known.set(schema as Schema, found);
  return found;
};

// What a schema checks by a function is said in the terms of the document.
z.globalRegistry.add(wireDay, { format: 'date' });
z.globalRegistry.add(whole, { type: 'integer', format: 'int64' });

// Helpers

/** A text whose known words are listed: others may come, and are carried through. */
const withWords = (shape: Schema, words: readonly string[] | undefined): Schema =>
  words === undefined
    ? shape
    : z.string().register(z.globalRegistry, {
        description: `Valori noti: ${words.join(', ')}. Altri possono aggiungersi.`,
        examples: words.slice(0, 1),
      });

const shapeOf = (schema: z.core.$ZodTypes): Schema => {
  const { def } = schema._zod;
  switch (def.type) {
    case 'pipe':
      return withWords(wireShape(def.in), knownWords.get(schema));
    case 'object':
      return withParts(schema, Object.values(def.shape), (fields) => ({
        shape: Object.fromEntries(Object.keys(def.shape).map((name, at) => [name, fields[at]])),
      }));
    case 'array':
      return withParts(schema, [def.element], ([element]) => ({ element }));
    case 'optional':
    case 'nullable':
      return withParts(schema, [def.innerType], ([innerType]) => ({ innerType }));
    case 'union':
      return withParts(schema, def.options, (options) => ({ options }));
    default:
      return schema;
  }
};

/** The schema over the shapes of its parts; itself where none is a codec, so that it keeps its name in the document. */
const withParts = (
  schema: z.core.$ZodTypes,
  parts: readonly z.core.SomeType[],
  changes: (shapes: readonly Schema[]) => object,
): Schema => {
  const shapes = parts.map(wireShape);
  return shapes.every((shape, at) => shape === parts[at])
    ? schema
    : z.clone<Schema>(schema, { ...schema._zod.def, ...changes(shapes) });
};
