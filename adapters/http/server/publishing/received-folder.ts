import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A path below a folder of contents: no part of it is hidden, leads upwards, or means something else on another system. */
const CONTENT_PATH = /^(?!.{500})[^./\\:\p{Cc}][^/\\:\p{Cc}]*(?:\/[^./\\:\p{Cc}][^/\\:\p{Cc}]*)*$/u;

/** A folder of contents that came over the network, and how to take it away again. */
export interface ReceivedFolder {
  readonly path: string;
  remove(): void;
}

/**
 * Writes the files of a form (each under its path) into a folder of its own; undefined where something of it is no file of contents.
 * Only plain files come this way, never a link: nothing of this machine can be published by somebody who cannot read it (RED-05).
 */
export const receiveFolder = async (form: FormData): Promise<ReceivedFolder | undefined> => {
  const entries = [...form.entries()];
  const files = entries.filter((entry): entry is [string, File] => typeof entry[1] !== 'string');
  const names = new Set(files.map(([path]) => path));
  if (files.length !== entries.length || names.size !== files.length) return undefined;
  if ([...names].some((path) => !CONTENT_PATH.test(path) || isBelowFile(path, names))) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'portale-pubblicazione-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    for (const [path, file] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), Buffer.from(await file.arrayBuffer()));
    }
    return { path: folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
};

// Helpers

/** Whether a part of a path is a file itself. */
const isBelowFile = (path: string, names: ReadonlySet<string>): boolean =>
  path
    .split('/')
    .slice(0, -1)
    .some((_part, index, parts) => names.has(parts.slice(0, index + 1).join('/')));
