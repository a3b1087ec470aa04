import type * as z from 'zod';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { withAbsoluteDates } from '#adapters/storage/import/checking/relative-dates.ts';
import { schemaSentence } from '#adapters/storage/import/checking/schema-sentences.ts';
import { CONTENT_SCHEMAS } from '#adapters/storage/import/schemas/index.ts';
import type { EditedType } from '#adapters/storage/import/schemas/edited-types.ts';
import { fieldWords, partName } from './words.ts';
import type { Values } from './shapes.ts';

/** What the importer would have against a record by itself, in the words of its form; nothing where it would take it. */
export const recordFaults = (type: EditedType, record: Values, today: IsoDate): readonly string[] => {
  const schema: z.ZodType = CONTENT_SCHEMAS[type];
  const outcome = schema.safeParse(withAbsoluteDates(record, today), { error: schemaSentence });
  return (outcome.error?.issues ?? []).map(({ path, message }) => `${fieldCalled(type, path)} ${message}`);
};

/** A field by its names in the form: "«Documenti › 1 › Titolo»". */
export const fieldCalled = (type: EditedType, path: readonly PropertyKey[]): string =>
  `«${path.map((part, at) => (typeof part === 'number' ? String(part + 1) : fieldWords(ownerOf(type, path.slice(0, at)), String(part), false).label)).join(' › ')}»`;

// Helpers

/** The field that one is part of, or the type. */
const ownerOf = (type: EditedType, path: readonly PropertyKey[]): string => {
  const outer = path.findLast((part) => typeof part === 'string');
  return outer === undefined ? type : partName(outer);
};
