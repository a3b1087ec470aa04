/// <reference types="vitest/config" />
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { parse, type AtRule } from 'postcss';
import { PurgeCSS } from 'purgecss';
import { defineConfig, type Plugin } from 'vite';
import type { TestSequencer, TestSpecification } from 'vitest/node';
import { parsedSheetFile } from './ui/ssr/critical-css.ts';
import { parseSheet, selectorsOf } from './ui/ssr/parse-sheet.ts';

/** The one blue that the library writes out instead of deriving it from the primary colour. */
const LIBRARY_BLUE = '#003366';

/**
 * The library writes its main colour and the steps of it out as it is compiled; as names they follow the colours that an
 * agency sets. The theme's own lines, which give the names their values, stay.
 */
const LIBRARY_STEPS: Readonly<Record<string, string>> = {
  '#1a6145': '--green-700',
  '#113a29': '--green-900',
  '#0c2a1d': '--green-950',
  [LIBRARY_BLUE]: '--green-950',
  '#16523b': '--green-800',
  '#154e37': '--green-800',
  '#144934': '--green-800',
  '#124430': '--green-800',
  '#224c3c': '--green-800',
};
const byName = (sheet: string): string =>
  sheet.replaceAll(
    /(--green-\d+:\s*)?(?:#[0-9a-f]{6}\b|rgb\(([\d.]+)%, ([\d.]+)%, ([\d.]+)%\))/giu,
    (whole, defines: string | undefined, ...channels: string[]) => {
      // Steps that the library works out come in shares of a hundred.
      const colour = whole.startsWith('rgb') ? asHex(channels.slice(0, 3)) : whole.toLowerCase();
      const name = LIBRARY_STEPS[colour];
      return defines !== undefined || name === undefined ? whole : `var(${name})`;
    },
  );
const asHex = (channels: readonly string[]): string =>
  `#${channels
    .map((value) =>
      Math.round(Number(value) * 2.55)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The sheet of a page that brings its own, with what only such pages draw. */
const OWN_SHEET = 'styles/reserved.scss';

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/u.test(file))
    .map((file) => join(folder, file));
const wordsIn = (text: string): string[] => text.match(/[\w-]+/gu) ?? [];

/** The sources that some page draws from which does not bring its own sheet: what they import, and what that imports. */
const sharedSources = (): string[] => {
  const textOf = new Map(sourcesIn('ui').map((file) => [file, readFileSync(file, 'utf8')]));
  const seen = new Set<string>();
  const walk = (file: string): void => {
    const text = textOf.get(file);
    if (text === undefined || seen.has(file)) return;
    seen.add(file);
    for (const [, other = ''] of text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+|#ui\/[^']+)'/gu))
      walk(other.startsWith('#') ? other.slice(1) : join(dirname(file), other));
  };
  for (const [file, text] of textOf)
    if (/\/(?:main|entry-server|[\w-]+\.page)\.tsx$/u.test(file) && !text.includes(OWN_SHEET)) walk(file);
  return [...seen];
};

/** PurgeCSS does not look into `:has()`: drops what asks there for a class that no source names. */
const withoutAbsent = (css: string, sources: readonly string[]): string => {
  const words = new Set(sources.flatMap((file) => wordsIn(readFileSync(file, 'utf8'))));
  const root = parse(css);
  root.walkRules((rule) => {
    if ((rule.parent as Partial<AtRule>).name?.endsWith('keyframes') === true) return;
    const kept = selectorsOf(rule.selector).filter(({ needs }) =>
      needs.every((name) => !name.startsWith('.') || words.has(name.slice(1))),
    );
    if (kept.length === 0) rule.remove();
    else rule.selector = kept.map(({ text }) => text).join(',');
  });
  return root.toString();
};

/**
 * Drops every rule that no page uses. It works on the compiled sheet before its file gets a name, so that a sheet
 * with other rules is never served under an old name. The reserved sheet has every rule in its order; the one that
 * every page needs does without what only pages with the reserved sheet draw.
 */
const dropUnusedRules = (): Plugin => ({
  name: 'drop-unused-rules',
  apply: 'build',
  async transform(code, id) {
    if (!/\/ui\/styles\/(?:main|reserved)\.scss/u.test(id)) return undefined;
    const sources = [...(id.includes(OWN_SHEET) ? sourcesIn('ui') : sharedSources()), ...sourcesIn('core')];
    const [sheet] = await new PurgeCSS().purge({
      content: sources,
      css: [{ raw: byName(code) }],
      defaultExtractor: wordsIn,
      keyframes: true,
      variables: true,
      safelist: {
        standard: ['html', 'body', 'dialog', 'details', 'summary'],
        greedy: [/focus-visible|tabindex|details-content|-webkit-|-moz-/],
        // No rule names it: it tells whoever checks public sites which library the pages are made with.
        variables: ['--bootstrap-italia-version'],
      },
    });
    return sheet === undefined ? undefined : { code: withoutAbsent(sheet.css, sources), map: null };
  },
});

/** While sources are served each page links the sheets, which have every rule: no script brings them a second time. */
const linkSheetOnly = (): Plugin => ({
  name: 'link-sheet-only',
  apply: 'serve',
  enforce: 'pre',
  load: (id) => (/\/ui\/styles\/(?:main|reserved)\.scss$/u.test(id) ? '' : undefined),
});

/** Writes each sheet for the server as plain data, so that no process has to parse it. */
const writeParsedSheets = (): Plugin => ({
  name: 'write-parsed-sheets',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  writeBundle({ dir = '' }, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        writeFileSync(join(dir, parsedSheetFile(file.fileName)), JSON.stringify(parseSheet(String(file.source))));
  },
});

/** How long a test waits for what must come, in milliseconds: on a busy machine the runner's own second is none. */
const PATIENCE_MS = 30_000;

/** What the projects whose specs raise services have in common. */
const WITH_SERVICES = {
  // Pages are drawn by the React that is shipped: the one for development notes a stack for each element.
  env: { NODE_ENV: 'production' },
  globalSetup: 'tests/support/worker-folder.ts',
  environment: 'node',
  testTimeout: 60_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: PATIENCE_MS } },
} as const;

/** What is written in JSX calls the React that is shipped. */
const SHIPPED_JSX = { jsx: { development: false } };

const RECIPES = 'tests/adapters/recipes.spec.ts';

/** Specs whose tests are made from tables, or walk far: they take longer than their size says. */
const LONG_SPECS = /\/(?:every-[\w-]+|access|alerts|another-agency|process|recipes|session)\.spec\.ts$/;

/** Begins with the files that take longest, so that none is left at the end to one worker while the others stand still. */
class LongestFirst implements TestSequencer {
  sort(specs: TestSpecification[]): TestSpecification[] {
    const weightOf = ({ moduleId }: TestSpecification): number =>
      LONG_SPECS.test(moduleId) ? Infinity : statSync(moduleId).size;
    const weights = new Map(specs.map((spec) => [spec, weightOf(spec)]));
    return specs.toSorted((one, other) =>
      weights.get(one) === weights.get(other) ? 0 : (weights.get(other) ?? 0) - (weights.get(one) ?? 0),
    );
  }

  /** No run is spread over several machines. */
  shard(specs: TestSpecification[]): TestSpecification[] {
    return specs;
  }
}

/** The pieces that come with the hydration of any page (`adapters/http/server/build.mjs`). */
const HYDRATED_WITH =
  /\/(?:main|react|libraries|domain|components|portal|parts|reading|rolldown-runtime)-[\w-]{8}\.js$/;

export default defineConfig({
  root: 'ui',
  base: './',
  plugins: [react(), linkSheetOnly(), dropUnusedRules(), writeParsedSheets()],
  css: {
    preprocessorOptions: {
      scss: {
        loadPaths: ['node_modules'],
        // The library is written for `@import`, so the theme follows it; its own warnings are not ours to mend.
        quietDeps: true,
        silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
      },
    },
  },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    // There is no index.html: the service writes every document.
    rollupOptions: { input: 'ui/main.tsx' },
    // Nothing is written into scripts or sheets as a data address: the content policy stays strict.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What a page that is hydrated fetches later finds these there already: to name them again would weigh on every page.
      resolveDependencies: (_file, needed, { hostId }) =>
        /\/main-[^/]+$/.test(hostId) ? needed : needed.filter((file) => !HYDRATED_WITH.test(file)),
    },
    cssMinify: 'lightningcss',
  },
  experimental: {
    /**
     * The base path is a run-time setting: scripts and sheets find each other by relative addresses, and a file that a
     * component names is told without the base path, which the page adds (`useAssets`).
     */
    renderBuiltUrl: (filename, { hostType }) =>
      hostType === 'js' && !/\.(js|css)$/.test(filename) ? filename : { relative: true },
  },
  test: {
    root: '.',
    sequence: { sequencer: LongestFirst },
    // What took longest is named, and what was left out on this machine.
    reporters: ['default', './tests/support/run-reporter.ts'],
    // One core is left to the system where there are many; where there are two, the second would stand still.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        // The rules keep nothing between calls, so that their specs may share what they load: half of the time was loading.
        test: {
          name: 'core',
          include: ['tests/core/**/*.spec.ts'],
          environment: 'node',
          testTimeout: 60_000,
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'architecture',
          include: ['tests/architecture/**/*.spec.ts'],
          environment: 'node',
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        oxc: SHIPPED_JSX,
        test: {
          name: 'service',
          // A file raises its own service and takes it down, or reads at that of its worker; what was loaded serves the next.
          isolate: false,
          ...WITH_SERVICES,
          include: ['tests/adapters/**/*.spec.ts'],
          exclude: [RECIPES],
        },
      },
      {
        extends: true,
        oxc: SHIPPED_JSX,
        // It loads a copy of the sources, which gives its own schemas the names that ours have in the published document.
        test: { name: 'recipes', ...WITH_SERVICES, include: [RECIPES] },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          // What a file draws goes with its tests, so that its neighbours may share what was loaded.
          isolate: false,
          include: ['tests/ui/**/*.spec.{ts,tsx}'],
          environment: 'happy-dom',
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          isolate: false,
          include: ['tests/browser/**/*.spec.ts'],
          environment: 'node',
          globalSetup: ['tests/support/build-first.ts', 'tests/support/portal-pool.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: PATIENCE_MS } },
          // Each worker has a browser and a portal. Two cores stand still for a third of the time with two of them, which wait for pages.
          maxWorkers: 3,
        },
      },
    ],
  },
});
