// Prints the scores by capability at the end of a run.
import process from 'node:process';

/** @typedef {{ found: number, survived: number }} Score */

/** @param {string} name @param {Score} score */
const line = (name, { found, survived }) =>
  `| ${name} | ${String(found + survived)} | ${String(found)} | ${String(survived)} | ${((100 * found) / Math.max(1, found + survived)).toFixed(1)} % |`;

class ScoresReporter {
  /** @param {{ files: Record<string, { mutants: readonly { status: string }[] }> }} report */
  onMutationTestReportReady({ files }) {
    const total = { found: 0, survived: 0 };
    /** @type {Map<string, Score>} */
    const scores = new Map();
    for (const [file, { mutants }] of Object.entries(files)) {
      const capability = file.split('/')[1] ?? '';
      const score = scores.get(capability) ?? { found: 0, survived: 0 };
      scores.set(capability, score);
      for (const { status } of mutants) {
        // A mutant that never ends is found by that; one that no test reaches survives.
        const kind = { Killed: 'found', Timeout: 'found', Survived: 'survived', NoCoverage: 'survived' }[status];
        if (kind === undefined) continue;
        score[kind] += 1;
        total[kind] += 1;
      }
    }
    const lines = [...scores].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, score]) => line(name, score));
    process.stdout.write(
      [
        '',
        '| Capability | Mutants | Found | Survive | Score |',
        '|---|---|---|---|---|',
        ...lines,
        line('all', total),
        '',
      ].join('\n'),
    );
  }
}

export const strykerPlugins = [{ kind: 'Reporter', name: 'scores', injectableClass: ScoresReporter }];
