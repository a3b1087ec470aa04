// Runs the Italian specifications in one assembly: node features/run.mjs [headless|http|browser] [--tags …] [--name …].
// It exists because a run that matches no scenario would otherwise count as a success.
import { loadConfiguration, runCucumber } from '@cucumber/cucumber/api';

const [profile = 'headless', ...rest] = process.argv.slice(2);
const option = (name) => {
  const at = rest.indexOf(name);
  return at === -1 ? undefined : rest[at + 1];
};

const started = process.cpuUsage();
const { runConfiguration } = await loadConfiguration({
  file: 'features/cucumber.js',
  profiles: profile === 'headless' ? [] : [profile],
});
const tags = option('--tags');
const name = option('--name');
if (tags) runConfiguration.sources.tagExpression = `(${runConfiguration.sources.tagExpression}) and (${tags})`;
if (name) runConfiguration.sources.names = [name];

let scenarios = 0;
let failed = 0;
const { success } = await runCucumber(runConfiguration, {}, (message) => {
  if (message.testCaseFinished && !message.testCaseFinished.willBeRetried) scenarios += 1;
  if (message.testStepFinished && message.testStepFinished.testStepResult.status.toString() !== 'PASSED') failed += 1;
});

const { user, system } = process.cpuUsage(started);
process.stdout.write(`${profile}: ${scenarios} scenari, ${((user + system) / 1e6).toFixed(1)} s di CPU\n`);
if (scenarios === 0) process.stderr.write('Nessuno scenario è stato eseguito: controlla i filtri e i percorsi.\n');
process.exitCode = success && scenarios > 0 && failed === 0 ? 0 : 1;
