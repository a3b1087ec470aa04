// `npm run dev`: the portal from its sources, on a port that stays open. The browser's part is replaced hot as it is edited; the
// service, which renders the pages, starts again beside it, and open pages are loaded again. Sources that do not load leave the
// last good version running, with the error over the page.
import { createServer as createFront } from 'node:http';
import { join, sep } from 'node:path';
import { portFault, listenAddress } from './port.mjs';
import { checkMachine, ROOT } from './prepare.mjs';

checkMachine();
const QUIET_MS = 50;
const SOURCE = /\.(?:ts|tsx|sql)$/;
const CONTENT = /\.(?:ya?ml|md)$/;
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
const PAGES = ['ui/entry-server.tsx', 'ui/build-assets.ts', 'ui/pages/registry.ts'];

/** The service that answers; undefined while there is none. */
let answer;
/** The portal that runs, and what went wrong last. */
let running;
let failure;
/** Whether what was changed last does not load: the version before goes on answering, and each page says so. */
let isBroken = false;
/** Settles when the service has started again; a page that is asked for meanwhile waits for it. */
let turn = Promise.resolve();

const project = {
  root: ROOT,
  loadRenderer: async () => Object.assign({}, ...(await Promise.all(PAGES.map(load)))),
  loadPages: () => load('ui/pages/registry.ts'),
  development: {
    attach: (handle) => {
      answer = handle;
    },
    withSources: (draw) => async (asked) => {
      const drawn = await draw(asked).catch((error) => {
        show(error);
        return { status: 503, isPartial: true, html: explanation() };
      });
      if (drawn.html === '' || drawn.status === 503) return { ...drawn, shared: false };
      // No page is cached: it may be another one at the next request.
      return { ...drawn, shared: false, html: await vite.transformIndexHtml(asked.path, drawn.html) };
    },
  },
};

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
/** A page that says what is wrong, and is loaded again as soon as it is mended. */
const explanation = () => {
  const words = escaped(failure?.stack ?? String(failure));
  return `<!doctype html><title>Errore</title><script type="module" src="/@vite/client"></script><pre>${words}</pre>`;
};
const explain = (response) => {
  response.writeHead(503, { 'content-type': 'text/html; charset=utf-8' });
  response.end(explanation());
};
const answerPage = async (request, response) => {
  await turn;
  if (request.socket.destroyed) return;
  if (answer === undefined) explain(response);
  else answer(request, response);
};
let sourceAddress = (address) => (address.startsWith('/@') ? address : undefined);
const front = createFront((request, response) => {
  const { url } = request;
  const source = sourceAddress(url, running?.basePath ?? '');
  if (source === undefined) return void answerPage(request, response);
  request.url = source;
  vite.middlewares(request, response, () => {
    request.url = url;
    void answerPage(request, response);
  });
});

/** Loads everything first, so that what does not load changes nothing. */
const start = async () => {
  const [main, sources] = await Promise.all(
    ['main.ts', 'pages/development-server.ts'].map((file) => load(`adapters/http/server/${file}`)),
  );
  const { pageIds, loadPage } = await project.loadRenderer();
  await Promise.all(pageIds().map(loadPage));
  const isFirst = running === undefined;
  answer = undefined;
  await running?.stop();
  running = undefined;
  ({ sourceAddress } = sources);
  running = await main.startDevelopment(project);
  // What is wrong with the settings has been written.
  if (running === undefined) process.exit(1);
  if (isFirst) process.stdout.write(running.greeting);
};

const overlay = () => vite.ws.send({ type: 'error', err: { message: failure.message, stack: failure.stack ?? '' } });
const show = (thrown) => {
  const error = thrown.cause instanceof Error ? thrown.cause : thrown;
  failure = error;
  vite.ssrFixStacktrace(error);
  process.stderr.write(`${error.stack ?? error}\n`);
  overlay();
};
const showBroken = (error) => {
  isBroken = true;
  show(error);
};
// A page that is opened or loaded again meanwhile is the last good one.
vite.ws.on('connection', () => {
  if (isBroken) overlay();
});

const quiet = () => new Promise((done) => setTimeout(done, QUIET_MS));
/** Does what a change asks for, and tells open pages. */
const follow = async (renew, isHot) => {
  try {
    await renew();
    vite.ws.send({ type: 'custom', event: 'portal:renewed', data: { isHot } });
    if (failure !== undefined) vite.ws.send({ type: 'full-reload' });
    failure = undefined;
    isBroken = false;
  } catch (error) {
    showBroken(error);
  }
};

/** Sources that have changed since the service started. */
let changed = [];
const startAgain = async () => {
  await quiet();
  const files = changed.splice(0);
  const isHot = files.every((file) => file.startsWith(join(ROOT, 'ui') + sep));
  if (files.length > 0) await follow(start, isHot);
};

/** Contents are imported beside the service, which goes on answering. */
let imported = Promise.resolve();
let isImportDue = false;
const importAgain = async () => {
  await quiet();
  await turn;
  if (!isImportDue) return;
  isImportDue = false;
  await follow(() => running?.importContents(), false);
};

const fault = await portFault(process.env);
if (fault !== undefined) {
  process.stderr.write(`${fault}\n`);
  process.exit(1);
}
const { host, port } = listenAddress(process.env);
front.listen({ host, port });
turn = start().catch(showBroken);
vite.watcher.add(['core', 'adapters'].map((folder) => join(ROOT, folder)));
vite.watcher.on('all', (_event, file) => {
  if (SOURCE.test(file)) {
    changed.push(file);
    turn = turn.then(startAgain);
  } else if (CONTENT.test(file)) {
    isImportDue = true;
    imported = imported.then(importAgain);
  }
});
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await turn;
    await imported;
    front.close();
    front.closeAllConnections();
    await running?.stop();
    await vite.close();
    process.exit(0);
  });
}
