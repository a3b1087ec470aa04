// `npm run dev`: the portal from its sources. The browser's part is renewed as it is edited; the service, which draws the
// pages, starts again.
import { join } from 'node:path';
import { checkMachine, ROOT } from './prepare.mjs';

checkMachine();
const QUIET_MS = 50;
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
    if (drawn.html === '') return drawn;
    // No page is cached: it may be another one at the next request.
    return { ...drawn, shared: false, html: await vite.transformIndexHtml(asked.path, drawn.html) };
  },
};

const loadPages = async () =>
  Object.assign(
    {},
    ...(await Promise.all(['ui/entry-server.tsx', 'ui/build-assets.ts', 'ui/pages/registry.ts'].map(load))),
  );

let running;
const start = async () => {
  const { startDevelopment } = await load('adapters/http/server/main.ts');
  running = await startDevelopment({
    root: ROOT,
    loadRenderer: loadPages,
    loadPages: () => load('ui/pages/registry.ts'),
    development,
  });
};
const startAgain = async () => {
  await running?.stop();
  running = undefined;
  await start();
};

let turn = Promise.resolve();
let timer;
/**
 * Starts the service again, which loads again what was changed and all that imports it. The pages alone cannot be reloaded
 * while others are being drawn: half of what they are made from would stay what it was.
 */
const renew = () => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    turn = turn.then(startAgain).catch((error) => {
      process.stderr.write(`${error.stack ?? error}\n`);
    });
  }, QUIET_MS);
};

await start();
vite.watcher.add(['core', 'adapters'].map((folder) => join(ROOT, folder)));
vite.watcher.on('all', (_event, file) => {
  if (/\.(?:ts|tsx|sql|yaml|md)$/.test(file)) renew();
});
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await turn;
    await running?.stop();
    await vite.close();
    process.exit(0);
  });
}
