import { spawnSync } from 'node:child_process';
import process from 'node:process';

/** The page of the phrases, which analysts read. */
export const PHRASES_PAGE = 'features/frasi.md';

/** The phrases as the command of the examples prints them, in Markdown. Throws what the command says where it fails. */
export const phrases = (): string => {
  const command = ['--import', 'tsx', 'features/run.mjs', 'headless', '--frasi'];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
};
