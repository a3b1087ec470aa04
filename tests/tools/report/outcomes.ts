import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Example, Assembly } from './examples.ts';
import { levelOfSpec, type Proof } from '../trace/proofs.ts';
import type { Level, Requirement } from '../trace/requirements.ts';
import type { TestResult } from './specs.ts';

/** How a requirement came out of a run: proved at every level asked, at some of them, failed, or only declared. */
export type Outcome = 'passed' | 'partly' | 'failed' | 'declared';

/** The same in the words that analysts read. */
export const WORDS: Readonly<Record<Outcome, string>> = {
  passed: 'superato',
  partly: 'superato in parte',
  failed: 'FALLITO',
  declared: 'dichiarato',
};

/** What is remembered of the last run. */
export interface Run {
  /** Day and hour, in Italian. */
  readonly at: string;
  /** Version and commit. */
  readonly version: string;
  readonly outcomes: Readonly<Record<string, Outcome>>;
}

const FILE = 'reports/esiti.json';

/** The last run; undefined when there was none. */
export const readOutcomes = (): Run | undefined =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Run) : undefined;

/** Remembers a run for `npm run trace`. */
export const writeOutcomes = (run: Run): void => writeFileSync(FILE, `${JSON.stringify(run, undefined, 2)}\n`);

/** The level at which an assembly proves. */
export const LEVEL_OF: Readonly<Record<Assembly, Level>> = { headless: 'C', http: 'A', browser: 'B' };

/** How a requirement came out: one failure fails it, and it is passed only where each level asked has passed. */
export const outcomeOf = (
  { levels }: Requirement,
  examples: readonly Example[],
  tests: readonly TestResult[],
): Outcome => {
  const results = [
    ...examples.flatMap(({ results: of }) =>
      Object.entries(of).map(([assembly, { passed }]) => ({ level: LEVEL_OF[assembly as Assembly], passed })),
    ),
    ...tests.map(({ file, passed }) => ({ level: levelOfSpec(file), passed })),
  ];
  if (results.some(({ passed }) => !passed)) return 'failed';
  const passedAt = new Set<Proof['level']>(results.map(({ level }) => level));
  if (levels.every((level) => passedAt.has(level) || (levels.length === 1 && isHigher(passedAt, level))))
    return 'passed';
  return results.length === 0 ? 'declared' : 'partly';
};

// Helpers

const ORDER: readonly Level[] = ['C', 'A', 'B'];
const isHigher = (passedAt: ReadonlySet<Proof['level']>, level: Level): boolean =>
  ORDER.slice(ORDER.indexOf(level) + 1).some((higher) => passedAt.has(higher));
