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
  [/Validator/u, 'wants the validators of npm run conformance'],
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

/** Names the tests that were left out on this machine, and what each wants; silent where tests were chosen by their words. */
export default class SkippedReporter implements Reporter {
  #isWhole = true;

  onInit({ config }: Vitest): void {
    this.#isWhole = config.testNamePattern === undefined;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    if (!this.#isWhole) return;
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
