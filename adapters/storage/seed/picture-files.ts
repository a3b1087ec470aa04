import { createHash } from 'node:crypto';
import { realpathSync, existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { bytesOf, entriesOf, isHidden } from './folder-entries.ts';
import { PICTURE_EXTENSIONS, pictureType, type PictureSize, readPicture } from './picture-size.ts';
import type { ImportProblem } from './problems.ts';

/** A picture of a batch. `path` is below the folder of media. */
export interface PictureFile extends PictureSize {
  readonly path: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
  readonly digest: string;
}

/** Fingerprint of a file's bytes. */
export const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Every picture below `media`, whether a record names it or not, since pages may name them by themselves; and what
 * is there and is no picture.
 */
export const readPictures = (
  folder: string,
): { readonly pictures: readonly PictureFile[]; readonly problems: readonly ImportProblem[] } => {
  const root = join(folder, 'media');
  const found = existsSync(root) ? below(root, '', []) : [];
  return {
    pictures: found.flatMap((one) => ('bytes' in one ? [one] : [])),
    problems: found.flatMap((one) => ('reason' in one ? [{ file: `media/${one.path}`, reason: one.reason }] : [])),
  };
};

// Helpers

type Found = PictureFile | { readonly path: string; readonly reason: string };

const below = (folder: string, prefix: string, above: readonly string[]): readonly Found[] => {
  // A link to a folder above would lead round without end.
  const real = realpathSync(folder);
  if (above.includes(real))
    return [{ path: prefix.replace(/\/$/u, ''), reason: 'è un collegamento alla cartella che lo contiene' }];
  return entriesOf(folder).flatMap((entry) => {
    const path = `${prefix}${entry.name}`;
    if (isHidden(entry.name)) return [];
    if (entry.kind === 'unreadable') return [{ path, reason: entry.reason }];
    return entry.kind === 'folder'
      ? below(join(folder, entry.name), `${path}/`, [...above, real])
      : [pictureFrom(join(folder, entry.name), path)];
  });
};

const pictureFrom = (file: string, path: string): Found => {
  const extension = extname(path);
  const contentType = pictureType(extension);
  if (contentType === undefined)
    return { path, reason: `non è un'immagine ammessa: il nome deve finire in ${PICTURE_EXTENSIONS.join(', ')}` };
  const bytes = bytesOf(file);
  if ('reason' in bytes) return { path, reason: bytes.reason };
  const size = readPicture(extension, bytes);
  return 'reason' in size
    ? { path, reason: size.reason }
    : { path, contentType, bytes, digest: digestOf(bytes), ...size };
};
