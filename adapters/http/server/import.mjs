// `npm run import -- <folder>` (`--settings <file>` names a settings file): imports a folder of content files, by itself or through
// the portal that is running.
import { resolve } from 'node:path';
import { prepare, ROOT } from './prepare.mjs';

const given = process.argv.slice(2);
const at = given.indexOf('--settings');
// The same as PORTAL_SETTINGS: whose names links are judged by, and whose data the contents go to.
if (at >= 0) process.env.PORTAL_SETTINGS = resolve(given.splice(at, 2)[1] ?? '');

const load = await prepare();
const { runImport } = await load('import-command.js');
await runImport(ROOT, given);
