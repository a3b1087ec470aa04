// Runs the Italian specifications in one assembly: node features/run.mjs [headless|http|browser] [FILE-02 | file | "words"].
// It exists because a run that matches no scenario would otherwise count as a success.
import { loadConfiguration, runCucumber } from '@cucumber/cucumber/api';
import { selectionOf } from './selection.ts';

const [profile = 'headless', ...rest] = process.argv.slice(2);
const selectionOrExit = () => {
  try {
    return selectionOf(rest);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    return process.exit(2);
  }
};
const { paths, tags, names, messages } = selectionOrExit();

const started = process.cpuUsage();
const { runConfiguration } = await loadConfiguration({
  file: 'features/cucumber.js',
  profiles: profile === 'headless' ? [] : [profile],
});
const { sources, formats } = runConfiguration;
if (tags.length > 0) sources.tagExpression = `(${sources.tagExpression}) and (${tags.join(' or ')})`;
if (names.length > 0) sources.names = names;
if (paths.length > 0) sources.paths = paths;
if (messages !== undefined) formats.files = { ...formats.files, [messages]: 'message' };

let scenarios = 0;
let failed = 0;
const { success } = await runCucumber(runConfiguration, {}, (message) => {
  if (message.testCaseFinished && !message.testCaseFinished.willBeRetried) scenarios += 1;
  if (message.testStepFinished && message.testStepFinished.testStepResult.status.toString() !== 'PASSED') failed += 1;
});

const { user, system } = process.cpuUsage(started);
process.stdout.write(`${profile}: ${scenarios} scenari, ${((user + system) / 1e6).toFixed(1)} s di CPU\n`);
if (scenarios === 0)
  process.stderr.write(
    'Nessuno scenario è stato eseguito: controlla i filtri e i percorsi; la riga di un file è quella del titolo o di un caso.\n',
  );
process.exitCode = success && scenarios > 0 && failed === 0 ? 0 : 1;
