import { createRequire } from 'node:module';
import type { IReporterOutput } from 'dependency-cruiser';
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

type ParseFile = (file: string, options: Readonly<Record<string, unknown>>) => unknown;

/**
 * The cruiser reads TypeScript with swc, but does not tell it which files hold elements: it stops at the first one.
 * The parser is set here, before the cruiser takes hold of it.
 */
const tellOfElements = (): void => {
  const swc = createRequire(import.meta.url)('@swc/core') as { parseFileSync: ParseFile };
  const parse = swc.parseFileSync.bind(swc);
  swc.parseFileSync = (file, given) => parse(file, { ...given, tsx: file.endsWith('.tsx') });
};

tellOfElements();
const { cruise } = await import('dependency-cruiser');

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
