import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { batchOf, importInto } from '#adapters/http/server/import/import-command.ts';
import type { ImportNews } from '#adapters/http/server/import/import-rpc.ts';
import { mailText } from '#adapters/http/server/import/mail-text.ts';
import { readSettings, type ServiceSettings } from '#adapters/http/server/settings/settings.ts';
import { startSentence } from '#adapters/http/server/startup/start-failure.ts';
import { faultLines } from './fault-lines.ts';

/** A content that publishing would bring, change or withdraw. */
export interface PendingChange {
  readonly kind: 'inserted' | 'updated' | 'withdrawn';
  readonly type: string;
  readonly slug: string;
  /** What is withdrawn is not in the folder any more: the portal says how it was called. */
  readonly title?: string | undefined;
}

/** What publishing would do, or why it would be refused, each fault with file and line. */
export type Rehearsal =
  | {
      readonly kind: 'changes';
      readonly changes: readonly PendingChange[];
      /** How many subscribers would get an email, in words; undefined where the portal does not say. */
      readonly mails?: string;
    }
  | { readonly kind: 'refused'; readonly lines: readonly string[] };

/** What publishing did, in numbers of contents. */
export type Publication =
  | { readonly kind: 'published'; readonly inserted: number; readonly updated: number; readonly withdrawn: number }
  | { readonly kind: 'refused'; readonly lines: readonly string[] };

/** The portal that readers see, into which a folder of contents is imported (RED-01). Both throw with a sentence where it cannot be reached. */
export interface Publisher {
  /** Which portal it is, as an editor knows it. */
  readonly portal: string;
  rehearse(folder: string): Promise<Rehearsal>;
  /** `mayEmpty`: whether a folder without contents may withdraw them all. */
  publish(folder: string, mayEmpty: boolean): Promise<Publication>;
}

/** What a settings file says; without one what the demonstration has. Throws with what is wrong with the settings. */
export const settingsIn = (root: string, settingsFile: string | undefined): ServiceSettings => {
  const environment = settingsFile === undefined ? process.env : { ...process.env, PORTAL_SETTINGS: settingsFile };
  const read = readSettings('demo', environment, (path) => readFileSync(path, 'utf8'));
  if (!read.ok) throw new Error(`Le impostazioni non vanno bene:\n${read.failure.join('\n')}`);
  return { ...read.value, dataDir: resolve(root, read.value.dataDir) };
};

/** The portal of some settings, on this machine or over its database. */
export const portalOfSettings = (settings: ServiceSettings): Publisher => {
  const hand = async (folder: string, isRehearsal: boolean, mayEmpty: boolean): Promise<ImportNews | undefined> => {
    let last: ImportNews | undefined;
    try {
      await importInto(settings, { folder, batch: batchOf(settings, folder), mayEmpty, isRehearsal }, (news) => {
        last = news;
      });
    } catch (error) {
      throw new Error(startSentence(error, settings), { cause: error });
    }
    return last;
  };
  return {
    portal: `${settings.publicOrigin ?? `http://127.0.0.1:${settings.port}`}${settings.basePath}`,
    rehearse: async (folder) => rehearsalFrom(await hand(folder, true, true)),
    publish: async (folder, mayEmpty) => publicationFrom(await hand(folder, false, mayEmpty)),
  };
};

/** What the news of a rehearsed import say. */
export const rehearsalFrom = (news: ImportNews | undefined): Rehearsal =>
  news?.kind === 'report'
    ? {
        kind: 'changes',
        changes: news.changes ?? [],
        ...(news.mails === undefined ? {} : { mails: mailText(news.mails) }),
      }
    : { kind: 'refused', lines: refusalOf(news) };

/** What the news of an import say. */
export const publicationFrom = (news: ImportNews | undefined): Publication =>
  news?.kind === 'report'
    ? { kind: 'published', inserted: news.inserted, updated: news.updated, withdrawn: news.withdrawn }
    : { kind: 'refused', lines: refusalOf(news) };

// Helpers

const refusalOf = (news: ImportNews | undefined): readonly string[] =>
  faultLines(news?.kind === 'refused' ? news.message : 'Il portale non ha detto com’è andata.');
