import type * as z from 'zod';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { withAbsoluteDates } from '#adapters/storage/import/checking/relative-dates.ts';
import { schemaSentence } from '#adapters/storage/import/checking/schema-sentences.ts';
import { CONTENT_SCHEMAS } from '#adapters/storage/import/schemas/index.ts';
import type { EditedType } from '#adapters/storage/import/schemas/edited-types.ts';
import { fieldWords } from './words.ts';
import type { Values } from './shapes.ts';

/** What the importer would have against a record by itself, in the words of its form; nothing where it would take it. */
export const recordFaults = (type: EditedType, record: Values, today: IsoDate): readonly string[] => {
  const schema: z.ZodType = CONTENT_SCHEMAS[type];
  const outcome = schema.safeParse(withAbsoluteDates(record, today), { error: schemaSentence });
  return (outcome.error?.issues ?? []).map(({ path, message }) => `${placeOf(type, path)} ${message}`);
};

// Helpers

const placeOf = (type: EditedType, path: readonly PropertyKey[]): string =>
  `«${path.map((part, at) => (typeof part === 'number' ? String(part + 1) : wordOf(at === 0 ? type : '', String(part)))).join(' › ')}»`;

const wordOf = (owner: string, name: string): string => fieldWords(owner, name, false).label;
