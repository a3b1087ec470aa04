import type { Example, Assembly } from './examples.ts';
import { keep, kept, type RunHead } from './kept.ts';
import { levelOfSpec, type Proof } from './proofs.ts';
import type { Level, Requirement } from './requirements.ts';
import type { TestResult } from './specs.ts';

/**
 * How a requirement came out of a run: proved at every level asked of which the run had proofs, not at each of them, failed, or
 * not run at all.
 */
export type Outcome = 'passed' | 'partly' | 'failed' | 'declared';

/** The same in the words that analysts read. */
export const WORDS: Readonly<Record<Outcome, string>> = {
  passed: 'superato',
  partly: 'superato in parte',
  failed: 'FALLITO',
  declared: 'non eseguito',
};

/** What is kept of a run of the examples. */
interface Run extends RunHead {
  readonly outcomes: Readonly<Record<string, Outcome>>;
}

const COMMAND = 'trace -- report';

/** The last run; undefined when there was none. */
export const readOutcomes = (): Run | undefined => kept(COMMAND) as Run | undefined;

/** Keeps a run for `npm run trace`. */
export const writeOutcomes = (run: Run): void => keep(COMMAND, run);

/** The level at which an assembly proves. */
export const LEVEL_OF: Readonly<Record<Assembly, Level>> = { headless: 'C', http: 'A', browser: 'B' };

/** What a run has of a requirement. */
export interface RequirementRun {
  readonly examples: readonly Example[];
  readonly tests: readonly TestResult[];
  /** Proofs that files declare and that were not among what ran. */
  readonly declared: readonly Proof[];
}

/**
 * How a requirement came out: one failure fails it; it is passed where each level asked has passed, levels whose proofs are all
 * of a kind that the run left out aside.
 */
export const outcomeOf = (requirement: Requirement, run: RequirementRun): Outcome => {
  const results = resultsOf(run);
  if (results.some(({ passed }) => !passed)) return 'failed';
  if (results.length === 0) return 'declared';
  const left = levelsLeftOut(requirement, run);
  const passedAt = new Set(results.map(({ level }) => level));
  const isJudged = requirement.levels.filter((level) => !left.includes(level));
  return isJudged.every((level) => passedAt.has(level) || isProvedHigher(requirement, passedAt, level))
    ? 'passed'
    : 'partly';
};

/** Levels asked that have proofs, none of which ran: the run says nothing of them. */
export const levelsLeftOut = (requirement: Requirement, run: RequirementRun): readonly Level[] => {
  const ran = new Set(resultsOf(run).map(({ level }) => level));
  const waiting = new Set(run.declared.map(({ level }) => level));
  return requirement.levels.filter(
    (level) => !ran.has(level) && waiting.has(level) && !isProvedHigher(requirement, ran, level),
  );
};

// Helpers

const resultsOf = ({ examples, tests }: RequirementRun): readonly { level: Proof['level']; passed: boolean }[] => [
  ...examples.flatMap(({ results: of }) =>
    Object.entries(of).map(([assembly, { passed }]) => ({ level: LEVEL_OF[assembly as Assembly], passed })),
  ),
  ...tests.map(({ file, passed }) => ({ level: levelOfSpec(file), passed })),
];

const ORDER: readonly Level[] = ['C', 'A', 'B'];

/** A level asked alone is proved by a higher one too. */
const isProvedHigher = ({ levels }: Requirement, passedAt: ReadonlySet<Proof['level']>, level: Level): boolean =>
  levels.length === 1 && ORDER.slice(ORDER.indexOf(level) + 1).some((higher) => passedAt.has(higher));
