// `npm start` and `npm run serve`: builds what is missing or old in a process of its own, then starts the portal in this one.
import { BUILD, prepare, ROOT } from './prepare.mjs';

const load = await prepare();
const { run } = await load('main.js');
const loadRenderer = async () =>
  Object.assign({}, ...(await Promise.all(['entry-server.js', 'build-assets.js'].map(load))));
await run(process.argv.includes('--serve') ? 'serve' : 'demo', {
  root: ROOT,
  build: BUILD,
  loadRenderer,
  loadPages: () => load('registry.js'),
});
