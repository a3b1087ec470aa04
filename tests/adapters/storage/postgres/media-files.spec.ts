import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { StorageAway } from '#core/kernel/storage-away.ts';
import type { Database } from '#adapters/storage/postgres/index.ts';
import { PostgresMediaFiles } from '#adapters/storage/postgres/content/media-files.ts';
import { writeMedia } from '#adapters/storage/import/writing/write-media.ts';
import { testDatabase } from './test-database.ts';

const database = testDatabase();
const PATH = 'video/mietitura.mp4';
/** Longer than what one statement reads. */
const BYTES = Buffer.from(Array.from({ length: 700_000 }, (_, at) => (at * 31 + (at >> 8)) % 256));

const store = (bytes: Buffer): Promise<void> => {
  const digest = createHash('sha256').update(bytes).digest('hex');
  return database().tx((tx) =>
    writeMedia(tx, 'prova', [{ path: PATH, contentType: 'video/mp4', bytes, digest }], new Map()),
  );
};

/** The database, and how long the answers were that it gave as text. */
const watched = (db: Database): { readonly db: Database; readonly answers: number[] } => {
  const answers: number[] = [];
  const query: Database['query'] = async (...asked) => {
    const rows = await db.query<never>(...asked);
    answers.push(JSON.stringify(rows).length);
    return rows;
  };
  return { db: { ...db, query }, answers };
};

describe('a file of the editors', () => {
  beforeAll(() => store(BYTES));

  it('[PAGE-12] should give any part of itself, as it is', async () => {
    const file = await new PostgresMediaFiles(database()).open(PATH);
    expect([file?.sizeBytes, file?.contentType]).toEqual([BYTES.length, 'video/mp4']);
    await fc.assert(
      fc.asyncProperty(fc.nat(BYTES.length - 1), fc.integer({ min: 1, max: 2_000 }), async (first, length) => {
        expect(
          Buffer.compare((await file?.read(first, length)) ?? Buffer.alloc(0), BYTES.subarray(first, first + length)),
        ).toBe(0);
      }),
      { numRuns: 30 },
    );
    expect(Buffer.compare((await file?.read(0, BYTES.length)) ?? Buffer.alloc(0), BYTES)).toBe(0);
  });

  it('[API-06] should take no more out of the database than is asked for, and never all of a long one at once', async () => {
    const { db, answers } = watched(database());
    const file = await new PostgresMediaFiles(db).open(PATH);
    await file?.read(650_000, 1);
    expect(Math.max(...answers)).toBeLessThan(300);
    await file?.read(0, BYTES.length);
    // In base 64, with its line breaks.
    expect(Math.max(...answers)).toBeLessThan(524_288 * 1.45);
  });

  it('[PAGE-12] should never be put together from two versions', async () => {
    const file = await new PostgresMediaFiles(database()).open(PATH);
    await store(Buffer.from('altro'));
    await expect(file?.read(0, 10)).rejects.toThrow(StorageAway);
    const fresh = await new PostgresMediaFiles(database()).open(PATH);
    expect(Buffer.from((await fresh?.read(0, 10)) ?? []).toString()).toBe('altro');
  });
});
