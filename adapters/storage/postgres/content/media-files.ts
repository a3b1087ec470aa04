import type { MediaFile } from '#core/content/media-file.ts';
import type { ReservedFiles } from '#core/content/reserved-files.ts';
import { StorageAway } from '#core/kernel/storage-away.ts';
import type { Database } from '../connection/database.ts';
import { DOCUMENT_FOLDER } from './media-base.ts';
import { type Reader, VISIBLE } from './visible-content.ts';

interface MediaRow {
  readonly content_type: string;
  readonly digest: string;
  readonly size: number;
}

/** Bytes that one statement reads: no reader keeps the database busy with a whole video. */
const PART_BYTES = 512 * 1024;

/** Whether a content that the reader sees names the file. */
const namedFor = (reader: Reader): string =>
  `exists (select from content where ${VISIBLE[reader]} and media_paths @> array[media.path])`;

/**
 * The editors' files over the media table. A document can be read by everybody who may read a content that names it, and by nobody once
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
    const file = await this.#find(path, `starts_with(path, '${DOCUMENT_FOLDER}') and ${namedFor('private')}`);
    return file?.read(0, file.sizeBytes);
  }

  async #find(path: string, condition: string): Promise<MediaFile | undefined> {
    const [row] = await this.#db.query<MediaRow>(
      `select content_type, digest, octet_length(bytes) as size from media where path = $1 and (${condition})`,
      [path],
    );
    if (row === undefined) return undefined;
    const { content_type: contentType, digest, size: sizeBytes } = row;
    const read = async (first: number, length: number): Promise<Uint8Array> => {
      const parts: Buffer[] = [];
      for (let done = 0; done < length; done += PART_BYTES)
        parts.push(await this.#part(path, digest, first + done, Math.min(PART_BYTES, length - done)));
      return parts.length === 1 && parts[0] !== undefined ? parts[0] : Buffer.concat(parts);
    };
    return { contentType, digest, sizeBytes, read };
  }

  /** The database cuts the part out, and writes it in base 64: the embedded one reads its own form of bytes ten times slower. */
  async #part(path: string, digest: string, first: number, length: number): Promise<Buffer> {
    const [row] = await this.#db.query<{ readonly part: string }>(
      `select encode(substring(bytes from $3::integer for $4::integer), 'base64') as part from media where path = $1 and digest = $2`,
      [path, digest, first + 1, length],
    );
    if (row === undefined) throw new StorageAway('storage.away');
    return Buffer.from(row.part, 'base64');
  }
}
