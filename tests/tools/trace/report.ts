import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { say } from '../command.ts';
import { FOLDER, runHead } from './kept.ts';
import { declaredProofs } from './proofs.ts';
import { readRequirements } from './requirements.ts';
import { type Assembly, isCut, readExamples } from './examples.ts';
import { outcomeOf, writeOutcomes } from './outcomes.ts';
import { reportPage, type Row } from './page.tsx';
import { readTestResults, type TestResult } from './specs.ts';

const PAGE = `${FOLDER}/esempi.html`;
const ASSEMBLIES: readonly Assembly[] = ['headless', 'http', 'browser'];
/** In the browser the report takes every walk, not the sample of `npm test`. */
const PROFILES = { headless: 'headless', http: 'http', browser: 'rapporto' } as const;
const SPECS = {
  prove: { words: 'prove scritte in TypeScript senza browser', projects: ['core', 'ui', 'service', 'recipes'] },
  browser: { words: 'prove scritte in TypeScript nel browser', projects: ['browser'] },
} as const;
const WHERE = { headless: 'nelle regole', http: 'attraverso la rete', browser: 'nel browser' } as const;

/**
 * Runs the Italian examples in every assembly, and the specs that are wanted, and writes one page of what passed, by requirement, rule and example:
 * `reports/esempi.html`. A requirement is judged by the levels whose proofs ran. Interrupted, it writes what it has, and says so. Answers the exit code.
 */
export const runExamples = async (wanted: Readonly<Partial<Record<keyof typeof SPECS, boolean>>>): Promise<number> => {
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
  const chosenSpecs = (['prove', 'browser'] as const).filter((name) => wanted[name]);
  for (const name of chosenSpecs) {
    const path = `${FOLDER}/${name}.json`;
    const chosen = SPECS[name].projects.flatMap((project) => ['--project', project]);
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

  const head = runHead();
  const kinds = [
    ...ASSEMBLIES.filter((assembly) => messages[assembly] !== undefined).map((assembly) => `esempi ${WHERE[assembly]}`),
    ...chosenSpecs.map((name) => SPECS[name].words),
  ];
  writeFileSync(PAGE, reportPage({ ...head, isCutShort, kinds }, rows));
  writeOutcomes({
    ...head,
    outcomes: Object.fromEntries(rows.map(({ requirement: { id }, outcome }) => [id, outcome])),
  });
  say(`${rows.length} requisiti${isCutShort ? ', giro interrotto' : ''}: ${PAGE}`);
  return isGreen && !isCutShort ? 0 : 1;
};
