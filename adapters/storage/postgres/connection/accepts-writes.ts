import type { Queryable } from './database.ts';

/**
 * Whether the database answers and takes writes (API-09): a lock of no row writes nothing, and a standby or a read-only session
 * refuses it all the same. Rejects where it does not, so that a connection to a server that only reads is thrown away.
 */
export const acceptsWrites = async (db: Queryable): Promise<boolean> => {
  await db.query('select from content where false for share');
  return true;
};
