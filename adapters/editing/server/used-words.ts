import { listFiles } from '#adapters/storage/import/reading/content-files.ts';
import { parseFile } from '#adapters/storage/import/reading/parse-file.ts';
import { isEdited } from '#adapters/storage/import/schemas/edited-types.ts';
import { type Field, fieldsOf } from '../forms/fields.ts';
import type { Values } from '../forms/shapes.ts';

/** The words that the contents of a folder have in their lists of words, by type or part and field ("faqs.categories", "conditions.grows"), for the forms to offer. */
export const usedWords = (folder: string): Readonly<Record<string, readonly string[]>> => {
  const used = new Map<string, Set<string>>();
  for (const file of listFiles(folder).files)
    for (const { type, value } of parseFile(file).records)
      if (isEdited(type))
        for (const [key, word] of wordsIn(type, fieldsOf(type), value as Values)) noted(used, key, word);
  return Object.fromEntries(
    [...used].map(([key, words]) => [key, [...words].toSorted((one, other) => one.localeCompare(other, 'it'))]),
  );
};

// Helpers

const noted = (used: Map<string, Set<string>>, key: string, word: string): void => {
  used.set(key, (used.get(key) ?? new Set<string>()).add(word));
};

/** The words of a record or of a part of it, each with the field that holds it. */
const wordsIn = (owner: string, fields: readonly Field[], values: Values): readonly (readonly [string, string])[] =>
  fields.flatMap(({ name, taken }) => {
    const value: unknown = values[name];
    if (taken.kind === 'group' && typeof value === 'object' && value !== null)
      return wordsIn(name, taken.fields, value as Values);
    if (taken.kind !== 'list' || taken.entry.kind !== 'line' || !Array.isArray(value)) return [];
    return value.filter((word) => typeof word === 'string').map((word) => [`${owner}.${name}`, word] as const);
  });
