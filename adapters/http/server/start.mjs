// `npm start` and `npm run serve` (`-- --settings <file>` names a settings file): builds what is missing or old in a process of its own, then starts the portal in this one.
import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { portFault } from './port.mjs';
import { BOUND_STDIO, BUILD, endWithParent, inOwnProcess, prepare, ROOT } from './prepare.mjs';

const {
  serve = false,
  settings,
  seed = false,
} = parseArgs({
  // `--seed` is internal: the child process that seeds a new storage, and ends.
  options: { serve: { type: 'boolean' }, settings: { type: 'string' }, seed: { type: 'boolean' } },
}).values;
// The same as PORTAL_SETTINGS, for a command that is to look the same on every machine.
if (settings !== undefined) process.env.PORTAL_SETTINGS = resolve(settings);

if (seed) endWithParent();
const load = await prepare(() => portFault(process.env));
const main = await load('main.js');
const loadRenderer = async () =>
  Object.assign({}, ...(await Promise.all(['entry-server.js', 'build-assets.js'].map(load))));
const place = {
  root: ROOT,
  build: BUILD,
  loadRenderer,
  loadPages: () => load('registry.js'),
  seedInChildProcess: async () =>
    (await inOwnProcess(fileURLToPath(import.meta.url), ['--seed'], { stdio: BOUND_STDIO })) === 0,
};
if (seed) await main.seedStorage(place);
else await main.run(serve ? 'serve' : 'demo', place);
