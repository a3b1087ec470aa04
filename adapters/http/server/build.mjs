// Builds what the portal runs from: the browser's files and the service, into dist. Plain JavaScript, because
// it runs before anything that could read TypeScript.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const DIST = join(ROOT, 'dist');
/** Beginning of the name of a build that is being made; the number of its process follows. */
const DRAFT = 'bozza-';
const LOOK_EVERY_MS = 200;
/** Older drafts are nobody's any more, even where another program has got the number of their process. */
const LONGEST_BUILD_MS = 600_000;
const STAMP = join(DIST, 'sorgenti.sha256');
/** What the build is made from; content files are read at run time, and what deploys it is no part of it. */
const SOURCES = ['core', 'adapters', 'ui', 'vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'];
const NOT_SOURCES = [
  join('adapters', 'storage', 'seed', 'content'),
  join('adapters', 'deploy'),
  join('adapters', 'editing'),
];
const SERVER_ENTRIES = {
  main: 'adapters/http/server/main.ts',
  'render-jobs': 'adapters/http/server/render-workers/render-jobs.ts',
  'import-command': 'adapters/http/server/import/import-command.ts',
  'entry-server': 'ui/entry-server.tsx',
  'build-assets': 'ui/build-assets.ts',
  registry: 'ui/pages/registry.ts',
};
/** Packages of many small files: bundled, they cost a start half a second of CPU less. One copy of zod must serve all. */
const BUNDLED = [
  'zod',
  'fastify-type-provider-zod',
  'inversify',
  /^@inversifyjs\//,
  'date-fns',
  'jose',
  'yaml',
  '@tanstack/react-query',
  '@tanstack/query-core',
];
const ENTRY = join(ROOT, 'ui', 'main.tsx');
const HYDRATE = join(ROOT, 'ui', 'hydration', 'hydrate.tsx');
/** What only somebody who is signed in has: no visitor fetches it. */
const SIGNED_IN = join(ROOT, 'ui', 'frame', 'signed-in-parts.ts');
const REPOSITORIES = join(ROOT, 'adapters', 'http', 'client', 'repositories.ts');
/** What a page for people who are signed in draws with; visitors do not fetch what only these pages share. */
const RESERVED_SHEET = /\/ui\/styles\/reserved\.scss$/;
const PAGE = /\/ui\/pages\/([\w-]+)\/(?:[\w-]+\.page|content-page)\.tsx$/;
/** What a slow connection is sent instead of the whole script: its rules are of no other piece, or that would come along. */
const READING_ONLY = /\/(?:ui\/hydration\/reading-only|core\/navigation\/(?:header|side-index))\.ts$/;
/** What anything may draw on: it is of no capability, even while one alone has it, or that one's piece would come along. */
const KERNEL = /\/(?:core\/kernel|ui\/platform)\//;
/** What every page needs, in pieces that a slow phone evaluates in a moment each. */
const everyPagePiece = (id) =>
  /\/core\//.test(id) ? 'domain' : /\/ui\/(?:components|copy)\//.test(id) ? 'components' : 'portal';
/** What pages of several capabilities share comes with every page, but for the map of the regions, which is long. */
const MAP_OF_REGIONS = 'paying-bodies-payments';
/** The answers about one's farm: both pages have the client's part anyway. */
const ABOUT_ONES_FARM = 'aid-finder-alerts';
/** What draws a text of the editors, a page that is such a text, and a list: other pages do without what goes with them. */
const TEXT = join(ROOT, 'ui', 'pages', 'kinds', 'blocks.tsx');
const CONTENT = join(ROOT, 'ui', 'pages', 'kinds', 'content-page.tsx');
const LIST = join(ROOT, 'ui', 'pages', 'catalogue', 'list-page.tsx');
const LIBRARY =
  /node_modules\/(?:@tanstack|valtio|proxy-compare|wouter|regexparam|mitt|ts-pattern|date-fns|inversify|@inversifyjs|reflect-metadata)\//;
/**
 * What the browser fetches together. A page that is only read fetches the entry, and keycloak-js once nothing else is to be
 * done; hydrating it fetches the libraries, what stands around every page, what pages share, and what only this
 * page has. A new page adds a file of its own and nothing to the others.
 */
