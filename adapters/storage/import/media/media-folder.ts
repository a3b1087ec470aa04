import { createHash } from 'node:crypto';
import { extname, join } from 'node:path';
import { formatFileSize } from '#core/formatting/file.ts';
import { DOCUMENT_FOLDER } from '../../postgres/content/media-base.ts';
import { OFFERED_EXTENSIONS, PLAYED_EXTENSIONS, readFile } from './file-formats.ts';
import { bytesOf, entriesOf, isHidden, sizeOf } from '../reading/folder-entries.ts';
import { PICTURE_EXTENSIONS, pictureType, type PictureSize, readPicture } from './picture-size.ts';
import type { ImportProblem } from '../problems.ts';
import { safeSvg } from './safe-svg.ts';

/** A file that pages show or offer. `path` is below the image base. */
export interface MediaFile {
  readonly path: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
  readonly digest: string;
  /** Size of a picture (CSS pixels); only pictures have one. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** The largest file that is taken: the embedded database needs about twenty times as much memory to store it. */
export const MOST_BYTES = 25_000_000;

/** Fingerprint of a file's bytes. */
export const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Every file below `media`, whether a record names it or not, since pages may name pictures by themselves; and what is
 * there and cannot be shown or offered.
 */
export const readMedia = (
  folder: string,
): { readonly files: readonly MediaFile[]; readonly problems: readonly ImportProblem[] } => {
  const found = entriesOf(folder).some(({ name, kind }) => name === 'media' && kind === 'folder')
    ? below(join(folder, 'media'), '')
    : [];
  return {
    files: found.flatMap((one) => ('bytes' in one ? [one] : [])),
    problems: found.flatMap((one) =>
      'reason' in one ? [{ file: `media/${one.path}`, line: one.line, reason: one.reason }] : [],
    ),
  };
};

// Helpers

type Found = MediaFile | { readonly path: string; readonly reason: string; readonly line?: number };

const below = (folder: string, prefix: string): readonly Found[] =>
  entriesOf(folder).flatMap((entry) => {
    const path = `${prefix}${entry.name}`;
    if (isHidden(entry.name)) return [];
    if (entry.kind === 'unreadable') return [{ path, reason: entry.reason }];
    return entry.kind === 'folder'
      ? below(join(folder, entry.name), `${path}/`)
      : [fileFrom(join(folder, entry.name), path)];
  });

const fileFrom = (file: string, path: string): Found => {
  const extension = extname(path);
  const isDocument = path.startsWith(DOCUMENT_FOLDER);
  const allowed = isDocument ? OFFERED_EXTENSIONS : [...PICTURE_EXTENSIONS, ...PLAYED_EXTENSIONS];
  if (!allowed.includes(extension))
    return {
      path,
      reason: `non è un ${isDocument ? 'documento' : 'file'} ammesso: il nome deve finire in ${allowed.join(', ')}`,
    };
  const sizeBytes = sizeOf(file);
  if (sizeBytes > MOST_BYTES) return { path, reason: tooLarge(extension, sizeBytes) };
  const bytes = bytesOf(file);
  if ('reason' in bytes) return { path, reason: bytes.reason };
  const read = readAs(extension, bytes);
  if ('reason' in read) return { path, reason: read.reason };
  const shown = extension === '.svg' ? safeSvg(bytes) : { bytes };
  return 'reason' in shown ? { path, ...shown } : { path, ...shown, digest: digestOf(shown.bytes), ...read };
};

const tooLarge = (extension: string, sizeBytes: number): string => {
  const way = PLAYED_EXTENSIONS.includes(extension)
    ? 'comprimilo, oppure pubblicalo altrove e scrivi il suo indirizzo in videoUrl'
    : 'riducilo o dividilo in più file';
  const [size, most] = [formatFileSize(sizeBytes), formatFileSize(MOST_BYTES)];
  return `${size === most ? 'supera di poco i' : `è di ${size}, più dei`} ${most} che un file può avere: ${way}`;
};

const readAs = (
  extension: string,
  bytes: Uint8Array,
): ({ readonly contentType: string } & Partial<PictureSize>) | { readonly reason: string } => {
  const contentType = pictureType(extension);
  if (contentType === undefined) return readFile(extension, bytes);
  const size = readPicture(extension, bytes);
  return 'reason' in size ? size : { contentType, ...size };
};
