import type { Database, Queryable } from '../connection/database.ts';

/** Where processes hear that what the public sees has changed. */
const CHANNEL = 'content_changed';

/** Whoever writes what the public sees takes this lock, so that one writes after the other. Any number, as long as every process takes the same. */
export const CONTENT_LOCK = 7_310_272;

/** Reads the version as `version`, alone or as part of another statement. */
export const VERSION_OF_CONTENT = 'select version from content_version';

/** The version of what the public sees: grows with every change. */
export const contentVersion = async (db: Queryable): Promise<number> => {
  const [row] = await db.query<{ version: number }>(VERSION_OF_CONTENT);
  return row?.version ?? 0;
};

/** Says that what the public sees has changed; every process hears of it when the transaction is done. */
export const raiseContentVersion = async (tx: Queryable): Promise<number> => {
  const [row] = await tx.query<{ version: number }>(
    'update content_version set version = version + 1, changed_at = now() returning version',
  );
  const version = row?.version ?? 0;
  await tx.query('select pg_notify($1, $2)', [CHANNEL, String(version)]);
  return version;
};

/** Calls back after each change, also after one that was missed while the connection was lost. Answers how to stop. */
export const onContentChanged = (db: Database, changed: () => void): Promise<() => Promise<void>> =>
  db.listen(CHANNEL, () => changed());
