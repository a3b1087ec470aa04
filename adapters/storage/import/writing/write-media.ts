import type { Queryable } from '../../postgres/connection/database.ts';
import type { MediaFile } from '../media/media-folder.ts';

/** Bytes of files that one statement takes, unless one file alone has more. */
const CHUNK_BYTES = 256 * 1024;

/** What is known of a file that is stored. */
export interface StoredFile {
  readonly digest: string;
  /** The batch whose it is; null for nobody's. */
  readonly batch: string | null;
}

/** The stored pictures and documents by their path. */
export const readMediaOwners = async (tx: Queryable): Promise<ReadonlyMap<string, StoredFile>> => {
  const rows = await tx.query<StoredFile & { readonly path: string }>('select path, digest, batch from media');
  return new Map(rows.map(({ path, digest, batch }) => [path, { digest, batch }]));
};

/** Whether another batch has a different file under the name. */
export const isOthersFile = (
  { digest }: MediaFile,
  stored: StoredFile | undefined,
  batch: string,
): stored is StoredFile =>
  stored !== undefined && stored.batch !== null && stored.batch !== batch && stored.digest !== digest;

/** Writes pictures and documents whose bytes changed as the batch's own, and gives up its claim to the names that it no longer uses. */
export const writeMedia = async (
  tx: Queryable,
  batch: string,
  files: readonly MediaFile[],
  stored: ReadonlyMap<string, StoredFile>,
): Promise<void> => {
  await tx.query('update media set batch = null where batch = $1 and not path = any($2::text[])', [
    batch,
    files.map(({ path }) => path),
  ]);
  const unclaimed = files
    .filter(({ path, digest }) => stored.get(path)?.digest === digest && stored.get(path)?.batch === null)
    .map(({ path }) => path);
  if (unclaimed.length > 0)
    await tx.query('update media set batch = $1 where path = any($2::text[])', [batch, unclaimed]);
  for (const chunk of inChunks(files.filter(({ path, digest }) => stored.get(path)?.digest !== digest))) {
    const lines = chunk.map(({ path, contentType, bytes, digest, width, height }) => ({
      path,
      content_type: contentType,
      bytes: Buffer.from(bytes).toString('base64'),
      digest,
      width,
      height,
    }));
    await tx.query(
      `insert into media (path, content_type, bytes, digest, width, height, batch)
       select path, content_type, decode(bytes, 'base64'), digest, width, height, $2
       from jsonb_to_recordset($1::jsonb) as line(path text, content_type text, bytes text, digest text, width integer, height integer)
       on conflict (path) do update set content_type = excluded.content_type, bytes = excluded.bytes, digest = excluded.digest, width = excluded.width, height = excluded.height, batch = excluded.batch, imported_at = now()`,
      [JSON.stringify(lines), batch],
    );
  }
};

// Helpers

const inChunks = (files: readonly MediaFile[]): readonly (readonly MediaFile[])[] => {
  const chunks: MediaFile[][] = [];
  let left = 0;
  for (const file of files) {
    const chunk = chunks.at(-1);
    if (chunk === undefined || left < file.bytes.length) {
      chunks.push([file]);
      left = CHUNK_BYTES - file.bytes.length;
      continue;
    }
    chunk.push(file);
    left -= file.bytes.length;
  }
  return chunks;
};
