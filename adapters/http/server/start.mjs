// `npm start` and `npm run serve` (`-- --settings <file>` names a settings file): builds what is missing or old in a process of its own, then starts the portal in this one.
import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { portFault } from './port.mjs';
import { runAttended, BOUND_STDIO, BUILD, endWithParent, inOwnProcess, prepare, ROOT } from './prepare.mjs';

const {
  serve = false,
  settings,
  seed = false,
  attended = false,
} = parseArgs({
  // `--seed` and `--attended` are internal: the child process that seeds a new storage, and ends, and the one that is started again.
  options: {
    serve: { type: 'boolean' },
    settings: { type: 'string' },
    seed: { type: 'boolean' },
    attended: { type: 'boolean' },
  },
}).values;
// The same as PORTAL_SETTINGS, for a command that is to look the same on every machine.
if (settings !== undefined) process.env.PORTAL_SETTINGS = resolve(settings);

const SELF = fileURLToPath(import.meta.url);

// Nobody else starts `npm start` again, where `npm run serve` has its unit.
if (!seed && !serve && !attended) process.exit(await runAttended(SELF, ['--attended']));
if (seed || attended) endWithParent();
const load = await prepare(() => portFault(process.env));
const main = await load('main.js');
const loadRenderer = async () =>
  Object.assign({}, ...(await Promise.all(['entry-server.js', 'build-assets.js'].map(load))));
const project = {
  root: ROOT,
  build: BUILD,
  loadRenderer,
  loadPages: () => load('registry.js'),
  seedInChildProcess: async () => (await inOwnProcess(SELF, ['--seed'], { stdio: BOUND_STDIO })) === 0,
};
if (seed) await main.seedStorage(project);
else await main.run(serve ? 'serve' : 'demo', project);
