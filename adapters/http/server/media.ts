import type { Database } from '#adapters/storage/postgres/index.ts';
import type { Media } from './files.ts';

interface MediaRow {
  readonly content_type: string;
  readonly bytes: Uint8Array;
  readonly digest: string;
}

/** Finds a file of the editors by its path below the image base. */
export const readMedia =
  (db: Database) =>
  async (path: string): Promise<Media | undefined> => {
    const [row] = await db.query<MediaRow>('select content_type, bytes, digest from media where path = $1', [path]);
    return row === undefined ? undefined : { contentType: row.content_type, bytes: row.bytes, digest: row.digest };
  };
