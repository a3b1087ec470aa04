// `npm start` and `npm run serve` (`-- --settings <file>` names a settings file): builds what is missing or old in a process of its own, then starts the portal in this one.
import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { BUILD, prepare, ROOT } from './prepare.mjs';

const { serve = false, settings } = parseArgs({
  options: { serve: { type: 'boolean' }, settings: { type: 'string' } },
}).values;
// The same as PORTAL_SETTINGS, for a command that is to look the same on every machine.
if (settings !== undefined) process.env.PORTAL_SETTINGS = resolve(settings);

const load = await prepare();
const { run } = await load('main.js');
const loadRenderer = async () =>
  Object.assign({}, ...(await Promise.all(['entry-server.js', 'build-assets.js'].map(load))));
await run(serve ? 'serve' : 'demo', {
  root: ROOT,
  build: BUILD,
  loadRenderer,
  loadPages: () => load('registry.js'),
});
