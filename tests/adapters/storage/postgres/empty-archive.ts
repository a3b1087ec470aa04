import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { migrate, openDatabase } from '#adapters/storage/postgres/index.ts';
import { knownMigrations } from '#adapters/storage/postgres/connection/migrate.ts';

const SHELF = resolve('.tmp/archivio-vuoto');

/** A migrated data folder without content, made once for these migrations: a copy opens several times faster than a new one. */
const preparedFolder = async (): Promise<string> => {
  const key = createHash('sha256')
    .update(
      knownMigrations()
        .map(({ checksum }) => checksum)
        .join(),
    )
    .digest('hex')
    .slice(0, 16);
  const folder = join(SHELF, key);
  if (existsSync(folder)) return folder;
  mkdirSync(SHELF, { recursive: true });
  const draft = mkdtempSync(join(SHELF, 'bozza-'));
  const db = await openDatabase({ kind: 'embedded', folder: draft });
  await migrate(db);
  await db.close();
  try {
    renameSync(draft, folder);
  } catch {
    // Another worker was quicker: one of the two is as good as the other.
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
};

/** A migrated data folder of one's own, made below a folder, and how to remove it. */
export const emptyArchive = async (
  below = tmpdir(),
): Promise<{ readonly folder: string; readonly remove: () => void }> => {
  const prepared = await preparedFolder();
  const folder = mkdtempSync(join(below, 'portale-archivio-'));
  cpSync(prepared, folder, { recursive: true, filter: (path) => !path.endsWith('.sock') });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
