import type { Clock } from '#core/kernel/clock.ts';
import type { PortalSettings } from '#core/navigation/portal-settings.ts';
import { type Database, isFromFullDisk, type PreviewMails } from '#adapters/storage/postgres/index.ts';
import { importContent, ImportRefused, problemText } from '#adapters/storage/import/index.ts';
import type { ImportBatch } from './import-rpc.ts';

/** Imports batches into a database, one after another: two at once would withdraw each other's records. `settings`: the names that links are judged by, and the flags of the portal's own pages. `preview` says of a rehearsal whom it would tell by e-mail. */
export const batchImporter = (
  db: Database,
  clock: Clock,
  settings: Pick<PortalSettings, 'names' | 'flags'>,
  preview?: PreviewMails,
): ImportBatch => {
  let last: Promise<void> = Promise.resolve();
  return (batch, tell) => {
    const work = last.then(async () => {
      try {
        const report = await importContent(db, batch.folder, {
          clock,
          names: settings.names,
          flags: settings.flags,
          batch: batch.batch,
          mayEmpty: batch.mayEmpty,
          isRehearsal: batch.isRehearsal,
          isEditedOnly: batch.isEditedOnly ?? false,
          preview,
          onProgress: ({ done, total }) => tell({ kind: 'progress', done, total }),
        });
        tell({ kind: 'report', ...report, warnings: (report.warnings ?? []).map(problemText) });
      } catch (error) {
        if (error instanceof ImportRefused) return tell({ kind: 'refused', message: error.message });
        if (!(await isFromFullDisk(error, db.folder))) throw error;
        tell({ kind: 'refused', message: fullDisk(db.folder) });
      }
    });
    last = work.catch(() => undefined);
    return work;
  };
};

// Helpers

const fullDisk = (folder: string | undefined): string =>
  `Il disco ${folder === undefined ? 'del server PostgreSQL' : `della cartella dei dati ${folder}`} è pieno: di questa importazione non è entrato nulla, e i contenuti di prima sono rimasti. Liberare spazio e ripetere l’importazione.`;
