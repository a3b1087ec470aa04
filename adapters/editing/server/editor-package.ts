import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

/**
 * The editor, fetched by npm the first time that it is asked for and kept beside the build. It is one file that carries all it
 * needs, but its package names hundreds of others: as a dependency of the portal every `npm ci` would fetch them for nobody.
 */
const EDITOR = {
  name: 'decap-cms',
  version: '3.16.3',
  sha512: 'hf+dPlCh7TJmWl8+6VRzHYOWhri5xgUknrZbDewaWe4s9B7xJ8PQugp2QHeSldMUKzav6+z0oIpwUYhUJDYtYw==',
} as const;

/** Folder of the editor's files for the browser; fetches them where they are not there yet. */
export const editorFolder = async (root: string, tell: (line: string) => void): Promise<string> => {
  const kept = join(root, 'dist', 'redazione', `${EDITOR.name}-${EDITOR.version}`);
  if (existsSync(kept)) return kept;
  tell(`Scarico la pagina di redazione (${EDITOR.name} ${EDITOR.version}, solo la prima volta)…`);
  mkdirSync(join(root, 'dist', 'redazione'), { recursive: true });
  const draft = mkdtempSync(join(root, 'dist', 'redazione', 'bozza-'));
  try {
    await run(npm(), ['pack', '--silent', '--pack-destination', draft, `${EDITOR.name}@${EDITOR.version}`], root);
    const [archive = ''] = readdirSync(draft);
    const digest = createHash('sha512')
      .update(readFileSync(join(draft, archive)))
      .digest('base64');
    if (digest !== EDITOR.sha512) throw new Error(`${archive} non è il pacchetto atteso: la sua impronta è ${digest}`);
    await run('tar', ['-xzf', archive, '--exclude=*.map'], draft);
    renameSync(join(draft, 'package', 'dist'), kept);
    return kept;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
};

// Helpers

const npm = (): string => (process.platform === 'win32' ? 'npm.cmd' : 'npm');

const run = async (program: string, args: readonly string[], cwd: string): Promise<void> => {
  await promisify(execFile)(program, [...args], { cwd, shell: program.endsWith('.cmd') });
};