const pieces = () => {
  const reached = new Map();
  /** Whether a module comes with another one, without being asked for later. */
  const comesWith = (start, id, context) => {
    const all = reached.get(start) ?? new Set();
    const walk = (one) => {
      if (all.has(one)) return;
      all.add(one);
      for (const other of context.getModuleInfo(one)?.importedIds ?? []) walk(other);
    };
    reached.set(start, all);
    walk(start);
    return all.has(id);
  };
  const isReservedPage = (id, context) =>
    (context.getModuleInfo(id)?.importedIds ?? []).some((one) => RESERVED_SHEET.test(one));
  /** The pages that a module comes with. */
  const pagesWith = (id, context, seen = new Set()) => {
    if (seen.has(id)) return [];
    seen.add(id);
    if (PAGE.test(id)) return [id];
    return (context.getModuleInfo(id)?.importers ?? []).flatMap((one) => pagesWith(one, context, seen));
  };
  /** The piece of what only some pages share: the reserved ones, those of one capability, or all others. */
  const sharedPiece = (id, context) => {
    const pages = pagesWith(id, context);
    const open = pages.filter((one) => !isReservedPage(one, context));
    if (pages.length > 0 && open.length === 0) return 'reserved';
    const capabilities = new Set(open.map((one) => PAGE.exec(one)?.[1]));
    const capability = [...capabilities].toSorted().join('-');
    const having = (file) => open.filter((one) => comesWith(one, file, context)).length;
    if (having(LIST) === open.length) return 'of-catalogue';
    if (having(CONTENT) === open.length) return 'content';
    if (KERNEL.test(id)) return 'parts';
    if (capabilities.size !== 1 && ![MAP_OF_REGIONS, ABOUT_ONES_FARM].includes(capability))
      return having(TEXT) === open.length ? 'texts' : 'parts';
    // What texts have in common with their overview is short.
    if (having(CONTENT) > 0) return 'parts';
    // What the client of the service draws on is one piece, or each of its questions would bring several along.
    if (capability === ABOUT_ONES_FARM || comesWith(REPOSITORIES, id, context)) return 'asked';
    // What the reserved pages share with public ones is not for every visitor.
    return open.length < pages.length ? `of-${capability}-reserved` : `of-${capability}`;
  };
  const named = (name) => (id, context) => {
    if (comesWith(ENTRY, id, context)) return null;
    if (comesWith(HYDRATE, id, context)) return name === 'portal' ? everyPagePiece(id) : null;
    return name === 'parts' ? sharedPiece(id, context) : null;
  };
  /** No page for everybody draws with it. */
  const isOfReservedPages = (id, context) => pagesWith(id, context).every((one) => isReservedPage(one, context));
  /** The client of the service with what its reserved part shares with it, but for what public pages draw with. */
  const calls = (id, context) =>
    !comesWith(ENTRY, id, context) &&
    !comesWith(HYDRATE, id, context) &&
    comesWith(REPOSITORIES, id, context) &&
    isOfReservedPages(id, context)
      ? 'repositories'
      : null;
  /** What only somebody who is signed in has, but for what public pages draw with and the client has. */
  const signedIn = (id, context) =>
    !comesWith(ENTRY, id, context) &&
    !comesWith(HYDRATE, id, context) &&
    comesWith(SIGNED_IN, id, context) &&
    isOfReservedPages(id, context)
      ? 'signed-in'
      : null;
  const own = /\/(?:ui|core|adapters)\//;
  return [
    { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store)\//, priority: 30 },
    { name: 'client', test: /node_modules\/(?:axios|zod)\//, priority: 30 },
    { name: 'libraries', test: LIBRARY, priority: 30 },
    { name: 'reading', test: READING_ONLY, priority: 25 },
    { name: named('portal'), test: own, priority: 20 },
    { name: calls, test: own, priority: 18 },
    { name: signedIn, test: own, priority: 15 },
    { name: named('parts'), test: own, minShareCount: 2, priority: 10 },
  ];
};
const COMPRESSIBLE = /\.(?:js|css|svg|html|json)$/;
const WORTH_COMPRESSING_BYTES = 1024;

const filesBelow = (path) => {
  if (NOT_SOURCES.includes(relative(ROOT, path))) return [];
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) =>
    entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)],
  );
};

const sourceFiles = () =>
  SOURCES.flatMap((source) => {
    const path = join(ROOT, source);
    return /\.(?:ts|json)$/.test(source) ? [path].filter((file) => existsSync(file)) : filesBelow(path);
  });

const hashOf = (files, tell) => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(relative(ROOT, file)).update('\0').update(tell(file)).update('\0');
  return hash.digest('hex');
};

/** One number for what the sources hold: equal sources, equal build. */
const contentHash = (files) => hashOf(files, (file) => readFileSync(file));

/** One number for the sources on the disk: writing a file changes it, and no file is read for it. */
const diskHash = (files) =>
  hashOf(files, (file) => {
    const { size, mtimeMs, ino } = statSync(file);
    return `${size} ${mtimeMs} ${ino}`;
  });

/** The stamp of a build: what its sources held, and how they lay on the disk when they were last looked at. */
const stampOf = (files, content = contentHash(files)) => `${content}\n${diskHash(files)}\n`;

