import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { handOver, type ImportNews } from '#adapters/http/server/import/import-rpc.ts';
import { applyChanges, type Changes } from './content-files.ts';
import { faultLines } from './fault-lines.ts';

/** How an import ended, or a rehearsal of one. */
export type Outcome =
  | { readonly kind: 'taken'; readonly changed: number }
  | { readonly kind: 'refused'; readonly lines: readonly string[] };

/** The batch that a folder of contents is for a portal that runs. */
export interface BatchTarget {
  readonly folder: string;
  readonly dataDir: string;
  readonly batch: string;
}

/** Imports the folder as it would be with changes, into the portal that has the data folder. */
export const importFolder = (target: BatchTarget, changes: Changes): Promise<Outcome> =>
  changes.size === 0 ? hand(target, target.folder, false) : handChanged(target, changes, false);

/** What the importer would have against the folder if it were changed. */
export const rehearse = (target: BatchTarget, changes: Changes): Promise<Outcome> => handChanged(target, changes, true);

// Helpers

const handChanged = async (target: BatchTarget, changes: Changes, isRehearsal: boolean): Promise<Outcome> => {
  const draft = mkdtempSync(join(tmpdir(), 'portale-redazione-'));
  try {
    cpSync(target.folder, draft, { recursive: true, filter: (path) => basename(path) !== '.git' });
    applyChanges(draft, changes);
    return await hand(target, draft, isRehearsal);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
};

const hand = async ({ dataDir, batch }: BatchTarget, folder: string, isRehearsal: boolean): Promise<Outcome> => {
  let last: ImportNews | undefined;
  const isTaken = await handOver(dataDir, { folder, batch, mayEmpty: true, isRehearsal }, (news) => {
    last = news;
  });
  if (!isTaken) throw new Error('Il portale dell’anteprima non risponde.');
  if (last?.kind === 'refused') return { kind: 'refused', lines: faultLines(last.message) };
  return { kind: 'taken', changed: last?.kind === 'report' ? last.inserted + last.updated + last.withdrawn : 0 };
};
