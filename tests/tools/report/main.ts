// `npm run report`: runs the Italian examples in every assembly and writes one page of what passed, by requirement, rule and
// example: `reports/esempi.html`. `--prove` runs the specs without a browser too, `--browser` those in one; without them
// what they prove is told as declared.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { runHead } from '../evidence/outcomes.ts';
import { declaredProofs } from '../trace/proofs.ts';
import { readRequirements } from '../trace/requirements.ts';
import { type Assembly, readExamples } from './examples.ts';
import { outcomeOf, writeOutcomes } from './outcomes.ts';
import { reportPage, type Row } from './page.tsx';
import { readTestResults } from './specs.ts';

const FOLDER = 'reports';
const PAGE = `${FOLDER}/esempi.html`;
const ASSEMBLIES: readonly Assembly[] = ['headless', 'http', 'browser'];
/** In the browser the report takes every walk, not the sample of `npm test`. */
const PROFILES = { headless: 'headless', http: 'http', browser: 'rapporto' } as const;
const SPECS = [
  ['--prove', 'core', 'ui', 'service'],
  ['--browser', 'browser'],
] as const;

const run = (args: readonly string[]): boolean => spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0;

mkdirSync(FOLDER, { recursive: true });

const messages: Partial<Record<Assembly, string>> = {};
let isGreen = true;
for (const assembly of ASSEMBLIES) {
  const path = `${FOLDER}/${assembly}.ndjson`;
  rmSync(path, { force: true });
  isGreen = run(['--import', 'tsx', 'features/run.mjs', PROFILES[assembly], '--messages', path]) && isGreen;
  if (existsSync(path)) messages[assembly] = path;
}

const tests = SPECS.filter(([option]) => process.argv.includes(option)).flatMap(([option, ...projects]) => {
  const path = `${FOLDER}/${option.slice(2)}.json`;
  const chosen = projects.flatMap((project) => ['--project', project]);
  rmSync(path, { force: true });
  isGreen =
    run(['node_modules/vitest/vitest.mjs', 'run', ...chosen, '--reporter=json', `--outputFile=${path}`]) && isGreen;
  return existsSync(path) ? readTestResults(path) : [];
});

const examples = readExamples(messages);
const proofs = declaredProofs().filter(({ where }) => !where.endsWith('.feature'));
const ran = new Set(tests.map(({ file }) => file));
const rows = readRequirements().map((requirement): Row => {
  const of = <One extends { readonly ids: readonly string[] }>(all: readonly One[]): readonly One[] =>
    all.filter(({ ids }) => ids.includes(requirement.id));
  const own = { examples: of(examples), tests: of(tests) };
  return {
    requirement,
    ...own,
    outcome: outcomeOf(requirement, own.examples, own.tests),
    declared: proofs.filter(({ id, where }) => id === requirement.id && !ran.has(where)),
  };
});

const head = runHead();
writeFileSync(PAGE, reportPage(head, rows));
writeOutcomes({
  ...head,
  outcomes: Object.fromEntries(rows.map(({ requirement: { id }, outcome }) => [id, outcome])),
});
process.stdout.write(`${rows.length} requisiti: ${PAGE}\n`);
process.exitCode = isGreen ? 0 : 1;
