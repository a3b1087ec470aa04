import { basename } from 'node:path';
import { fieldCalled } from '../forms/record-faults.ts';
import { parseFile } from '#adapters/storage/import/reading/parse-file.ts';
import { isContentType } from '#adapters/storage/import/schemas/index.ts';
import { type EditedType, isEdited } from '#adapters/storage/import/schemas/edited-types.ts';
import type { Values } from '../forms/shapes.ts';
import { TYPE_WORDS } from '../forms/words.ts';

/** What people call a record: its title, or the name that stands for one; undefined where it has none. */
export const titleOf = (record: Values): string | undefined =>
  ['title', 'nome', 'name'].map((name) => record[name]).find((value) => typeof value === 'string');

/** The type of a content that has a form and a file of its own; undefined for any other file. */
const editedTypeOf = (path: string): EditedType | undefined => {
  const type = path.split('/')[0] ?? '';
  return path.endsWith('.md') && isContentType(type) && isEdited(type) ? type : undefined;
};

/** A file of contents in the words of the history: "domanda «Quando arriva il premio»"; one without a title by the name of its file. */
export const calledIn = (path: string, text: string | undefined): string => {
  const type = editedTypeOf(path);
  if (text === undefined || type === undefined) return path;
  const [record] = parseFile({ type, path, text, digest: '' }).records;
  const title = titleOf((record?.value ?? {}) as Values) ?? basename(path, '.md');
  return `${TYPE_WORDS[type].one} «${title}»`;
};

const FAULT = /^([a-z-]+\/[\w.-]+\.md)(?:, riga \d+)?(?:, colonna \d+)?(?:, campo «([^»]+)»)?: ([\s\S]*)$/u;
const CITED = /([a-z-]+\/[\w.-]+\.md)(?:, riga \d+)?/gu;

/**
 * What the importer has against a content, in the words of its form: no file, line or raw name (RED-03). `textAt` reads contents, `isOwn`
 * says which of them the form holds: those need no name. What is said of a file without a form stays as it is.
 */
export const faultInWords = (
  fault: string,
  textAt: (path: string) => string | undefined,
  isOwn: (path: string) => boolean = () => false,
): string => {
  const [, path = '', field, said = ''] = FAULT.exec(fault) ?? [];
  const type = editedTypeOf(path);
  if (type === undefined) return fault;
  // Of two contents with one name the importer names the later file; whoever writes is one of them.
  const twin = isOwn(path) ? undefined : /^«[^»]+» è già usato in ([^,]+)/u.exec(said)?.[1];
  if (twin !== undefined && isOwn(twin))
    return faultInWords(`${twin}, campo «${field ?? ''}»: ${said.replace(twin, path)}`, textAt, isOwn);
  const reason = said.replaceAll(CITED, (_whole, other: string) => calledIn(other, textAt(other)));
  const name = field === undefined ? undefined : fieldCalled(type, field.split('.').map(partOf));
  if (isOwn(path)) return name === undefined ? reason : `${name} ${reason}`;
  return `${[calledIn(path, textAt(path)), ...(name === undefined ? [] : [name])].join(', ')}: ${reason}`;
};

// Helpers

const partOf = (name: string): string | number => (/^\d+$/u.test(name) ? Number(name) : name);
