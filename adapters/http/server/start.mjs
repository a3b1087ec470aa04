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

/** How the portal ends whose database hangs. */
const HUNG_EXIT_CODE = 75;
const SELF = fileURLToPath(import.meta.url);

/** Nobody else starts `npm start` again, where `npm run serve` has its unit: runs the portal until it ends for another reason than a hang. */
const attend = async () => {
  const code = await inOwnProcess(SELF, ['--attended'], { stdio: BOUND_STDIO });
  return code === HUNG_EXIT_CODE ? attend() : code;
};

if (!seed && !serve && !attended) process.exit(await attend());
if (seed || attended) endWithParent();
const load = await prepare(() => portFault(process.env));
const main = await load('main.js');
const loadRenderer = async () =>
  Object.assign({}, ...(await Promise.all(['entry-server.js', 'build-assets.js'].map(load))));
const place = {
  root: ROOT,
  build: BUILD,
  loadRenderer,
  loadPages: () => load('registry.js'),
  seedInChildProcess: async () => (await inOwnProcess(SELF, ['--seed'], { stdio: BOUND_STDIO })) === 0,
};
if (seed) await main.seedStorage(place);
else await main.run(serve ? 'serve' : 'demo', place);
