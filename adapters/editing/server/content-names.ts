import { basename } from 'node:path';
import { parseFile } from '#adapters/storage/import/reading/parse-file.ts';
import { isContentType } from '#adapters/storage/import/schemas/index.ts';
import { isEdited } from '#adapters/storage/import/schemas/edited-types.ts';
import type { Values } from '../forms/shapes.ts';
import { TYPE_WORDS } from '../forms/words.ts';

/** What people call a record: its title, or the name that stands for one; undefined where it has none. */
export const titleOf = (record: Values): string | undefined =>
  ['title', 'nome', 'name'].map((name) => record[name]).find((value) => typeof value === 'string');

/** A file of contents in the words of the history: "domanda «Quando arriva il premio»"; one without a title by the name of its file. */
export const calledIn = (path: string, text: string | undefined): string => {
  const type = path.split('/')[0] ?? '';
  if (text === undefined || !isContentType(type) || !isEdited(type)) return path;
  const [record] = parseFile({ type, path, text, digest: '' }).records;
  const title = titleOf((record?.value ?? {}) as Values) ?? basename(path, '.md');
  return `${TYPE_WORDS[type].one} «${title}»`;
};
