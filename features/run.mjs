// Runs the Italian specifications: `npm run test:features` in every assembly, `-- headless`, `-- http` or `-- browser` in one of them, and with
// `-- FILE-02`, a file or words of a title those alone, by the rules where no assembly is named.
// It exists because a run that matches no scenario would otherwise count as a success.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { loadConfiguration, loadSupport, runCucumber } from '@cucumber/cucumber/api';
import { phrasesOf, phrasesPage, sentencesOfFeatures } from './phrases.ts';
import { selectionOf } from './selection.ts';

const ASSEMBLIES = ['headless', 'http', 'browser'];
/** What the report walks in a browser: more than the sample of every change. */
const PROFILES = [...ASSEMBLIES, 'rapporto'];
const MOST_OUTPUT = 64 * 1024 * 1024;

/** Runs one assembly in a process of its own, and writes what it said once it has ended; answers whether it was green. */
const isGreenIn = (assembly) =>
  new Promise((done) => {
    const args = [...process.execArgv, process.argv[1], assembly];
    execFile(process.execPath, args, { maxBuffer: MOST_OUTPUT }, (error, stdout, stderr) => {
      process.stdout.write(stdout);
      process.stderr.write(stderr);
      done(error === null);
    });
  });

if (process.argv.length === 2) process.exit((await Promise.all(ASSEMBLIES.map(isGreenIn))).every(Boolean) ? 0 : 1);

const [first, ...others] = process.argv.slice(2);
const [profile, rest] = PROFILES.includes(first) ? [first, others] : ['headless', [first, ...others]];
const selectionOrExit = () => {
  try {
    return selectionOf(rest);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    return process.exit(2);
  }
};
const { paths, tags, names, messages, isAboutPhrases } = selectionOrExit();

const started = process.cpuUsage();
const { runConfiguration } = await loadConfiguration({
  file: 'features/cucumber.js',
  profiles: profile === 'headless' ? [] : [profile],
});
/** The page of the phrases that these steps understand. */
const pageOf = ({ stepDefinitions, parameterTypeRegistry }) => {
  const parameters = [...parameterTypeRegistry.parameterTypes].map(({ name, regexpStrings }) => ({
    name,
    regexps: regexpStrings,
  }));
  return phrasesPage(phrasesOf(stepDefinitions, sentencesOfFeatures()), parameters);
};

if (isAboutPhrases) {
  process.stdout.write(pageOf(await loadSupport(runConfiguration)));
  process.exit();
}
const { sources, formats } = runConfiguration;
if (tags.length > 0) sources.tagExpression = `(${sources.tagExpression}) and (${tags.join(' or ')})`;
if (names.length > 0) sources.names = names;
if (paths.length > 0) sources.paths = paths;
if (messages !== undefined) formats.files = { ...formats.files, [messages]: 'message' };

// Interrupted, it ends at once: a browser that was stopped with it would make scenarios fail.
process.once('SIGINT', () => process.exit(130));

let scenarios = 0;
let failed = 0;
let planned = 0;
const { success, support } = await runCucumber(runConfiguration, {}, (message) => {
  if (message.testCase) planned += 1;
  if (message.testCaseFinished && !message.testCaseFinished.willBeRetried) {
    scenarios += 1;
    // A run for the report takes minutes: it says how far it is.
    if (messages !== undefined && (process.stderr.isTTY || scenarios % 25 === 0))
      process.stderr.write(`${profile}: ${scenarios} di ${planned} scenari${process.stderr.isTTY ? '\r' : '\n'}`);
  }
  if (message.testStepFinished && message.testStepFinished.testStepResult.status.toString() !== 'PASSED') failed += 1;
});

const { user, system } = process.cpuUsage(started);
process.stdout.write(`${profile}: ${scenarios} scenari, ${((user + system) / 1e6).toFixed(1)} s di CPU\n`);
if (scenarios === 0)
  process.stderr.write(
    'Nessuno scenario è stato eseguito: controlla i filtri e i percorsi; la riga di un file è quella del titolo o di un caso.\n',
  );
// Every example of the rules ran: the page of the phrases is held to the steps on the way.
const isStale =
  profile === 'headless' &&
  [tags, names, paths].every(({ length }) => length === 0) &&
  readFileSync('features/frasi.md', 'utf8') !== pageOf(support);
if (isStale) process.stderr.write('features/frasi.md non dice più le frasi dei passi: la riscrive npm run pages\n');
process.exitCode = !isStale && success && scenarios > 0 && failed === 0 ? 0 : 1;
