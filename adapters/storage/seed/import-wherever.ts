import { resolve } from 'node:path';
import { migrate, openDatabase, StorageStartError, type StorageSettings } from '../postgres/index.ts';
import { handOverImport } from './hand-over.ts';
import { importContent, type ImportOptions, type ImportReport } from './import-content.ts';

/**
 * Imports a folder into the storage of a deployment: by this process, or, when the portal is running on the
 * embedded database, by that one. Throws `ImportRefused` or `StorageStartError`.
 */
export const importWherever = async (settings: StorageSettings, folder: string, options: ImportOptions): Promise<ImportReport> => {
  const content = resolve(folder);
  try {
    const db = await openDatabase(settings);
    try {
      await migrate(db);
      return await importContent(db, content, options);
    } finally {
      await db.close();
    }
  } catch (error) {
    const isTaken = error instanceof StorageStartError && error.code === 'storage.in-use';
    if (!isTaken || settings.kind !== 'embedded' || settings.folder === undefined) throw error;
    return handOverImport(settings.folder, content, options);
  }
};
