// `npm run report`: runs the Italian examples in every assembly and writes one page of what passed, by requirement, rule and
// example: `reports/esempi.html`. `--prove` runs the specs without a browser too, `--browser` those in one; a requirement is
// judged by the levels whose proofs ran. Interrupted, it writes what it has, and says so.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { runHead } from '../evidence/outcomes.ts';
import { declaredProofs } from '../trace/proofs.ts';
import { readRequirements } from '../trace/requirements.ts';
import { type Assembly, isCut, readExamples } from './examples.ts';
import { outcomeOf, writeOutcomes } from './outcomes.ts';
import { reportPage, type Row } from './page.tsx';
import { readTestResults, type TestResult } from './specs.ts';

const FOLDER = 'reports';
const PAGE = `${FOLDER}/esempi.html`;
const ASSEMBLIES: readonly Assembly[] = ['headless', 'http', 'browser'];
/** In the browser the report takes every walk, not the sample of `npm test`. */
const PROFILES = { headless: 'headless', http: 'http', browser: 'rapporto' } as const;
const SPECS = [
  ['--prove', 'core', 'ui', 'service', 'recipes'],
  ['--browser', 'browser'],
] as const;
const WHERE = { headless: 'nelle regole', http: 'attraverso la rete', browser: 'nel browser' } as const;
const SPEC_WORDS = {
  '--prove': 'prove scritte in TypeScript senza browser',
  '--browser': 'prove scritte in TypeScript nel browser',
} as const;

let isCutShort = false;
process.on('SIGINT', () => {
  isCutShort = true;
});

/** Runs a command in this terminal, so that Ctrl-C reaches it; false when it failed, or was not begun after an interruption. */
const run = async (args: readonly string[]): Promise<boolean> =>
  !isCutShort &&
  (await new Promise<boolean>((done) => {
    spawn(process.execPath, args, { stdio: 'inherit' }).on('exit', (code) => done(code === 0));
  }));

mkdirSync(FOLDER, { recursive: true });

const messages: Partial<Record<Assembly, string>> = {};
let isGreen = true;
for (const assembly of ASSEMBLIES) {
  const path = `${FOLDER}/${assembly}.ndjson`;
  rmSync(path, { force: true });
  // oxlint-disable-next-line no-await-in-loop -- one after the other: two at once would disturb each other
  isGreen = (await run(['--import', 'tsx', 'features/run.mjs', PROFILES[assembly], '--messages', path])) && isGreen;
  if (existsSync(path)) messages[assembly] = path;
}
isCutShort ||= Object.values(messages).some(isCut);

const tests: TestResult[] = [];
for (const [option, ...projects] of SPECS.filter(([name]) => process.argv.includes(name))) {
  const path = `${FOLDER}/${option.slice(2)}.json`;
  const chosen = projects.flatMap((project) => ['--project', project]);
  rmSync(path, { force: true });
  const options = [...chosen, '--reporter=json', '--reporter=dot', `--outputFile.json=${path}`];
  // oxlint-disable-next-line no-await-in-loop -- as above
  isGreen = (await run(['node_modules/vitest/vitest.mjs', 'run', ...options])) && isGreen;
  if (existsSync(path)) tests.push(...readTestResults(path));
}

const examples = readExamples(messages);
const proofs = declaredProofs().filter(({ where }) => !where.endsWith('.feature'));
const ran = new Set(tests.map(({ file }) => file));
const rows = readRequirements().map((requirement): Row => {
  const of = <One extends { readonly ids: readonly string[] }>(all: readonly One[]): readonly One[] =>
    all.filter(({ ids }) => ids.includes(requirement.id));
  const own = {
    examples: of(examples),
    tests: of(tests),
    declared: proofs.filter(({ id, where }) => id === requirement.id && !ran.has(where)),
  };
  return { requirement, ...own, outcome: outcomeOf(requirement, own) };
});

/** What this run was asked for, in Italian. */
function kindsRun(): readonly string[] {
  const examplesIn = Object.keys(messages).map((assembly) => `esempi ${WHERE[assembly as Assembly]}`);
  const specs = SPECS.filter(([option]) => process.argv.includes(option)).map(([option]) => SPEC_WORDS[option]);
  return [...examplesIn, ...specs];
}

const head = runHead();
writeFileSync(PAGE, reportPage({ ...head, isCutShort, kinds: kindsRun() }, rows));
writeOutcomes({
  ...head,
  outcomes: Object.fromEntries(rows.map(({ requirement: { id }, outcome }) => [id, outcome])),
});
process.stdout.write(`${rows.length} requisiti${isCutShort ? ', giro interrotto' : ''}: ${PAGE}\n`);
process.exitCode = isGreen && !isCutShort ? 0 : 1;
