import type { MediaFile } from '#core/content/media-file.ts';
import type { ReservedFiles } from '#core/content/reserved-files.ts';
import type { Database } from '../connection/database.ts';
import { DOCUMENT_FOLDER } from './media-base.ts';
import { type Reader, VISIBLE } from './visible-content.ts';

interface MediaRow {
  readonly content_type: string;
  readonly bytes: Uint8Array;
  readonly digest: string;
}

/** Whether a content that the reader sees names the file. */
const namedFor = (reader: Reader): string =>
  `exists (select from content where ${VISIBLE[reader]} and media_paths @> array[media.path])`;

/**
 * The editors' files over the media table. A document is read by whoever may read a content that names it, and by nobody once
 * none does; pictures are everybody's, because pages show them by their address alone.
 */
export class PostgresMediaFiles implements ReservedFiles {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** A file for everybody, by its path below the image base. */
  async open(path: string): Promise<MediaFile | undefined> {
    return this.#find(path, `not starts_with(path, '${DOCUMENT_FOLDER}') or ${namedFor('public')}`);
  }

  async bytes(path: string): Promise<Uint8Array | undefined> {
    return (await this.#find(path, `starts_with(path, '${DOCUMENT_FOLDER}') and ${namedFor('private')}`))?.bytes;
  }

  async #find(path: string, condition: string): Promise<MediaFile | undefined> {
    const [row] = await this.#db.query<MediaRow>(
      `select content_type, bytes, digest from media where path = $1 and (${condition})`,
      [path],
    );
    return row === undefined ? undefined : { contentType: row.content_type, bytes: row.bytes, digest: row.digest };
  }
}
