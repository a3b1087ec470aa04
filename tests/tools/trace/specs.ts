import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import process from 'node:process';
import { idsOfTitle } from './proofs.ts';

/** How a test of a spec came out. */
export interface TestResult {
  /** Path of the spec in the project. */
  readonly file: string;
  readonly title: string;
  readonly ids: readonly string[];
  readonly passed: boolean;
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
    }[];
  }[];
}

/** The tests that ran, from the runner's own report; skipped ones are left out. */
export const readTestResults = (path: string): readonly TestResult[] =>
  (JSON.parse(readFileSync(path, 'utf8')) as Report).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ ancestorTitles, title, status }) => ({
        file: relative(process.cwd(), name),
        title,
        ids: [...new Set([...ancestorTitles, title].flatMap(idsOfTitle))],
        passed: status === 'passed',
      })),
  );
