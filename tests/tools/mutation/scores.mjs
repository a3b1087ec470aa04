// The scores of the last run of `npm run mutation`, by capability: what the page of this folder shows.
import { readFileSync } from 'node:fs';
import process from 'node:process';

const { files } = JSON.parse(readFileSync('reports/mutation.json', 'utf8'));

/** @type {Map<string, { killed: number, survived: number }>} */
const scores = new Map();
for (const [file, { mutants }] of Object.entries(files)) {
  const capability = file.split('/')[1] ?? '';
  const score = scores.get(capability) ?? { killed: 0, survived: 0 };
  for (const { status } of mutants) {
    // A mutant that never ends is found by that; one that no test reaches survives.
    if (status === 'Killed' || status === 'Timeout') score.killed += 1;
    else if (status === 'Survived' || status === 'NoCoverage') score.survived += 1;
  }
  scores.set(capability, score);
}

const line = (/** @type {string} */ name, /** @type {{ killed: number, survived: number }} */ { killed, survived }) =>
  `| ${name} | ${String(killed + survived)} | ${String(killed)} | ${String(survived)} | ${((100 * killed) / Math.max(1, killed + survived)).toFixed(1)} % |`;

const total = [...scores.values()].reduce((sum, { killed, survived }) => ({ killed: sum.killed + killed, survived: sum.survived + survived }), { killed: 0, survived: 0 });
const lines = [...scores].toSorted(([a], [b]) => a.localeCompare(b)).map(([name, score]) => line(name, score));
process.stdout.write(['| Capability | Mutants | Found | Survive | Score |', '|---|---|---|---|---|', ...lines, line('all', total), ''].join('\n'));
