// `npm run outdated`: what a keeper of the project must look at. Newer versions come from the package registry; licences
// from what is installed. Prints; changes nothing.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';

const say = (line) => void process.stdout.write(`${line}\n`);
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

const { stdout, error } = spawnSync('npm', ['outdated', '--json', '--long'], { encoding: 'utf8' });
const newer = error === undefined && stdout.trim() !== '' ? JSON.parse(stdout) : {};
if (error !== undefined || 'error' in newer) say('The registry cannot be asked now.');
else {
  const names = Object.keys(newer).toSorted();
  say(names.length === 0 ? 'Every package is the newest.' : `${names.length} packages have a newer version:`);
  for (const name of names) {
    const { current, latest } = [newer[name]].flat()[0];
    say(
      `  ${name.padEnd(36)} ${String(current).padEnd(14)} ${latest}${name in dependencies ? '' : ' (only for building and testing)'}`,
    );
  }
}

/** Licences under which a part may stand in a work of the EUPL without a question. */
const FREE =
  /^(?:MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|BlueOak-1\.0\.0|CC0-1\.0|Unlicense|MPL-2\.0|EUPL-1\.2|MIT-0)$/u;
say('\nLicences of what the portal runs with:');
for (const name of Object.keys(dependencies).toSorted()) {
  const file = `node_modules/${name}/package.json`;
  const licence = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).license : undefined;
  say(`  ${name.padEnd(36)} ${licence ?? 'none named'}${FREE.test(String(licence)) ? '' : '  <- look at it'}`);
}
say(`\n${Object.keys(dependencies).length} packages to run, ${Object.keys(devDependencies).length} to build and test.`);