/** Spares the next start the reading; a build that was copied may belong to another user, and starts all the same. */
const noteDisk = (stamp) => {
  try {
    writeFileSync(STAMP, stamp);
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT'].includes(error.code)) throw error;
  }
};

/** Whether dist holds a build of the sources as they are now. Sources that lie as they did are not read again. */
export const isBuilt = () => {
  if (!existsSync(STAMP) || !existsSync(join(DIST, 'server', 'main.js')) || !existsSync(join(DIST, 'client')))
    return false;
  const files = sourceFiles();
  const [content, disk] = readFileSync(STAMP, 'utf8').split('\n');
  if (disk === diskHash(files)) return true;
  if (content !== contentHash(files)) return false;
  noteDisk(stampOf(files, content));
  return true;
};

/**
 * Modules find their own resources (migrations, provider pages) by `import.meta.url`. Once bundled they all
 * have the bundle's address, so each is given back the address of its source.
 */
const keepOwnAddress = () => ({
  name: 'keep-own-address',
  transform(code, id) {
    const file = id.split('?', 1)[0];
    if (!code.includes('import.meta.url') || !file.startsWith(ROOT) || file.includes('node_modules')) return undefined;
    const fromBundle = relative(join(DIST, 'server'), file).replaceAll('\\', '/');
    return {
      code: code.replaceAll('import.meta.url', `new URL(${JSON.stringify(fromBundle)}, import.meta.url).href`),
      map: null,
    };
  },
});

const compressTwins = (folder) => {
  for (const file of filesBelow(folder).filter((one) => COMPRESSIBLE.test(one))) {
    const bytes = readFileSync(file);
    if (bytes.length < WORTH_COMPRESSING_BYTES) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
};

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

const drafts = () => (existsSync(DIST) ? readdirSync(DIST) : []).filter((name) => name.startsWith(DRAFT));
const isBeingMade = (draft) => isAlive(Number(draft.slice(DRAFT.length)));

const isAwaited = (draft) => {
  const made = statSync(join(DIST, draft), { throwIfNoEntry: false });
  return made !== undefined && Date.now() - made.mtimeMs < LONGEST_BUILD_MS && isBeingMade(draft);
};

/** Removes the half builds of processes that were killed; what may not be removed stays. */
export const sweepDrafts = () => {
  for (const name of drafts()) {
    if (isBeingMade(name)) continue;
    try {
      rmSync(join(DIST, name), { recursive: true, force: true });
    } catch {
      // A folder of another user.
    }
  }
};

/**
 * Builds both halves beside the old ones and then puts them in place, so that a build that breaks spoils nothing. Of two processes
 * that are started together one builds: a build that replaced the one that the other has begun to load would end it.
 */
const makeBuild = async () => {
  if (drafts().some(isAwaited)) process.stdout.write('Un altro processo sta già preparando il portale: lo attendo.\n');
  while (drafts().some(isAwaited)) await pause(LOOK_EVERY_MS);
  if (isBuilt()) return;
  const draft = join(DIST, `${DRAFT}${process.pid}`);
  mkdirSync(draft, { recursive: true });
  const stamp = stampOf(sourceFiles());
  const { build } = await import('vite');
  const shared = { root: join(ROOT, 'ui'), configFile: join(ROOT, 'vite.config.ts'), logLevel: 'error' };
  try {
    await build({
      ...shared,
      build: {
        outDir: join(draft, 'client'),
        emptyOutDir: true,
        rollupOptions: {
          input: join(ROOT, 'ui', 'main.tsx'),
          output: { codeSplitting: { groups: pieces(), includeDependenciesRecursively: false } },
        },
      },
    });
    await build({
      ...shared,
      plugins: [keepOwnAddress()],
      ssr: { noExternal: BUNDLED },
      build: {
        ssr: true,
        target: 'node20',
        outDir: join(draft, 'server'),
        emptyOutDir: true,
        copyPublicDir: false,
        manifest: false,
        minify: false,
        // Read only by a process that is started with --enable-source-maps: it then names sources in its stacks.
        sourcemap: true,
        rollupOptions: {
          input: Object.fromEntries(Object.entries(SERVER_ENTRIES).map(([name, path]) => [name, join(ROOT, path)])),
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    });
    compressTwins(join(draft, 'client'));
    if (isBuilt()) return;
    rmSync(STAMP, { force: true });
    for (const half of ['client', 'server']) {
      rmSync(join(DIST, half), { recursive: true, force: true });
      renameSync(join(draft, half), join(DIST, half));
    }
    writeFileSync(STAMP, stamp);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
};

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.env.NODE_ENV ??= 'production';
  // A build of these very sources is as good as a new one; delete dist for a new one.
  if (!isBuilt())
    await makeBuild().catch((error) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    });
}
