import type { CONTENT_SCHEMAS } from '#adapters/storage/import/schemas/index.ts';
import { listFiles } from '#adapters/storage/import/reading/content-files.ts';
import { parseFile } from '#adapters/storage/import/reading/parse-file.ts';
import { EDITED_TYPES, isEdited } from '#adapters/storage/import/schemas/edited-types.ts';
import { fieldsOf } from '../forms/fields.ts';
import type { Values } from '../forms/shapes.ts';

/** The words that the contents of a folder have in their lists of words, by type and field ("faqs.categories"), for the forms to offer. */
export const usedWords = (folder: string): Readonly<Record<string, readonly string[]>> => {
  const used = new Map<string, Set<string>>();
  const lists = new Map(
    EDITED_TYPES.map((type) => [
      type as keyof typeof CONTENT_SCHEMAS,
      fieldsOf(type).flatMap(({ name, taken }) => (taken.kind === 'list' && taken.entry.kind === 'line' ? [name] : [])),
    ]),
  );
  for (const file of listFiles(folder).files.filter(({ type }) => isEdited(type)))
    for (const { type, value } of parseFile(file).records)
      for (const field of lists.get(type) ?? []) {
        const words: unknown = (value as Values)[field];
        if (!Array.isArray(words)) continue;
        const key = `${type}.${field}`;
        const known = used.get(key) ?? new Set<string>();
        for (const word of words) if (typeof word === 'string') known.add(word);
        used.set(key, known);
      }
  return Object.fromEntries(
    [...used].map(([key, words]) => [key, [...words].toSorted((one, other) => one.localeCompare(other, 'it'))]),
  );
};
