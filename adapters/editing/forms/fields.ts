import * as z from 'zod';
import { bare } from '#adapters/storage/import/checking/schema-fields.ts';
import { schemaSentence } from '#adapters/storage/import/checking/schema-sentences.ts';
import { CONTENT_SCHEMAS } from '#adapters/storage/import/schemas/index.ts';
import { day, description, document, image, logo, video } from '#adapters/storage/import/schemas/primitives.ts';
import type { EditedType } from '#adapters/storage/import/schemas/edited-types.ts';

/** Where an uploaded file goes, and by what it is named in a record. */
export type FileKind = 'picture' | 'document' | 'video' | 'captions';

/** What a field takes. */
export type Taken =
  | { readonly kind: 'line' | 'text'; readonly shape?: Shape }
  | { readonly kind: 'rich' | 'day' | 'yes-no' }
  | { readonly kind: 'number'; readonly isWhole: boolean; readonly least?: number; readonly most?: number }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'choices'; readonly options: readonly string[]; readonly least: number }
  | { readonly kind: 'file'; readonly of: FileKind }
  | { readonly kind: 'group'; readonly fields: readonly Field[] }
  | { readonly kind: 'groups'; readonly fields: readonly Field[]; readonly least: number; readonly most?: number }
  | { readonly kind: 'list'; readonly entry: Taken; readonly least: number; readonly most?: number };

/** What a text must look like, and what is said when it does not. */
export interface Shape {
  readonly pattern: string;
  readonly sentence: string;
}

/** A field of a record, as its schema has it. */
export interface Field {
  readonly name: string;
  /** Whether a record without it is refused. */
  readonly isRequired: boolean;
  /** Whether the record must have it even where nothing was written, as an empty text or list. */
  readonly isKeptEmpty: boolean;
  readonly taken: Taken;
}

/** The fields of a content type, read from the very schema that the importer checks records against. */
export const fieldsOf = (type: EditedType): readonly Field[] => {
  const known = FIELDS.get(type) ?? fieldsIn(CONTENT_SCHEMAS[type]);
  FIELDS.set(type, known);
  return known;
};

// Helpers

const FIELDS = new Map<EditedType, readonly Field[]>();

const IMPOSSIBLE = '\u0000';

const fieldsIn = (schema: unknown, owner?: unknown): readonly Field[] => {
  const whole = bare(schema);
  if (!(whole instanceof z.ZodObject)) throw new TypeError('a form is made of named fields');
  return Object.entries(whole.shape as Readonly<Record<string, z.ZodType>>).map(([name, part]) => {
    const mayMiss = part.safeParse(undefined).success;
    const isKeptEmpty = !mayMiss && (part.safeParse('').success || part.safeParse([]).success);
    return {
      name,
      isRequired: !mayMiss && !isKeptEmpty,
      isKeptEmpty,
      taken: takenBy(bare(part), name, owner ?? whole),
    };
  });
};

const FILES = new Map<unknown, Readonly<Record<string, FileKind>>>([
  [image, { file: 'picture' }],
  [logo, { file: 'picture' }],
  [document, { file: 'document' }],
  [video, { file: 'video', captions: 'captions' }],
]);

const takenBy = (schema: unknown, name: string, owner: unknown): Taken => {
  const file = FILES.get(owner)?.[name];
  if (file !== undefined) return { kind: 'file', of: file };
  if (schema === day) return { kind: 'day' };
  if (schema === description) return { kind: 'text', ...withShape(description) };
  if (schema instanceof z.ZodBoolean) return { kind: 'yes-no' };
  if (schema instanceof z.ZodEnum) return { kind: 'choice', options: schema.options.map(String) };
  if (schema instanceof z.ZodNumber) return numberBy(schema);
  if (schema instanceof z.ZodObject) return { kind: 'group', fields: fieldsIn(schema, schema) };
  if (schema instanceof z.ZodArray) return listBy(schema, name);
  if (!(schema instanceof z.ZodType)) throw new TypeError(`«${name}» has no schema`);
  if (schema.meta()?.['richText'] === true) return { kind: 'rich' };
  // Pages of a document are texts of many lines; everything else that is a text is a line.
  return { kind: name === 'pages' ? 'text' : 'line', ...withShape(schema) };
};

const listBy = (schema: z.ZodArray, name: string): Taken => {
  const entry = bare(schema.element);
  const { minimum: least = 0, maximum } = sizesOf(schema);
  const most = maximum === undefined ? {} : { most: maximum };
  if (entry instanceof z.ZodObject) return { kind: 'groups', fields: fieldsIn(entry, entry), least, ...most };
  if (entry instanceof z.ZodEnum) return { kind: 'choices', options: entry.options.map(String), least };
  return { kind: 'list', entry: takenBy(entry, name, undefined), least, ...most };
};

/** What a schema asks of a value, check by check. */
interface Check {
  readonly pattern?: RegExp;
  readonly minimum?: number;
  readonly maximum?: number;
}

const checksOf = (schema: z.ZodType): readonly Check[] => {
  const own = schema._zod.def;
  return [own, ...(own.checks ?? []).map((check) => check._zod.def)] as readonly Check[];
};

const sizesOf = (schema: z.ZodType): Pick<Check, 'minimum' | 'maximum'> =>
  Object.assign(
    {},
    ...checksOf(schema).map(({ minimum, maximum }) => ({
      ...(minimum === undefined ? {} : { minimum }),
      ...(maximum === undefined ? {} : { maximum }),
    })),
  );

const numberBy = (schema: z.ZodNumber): Taken => {
  const isWhole = schema instanceof z.ZodNumberFormat;
  const { minValue, maxValue } = schema;
  return {
    kind: 'number',
    isWhole,
    ...(minValue === null || minValue === -Infinity ? {} : { least: minValue }),
    ...(maxValue === null || maxValue === Infinity ? {} : { most: maxValue }),
  };
};

const withShape = (schema: z.ZodType): { readonly shape?: Shape } => {
  const shape = shapeOf(schema);
  return shape === undefined ? {} : { shape };
};

/** The shape of a text: its pattern, or else how long it may be; with what the importer would say. */
const shapeOf = (schema: z.ZodType): Shape | undefined => {
  const pattern = checksOf(schema).find((check) => check.pattern !== undefined)?.pattern;
  if (pattern !== undefined) return { pattern: pattern.source, sentence: sentenceFor(schema) };
  const { maximum } = sizesOf(schema);
  return maximum === undefined
    ? undefined
    : { pattern: `^[\\s\\S]{0,${maximum}}$`, sentence: `deve avere al massimo ${maximum} caratteri` };
};

const sentenceFor = (schema: z.ZodType): string => {
  const outcome = schema.safeParse(IMPOSSIBLE, { error: schemaSentence });
  return outcome.error?.issues[0]?.message ?? '';
};
