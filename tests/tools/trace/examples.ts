import { readFileSync } from 'node:fs';

/** Where an example runs: the rules alone, over the network, in a browser. */
export type Assembly = 'headless' | 'http' | 'browser';

/** How an example ended in one assembly. */
export interface ExampleResult {
  readonly passed: boolean;
  /** What the runner says of the step that failed. */
  readonly message: string | undefined;
}

/** An example, or one row of a table of examples, with what became of it. */
export interface Example {
  readonly file: string;
  /** Line of the example, or of its row. */
  readonly line: number;
  readonly name: string;
  readonly feature: string;
  /** Its rule, with what the rule says below its title and the line it stands at. */
  readonly rule: { readonly name: string; readonly line: number; readonly words: string } | undefined;
  readonly ids: readonly string[];
  readonly steps: readonly string[];
  readonly results: Readonly<Partial<Record<Assembly, ExampleResult>>>;
}

/** The examples of a run, from the runner's messages of each assembly (one JSON object a line). */
export const readExamples = (messages: Readonly<Partial<Record<Assembly, string>>>): readonly Example[] => {
  const examples = new Map<string, Example>();
  for (const [assembly, path] of Object.entries(messages))
    for (const found of examplesOf(readFileSync(path, 'utf8').split('\n').filter(Boolean).map(read), assembly)) {
      const key = `${found.file}:${found.line}`;
      examples.set(key, { ...found, results: { ...examples.get(key)?.results, ...found.results } });
    }
  return [...examples.values()].sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line);
};

/** Whether the runner was stopped before its end: its messages lack the last one. */
export const isCut = (path: string): boolean => !readFileSync(path, 'utf8').includes('"testRunFinished"');

// Helpers

interface Node {
  readonly id: string;
  readonly location: { readonly line: number };
}
interface Scenario extends Node {
  readonly name: string;
  readonly examples: readonly { readonly tableBody: readonly Node[] }[];
}
interface Child {
  readonly scenario?: Scenario;
  readonly rule?: Node & { readonly name: string; readonly description: string; readonly children: readonly Child[] };
}
interface Message {
  readonly gherkinDocument?: { readonly feature?: { readonly name: string; readonly children: readonly Child[] } };
  readonly pickle?: {
    readonly id: string;
    readonly uri: string;
    readonly name: string;
    readonly astNodeIds: readonly string[];
    readonly tags: readonly { readonly name: string }[];
    readonly steps: readonly { readonly text: string }[];
  };
  readonly testCase?: { readonly id: string; readonly pickleId: string };
  readonly testCaseStarted?: { readonly id: string; readonly testCaseId: string };
  readonly testCaseFinished?: { readonly testCaseStartedId: string };
  readonly testStepFinished?: {
    readonly testCaseStartedId: string;
    readonly testStepResult: { readonly status: string; readonly message?: string };
  };
}

type Location = Pick<Example, 'feature' | 'rule' | 'line'>;

const read = (line: string): Message => JSON.parse(line) as Message;
const only = <T>(values: readonly (T | undefined)[]): readonly T[] => values.filter((value) => value !== undefined);

/** Where each example and each row of its tables stands, by the id of its node. */
const locationsOf = (
  feature: string,
  children: readonly Child[],
  rule: Example['rule'],
): readonly (readonly [string, Location])[] =>
  children.flatMap(({ scenario, rule: below }) => {
    if (below !== undefined) {
      const { name, description, location, children: own } = below;
      return locationsOf(feature, own, { name, line: location.line, words: description.trim() });
    }
    const nodes = scenario === undefined ? [] : [scenario, ...scenario.examples.flatMap(({ tableBody }) => tableBody)];
    return nodes.map(({ id, location }) => [id, { feature, rule, line: location.line }] as const);
  });

const examplesOf = (messages: readonly Message[], assembly: string): readonly Example[] => {
  const places = new Map(
    only(messages.map(({ gherkinDocument }) => gherkinDocument?.feature)).flatMap(({ name, children }) =>
      locationsOf(name, children, undefined),
    ),
  );
  const pickles = new Map(only(messages.map(({ pickle }) => pickle)).map((pickle) => [pickle.id, pickle]));
  const cases = new Map(only(messages.map(({ testCase }) => testCase)).map(({ id, pickleId }) => [id, pickleId]));
  const failures = new Map(
    only(messages.map(({ testStepFinished }) => testStepFinished))
      .filter(({ testStepResult }) => testStepResult.status !== 'PASSED')
      .map(({ testCaseStartedId, testStepResult }) => [testCaseStartedId, testStepResult.message ?? '']),
  );
  const finished = new Set(
    only(messages.map(({ testCaseFinished }) => testCaseFinished)).map(({ testCaseStartedId }) => testCaseStartedId),
  );
  return only(messages.map(({ testCaseStarted }) => testCaseStarted)).flatMap(({ id, testCaseId }) => {
    if (!finished.has(id)) return [];
    const pickle = pickles.get(cases.get(testCaseId) ?? '');
    const place = places.get(pickle?.astNodeIds.at(-1) ?? '');
    if (pickle === undefined || place === undefined) return [];
    const message = failures.get(id);
    return [
      {
        ...place,
        file: pickle.uri,
        name: pickle.name,
        ids: pickle.tags.map(({ name }) => name.slice(1)),
        steps: pickle.steps.map(({ text }) => text),
        results: { [assembly]: { passed: message === undefined, message } },
      },
    ];
  });
};
