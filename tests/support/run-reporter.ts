import process from 'node:process';
import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';

/** What a machine lacks, by the condition under which a test is left out. */
const REASONS: readonly (readonly [condition: RegExp, reason: string])[] = [
  [/server|Server\(/u, 'wants a PostgreSQL server: npm run test:postgres'],
  [/nginx/u, 'wants nginx'],
  [/[hH]elm/u, 'wants helm'],
  [/Analyzer/u, 'wants systemd-analyze'],
  [/MOUNT/u, 'wants a machine that may mount a disk'],
  [/Validator/u, 'wants the validators of npm run contract'],
  [/win32/u, 'not on Windows'],
  [/getuid/u, 'wants to be root'],
];

const reasonOf = (source: string, titles: readonly string[]): string => {
  const found = titles
    .map((title) => source.indexOf(title.slice(0, 40)))
    .filter((at) => at > 0)
    .map((at) => /(?:skipIf|runIf)\((?!.*(?:skipIf|runIf)\()(.*)/u.exec(source.slice(Math.max(0, at - 200), at))?.[1])
    .find((condition) => condition !== undefined);
  return REASONS.find(([pattern]) => pattern.test(found ?? ''))?.[1] ?? found ?? 'no condition beside it';
};

const titlesOf = (test: TestCase): readonly string[] => {
  const titles = [test.name];
  for (let up = test.parent; up.type === 'suite'; up = up.parent) titles.push(up.name);
  return titles;
};

/** Files of a run named with what they took. */
const SLOWEST = 10;

/** What files took, the slowest first: seconds with their tests and what stands before and after them, and how many tests. */
const slowestOf = (modules: readonly TestModule[]): readonly string[] =>
  modules
    .map((module) => ({
      path: module.relativeModuleId,
      seconds: module.diagnostic().duration / 1000,
      tests: [...module.children.allTests()].length,
    }))
    .toSorted((left, right) => right.seconds - left.seconds)
    .slice(0, SLOWEST)
    .map(
      ({ path, seconds, tests }) => `${seconds.toFixed(1).padStart(7)} s  ${String(tests).padStart(4)} tests  ${path}`,
    );

/**
 * Says at the end of a run which files took longest, and which tests were left out on this machine, with what each wants; silent where
 * tests were chosen by their words.
 */
export default class RunReporter implements Reporter {
  #isWhole = true;

  onInit({ config }: Vitest): void {
    this.#isWhole = config.testNamePattern === undefined;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    if (!this.#isWhole) return;
    if (modules.length > SLOWEST) process.stdout.write(`slowest files\n${slowestOf(modules).join('\n')}\n`);
    for (const module of modules) {
      const skipped = [...module.children.allTests('skipped')];
      if (skipped.length === 0) continue;
      const source = readFileSync(module.moduleId, 'utf8');
      for (const test of skipped)
        process.stdout.write(
          `skipped  ${module.relativeModuleId}: ${test.name} (${reasonOf(source, titlesOf(test))})\n`,
        );
    }
  }
}
