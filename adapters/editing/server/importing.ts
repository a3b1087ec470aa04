import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { handOver, type ImportNews } from '#adapters/http/server/import/import-rpc.ts';
import { applyChanges, type Changes } from './content-files.ts';

/** How an import ended, or a rehearsal of one. */
export type Outcome =
  | { readonly kind: 'taken'; readonly changed: number }
  | { readonly kind: 'refused'; readonly lines: readonly string[] };

/** The batch that a folder of contents is for a portal that runs. */
export interface BatchPlace {
  readonly folder: string;
  readonly dataDir: string;
  readonly batch: string;
}

/** Imports the folder into the portal that has the data folder. */
export const importFolder = (place: BatchPlace): Promise<Outcome> => hand(place, place.folder, false);

/** What the importer would have against the folder if it were changed. */
export const rehearse = async (place: BatchPlace, changes: Changes): Promise<Outcome> => {
  const draft = mkdtempSync(join(tmpdir(), 'portale-redazione-'));
  try {
    cpSync(place.folder, draft, { recursive: true });
    applyChanges(draft, changes);
    return await hand(place, draft, true);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
};

// Helpers

const hand = async ({ dataDir, batch }: BatchPlace, folder: string, isRehearsal: boolean): Promise<Outcome> => {
  let last: ImportNews | undefined;
  const isTaken = await handOver(dataDir, { folder, batch, mayEmpty: true, isRehearsal }, (news) => {
    last = news;
  });
  if (!isTaken) throw new Error('Il portale dell’anteprima non risponde.');
  if (last?.kind === 'refused') return { kind: 'refused', lines: faultLines(last.message) };
  return { kind: 'taken', changed: last?.kind === 'report' ? last.inserted + last.updated + last.withdrawn : 0 };
};

/** The faults of a refusal, one each. */
const faultLines = (message: string): readonly string[] => {
  const lines = message.split('\n').filter((line) => line.startsWith('- '));
  return lines.length === 0 ? [message] : lines.map((line) => line.slice('- '.length));
};
