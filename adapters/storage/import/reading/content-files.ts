import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { nearest } from '#core/kernel/nearest.ts';
import { bytesOf, entriesOf, isHidden } from './folder-entries.ts';
import type { ImportProblem } from '../problems.ts';
import type { ContentFile } from './raw-record.ts';
import { CONTENT_SCHEMAS, type ContentType, isContentType } from '../schemas/index.ts';
import { textFromUtf8 } from './utf8.ts';

/** What lies in a folder of a batch: the files to read, and what has no place there. */
interface Listing {
  readonly files: readonly ContentFile[];
  readonly problems: readonly ImportProblem[];
}

/** The folder of pictures beside the types. */
const MEDIA_FOLDER = 'media';
/** The one file beside the folders: editors keep their notes there. */
const NOTES_FILE = 'README.md';
const CONTENT_FILE = /\.(?:ya?ml|json|md)$/u;

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const refused = (file: string, reason: string, line?: number): Listing => ({
  files: [],
  problems: [{ file, line, reason }],
});
const NOTHING: Listing = { files: [], problems: [] };

/**
 * Every content file below the folder, in the order of names, and what lies where nothing is expected: whatever
 * were passed over would take its contents off the portal without a word (API-08).
 */
export const listFiles = (folder: string): Listing =>
  joined(
    entriesOf(folder).map((entry) => {
      if (isHidden(entry.name) && !CONTENT_FILE.test(entry.name)) return NOTHING;
      if (entry.kind === 'unreadable') return refused(entry.name, entry.reason);
      if (entry.kind === 'file')
        return entry.name === NOTES_FILE ? NOTHING : refused(entry.name, strayFileSentence(entry.name));
      if (entry.name === MEDIA_FOLDER) return NOTHING;
      return isContentType(entry.name)
        ? typeFolder(folder, entry.name)
        : refused(entry.name, unknownFolderSentence(entry.name));
    }),
  );

// Helpers

const joined = (listings: readonly Listing[]): Listing => ({
  files: listings.flatMap(({ files }) => files),
  problems: listings.flatMap(({ problems }) => problems),
});

const typeFolder = (folder: string, type: ContentType): Listing =>
  joined(
    entriesOf(join(folder, type)).map((entry) => {
      const path = `${type}/${entry.name}`;
      const isContent = CONTENT_FILE.test(entry.name);
      if (isHidden(entry.name))
        return isContent ? refused(path, 'il nome di un file di contenuti non può cominciare con un punto') : NOTHING;
      if (entry.kind === 'unreadable') return refused(path, entry.reason);
      if (entry.kind === 'folder') return refused(path, `è una cartella: i file vanno direttamente in «${type}»`);
      return isContent ? contentFile(folder, type, path) : refused(path, 'deve essere un file .yaml, .json o .md');
    }),
  );

const contentFile = (folder: string, type: ContentType, path: string): Listing => {
  const bytes = bytesOf(join(folder, path));
  if ('reason' in bytes) return refused(path, bytes.reason);
  const read = textFromUtf8(bytes);
  if ('line' in read) return refused(path, 'non è scritto in UTF-8: salvare il file in UTF-8', read.line);
  return { files: [{ type, path, text: read.text, digest: digestOf(read.text) }], problems: [] };
};

const strayFileSentence = (name: string): string =>
  CONTENT_FILE.test(name)
    ? `è fuori posto: va nella cartella del suo tipo, per esempio «regulations/${name}»`
    : 'è fuori posto: accanto alle cartelle dei tipi può stare solo README.md';

const unknownFolderSentence = (name: string): string => {
  const types = Object.keys(CONTENT_SCHEMAS);
  const near = nearest(name, types);
  return `la cartella non è un tipo di contenuto conosciuto: ${near === undefined ? `le cartelle ammesse sono ${[...types, MEDIA_FOLDER].join(', ')}` : `forse si intendeva «${near}»?`}`;
};
