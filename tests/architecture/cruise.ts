import { cruise, type IReporterOutput } from 'dependency-cruiser';
import { options, rules } from './rules.mjs';

/** One import that a rule refuses. */
export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

/** What a run over some folders found. `modules` counts what was read: zero means that nothing was judged. */
export interface Verdict {
  readonly modules: number;
  readonly violations: readonly Violation[];
}

/** Judges folders by the rules; `root` prefixes every path of the rules (for the planted tree). */
export const judge = async (folders: readonly string[], root = ''): Promise<Verdict> => {
  const report: IReporterOutput = await cruise([...folders], {
    ...options,
    validate: true,
    ruleSet: { forbidden: rules(root) },
  });
  if (typeof report.output === 'string') throw new Error('the cruise gave text instead of a result');
  const { modules, summary } = report.output;
  return {
    modules: modules.filter((module) => folders.some((folder) => module.source.startsWith(folder))).length,
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
};
