// `npm run pages`: writes the pages that are made of the code: the fields in the editors' guide, the settings, the phrases of the examples.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { withTables } from '#adapters/editing/guide/tables.ts';
import { SETTINGS_PAGE, settingsPage } from '#adapters/http/server/settings/settings-page.ts';
import { say } from './command.ts';

const GUIDE = 'adapters/editing/README.md';
const PHRASES_PAGE = 'features/frasi.md';

/** The phrases as the runner of the examples prints them, in Markdown. Throws what the runner says where it fails. */
const phrases = (): string => {
  const command = ['--import', 'tsx', 'features/run.mjs', '--frasi'];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
};

for (const [path, text] of [
  [GUIDE, withTables(readFileSync(GUIDE, 'utf8'))],
  [SETTINGS_PAGE, settingsPage()],
  [PHRASES_PAGE, phrases()],
] as const) {
  writeFileSync(path, text);
  say(path);
}
