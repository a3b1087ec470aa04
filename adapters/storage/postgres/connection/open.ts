import type { Database } from './database.ts';
import { openEmbedded } from './pglite-driver.ts';
import { openServer } from './server-driver.ts';
import type { ServerLimits } from './server-pool.ts';

/** Which database the process works on: one setting decides (API-09). */
export type StorageSettings =
  | { readonly kind: 'embedded'; /** The data folder; in memory when absent. */ readonly folder?: string }
  | {
      readonly kind: 'server';
      /** `postgres://…` */ readonly url: string;
      readonly poolSize?: number;
      readonly limits?: ServerLimits;
    };

/** Opens the database. Throws `StorageStartError` with one Italian sentence when it cannot be used. */
export const openDatabase = (settings: StorageSettings): Promise<Database> =>
  settings.kind === 'embedded'
    ? openEmbedded(settings.folder)
    : openServer(settings.url, settings.poolSize, settings.limits);
