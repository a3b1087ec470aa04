// Mutation testing of the core: `npm run mutation`, or `npm run mutation -- --mutate 'core/session/**'` for a part.
// Properties run fewer times than in the suite (PROPERTY_RUNS): a mutant that survives is tried again by hand with all.
// README.md of this folder says how it works and what it found.
process.env.PROPERTY_RUNS ??= '60';

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'in-process',
  plugins: ['./tests/tools/mutation/runner.mjs', './tests/tools/mutation/scores.mjs'],
  mutate: ['core/**/*.ts'],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  disableTypeChecks: false,
  // TypeScript 7 has no programming interface by which Stryker could rewrite this file; there is nothing to rewrite in it.
  tsconfigFile: 'none.json',
  concurrency: 2,
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 10,
  reporters: ['clear-text', 'progress-append-only', 'scores', 'json'],
  jsonReporter: { fileName: 'reports/mutation.json' },
  clearTextReporter: { allowColor: false, reportTests: false, reportMutants: true },
  tempDirName: '.tmp/mutation',
  ignorePatterns: ['.data', 'dist', '.tmp', 'adapters/storage/seed/content', 'reports'],
};
