// `npm run dev`: the portal from its sources. The browser's part is renewed as it is edited, the service starts again.
import { join } from 'node:path';
import { checkMachine, ROOT } from './prepare.mjs';

checkMachine();
const QUIET_MS = 200;
const { createServer } = await import('vite');
const vite = await createServer({
  root: join(ROOT, 'ui'),
  configFile: join(ROOT, 'vite.config.ts'),
  appType: 'custom',
  base: '/',
  build: { rollupOptions: { input: join(ROOT, 'ui', 'main.tsx') } },
  server: { middlewareMode: true, fs: { allow: [ROOT] } },
});
const load = (path) => vite.ssrLoadModule(join(ROOT, path));

const development = {
  handle: (request, response, next) => vite.middlewares(request, response, next),
  withSources: (draw) => async (asked) => {
    const drawn = await draw(asked);
    return drawn.html === '' ? drawn : { ...drawn, html: await vite.transformIndexHtml(asked.path, drawn.html) };
  },
};

let running;
const start = async () => {
  const { startDevelopment } = await load('adapters/http/server/main.ts');
  const loadRenderer = async () =>
    Object.assign({}, ...(await Promise.all(['ui/entry-server.tsx', 'ui/build-assets.ts'].map(load))));
  running = await startDevelopment({
    root: ROOT,
    loadRenderer,
    loadPages: () => load('ui/pages/registry.ts'),
    development,
  });
};

let turn = Promise.resolve();
let timer;
const restart = () => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    turn = turn.then(async () => {
      await running?.stop();
      running = undefined;
      vite.moduleGraph.invalidateAll();
      await start().catch((error) => process.stderr.write(`${error.stack ?? error}\n`));
    });
  }, QUIET_MS);
};

await start();
vite.watcher.add(['core', 'adapters'].map((folder) => join(ROOT, folder)));
vite.watcher.on('all', (_event, file) => {
  if (/\.(?:ts|tsx|sql|yaml|md)$/.test(file)) restart();
});
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await turn;
    await running?.stop();
    await vite.close();
    process.exit(0);
  });
}
