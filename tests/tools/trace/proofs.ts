// A spec proves an id when its title begins with it in square brackets, a scenario when it is tagged with it. The folder, or
// the tag, gives the level. What stands there is declared: whether it passed is known only after a run.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Level } from './requirements.ts';

/** A test or scenario that says that it proves a requirement; `U` is a component drawn without a browser. */
export interface Proof {
  readonly id: string;
  readonly level: Level | 'U';
  /** Path of the file. */
  readonly where: string;
  /** Words of the test and what its file has beside its tests. */
  readonly text: string;
}

/** All proofs that scenarios and specs declare. */
export const declaredProofs = (): readonly Proof[] => [
  ...files('features', /\.feature$/).flatMap(proofsOfFeature),
  ...files('tests', /\.(spec|contract)\.tsx?$/).flatMap(proofsOfSpec),
];

/** Ids that stand in square brackets at the beginning of a title: `[PAGE-12] [PAGE-13] should …`. */
export const idsOfTitle = (title: string): readonly string[] =>
  (/^(?:\[[A-Z\d, -]+\]\s*)+/.exec(title)?.[0] ?? '').match(ID) ?? [];

/** The level at which a spec proves, by its folder. */
export const levelOfSpec = (file: string): Proof['level'] => {
  if (file.startsWith('tests/browser')) return 'B';
  return file.startsWith('tests/adapters') ? 'A' : file.startsWith('tests/ui') ? 'U' : 'C';
};

// Helpers

const ID = /[A-Z]+-\d{2}/g;
const TITLE = /['"`]((?:\[[A-Z]+-\d{2}\]\s*|\[(?:[A-Z]+-\d{2}[, ]*)+\]\s*)+)/g;

const files = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path) && !path.includes('fixtures'))
    .map((path) => join(folder, path));

/** The levels of a scenario, by its tags. */
const levelsOfTags = (tags: readonly string[]): readonly Level[] => {
  if (tags.includes('@browser')) return ['B'];
  const walked: readonly Level[] = tags.includes('@percorso') ? ['B'] : [];
  if (tags.includes('@solo-http')) return ['A', ...walked];
  return tags.includes('@http') ? ['C', 'A', ...walked] : ['C', ...walked];
};

const proofsOfFeature = (where: string): readonly Proof[] => {
  const text = readFileSync(where, 'utf8');
  const found: Proof[] = [];
  let ruleTags: readonly string[] = [];
  let tags: readonly string[] = [];
  let scenarioTags: readonly string[] = [];
  const declare = (all: readonly string[]): void => {
    found.push(...all.flatMap((tag) => levelsOfTags(all).map((level) => ({ id: tag.slice(1), level, where, text }))));
  };
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line.startsWith('@')) tags = [...tags, ...line.split(/\s+/)];
    else if (line.startsWith('Regola:')) [ruleTags, tags] = [tags, []];
    else if (/^(Esempio|Scenario|Schema dello scenario):/.test(line)) {
      scenarioTags = [...ruleTags, ...tags];
      declare(scenarioTags);
      tags = [];
    } else if (line.startsWith('Esempi:')) {
      if (tags.length > 0) declare([...scenarioTags, ...tags]);
      tags = [];
    } else if (line.startsWith('Funzionalità')) tags = [];
  }
  return found;
};

/** The tests of a file, each from its first word to the next; what stands around them belongs to all. */
const testsOf = (source: string): { readonly around: string; readonly tests: readonly string[] } => {
  const [body = '', ...helpers] = source.split(/^\s*\/\/ Helpers$/m);
  const [around = '', ...tests] = body.split(/^(?=\s*it[.(])/m);
  return { around: [around, ...helpers].join('\n'), tests };
};

/** What a port promises is asked of what is in memory and of what is behind HTTP and in the database alike. */
const levelsOfSpec = (where: string): readonly Proof['level'][] =>
  where.startsWith('tests/contracts') ? ['C', 'A'] : [levelOfSpec(where)];

const proofsOfSpec = (where: string): readonly Proof[] => {
  const { around, tests } = testsOf(readFileSync(where, 'utf8'));
  const levels = levelsOfSpec(where);
  return [around, ...tests].flatMap((test) =>
    [...test.matchAll(TITLE)].flatMap(([, ids = '']) =>
      (ids.match(ID) ?? []).flatMap((id) =>
        levels.map((level) => ({ id, level, where, text: test === around ? around : `${around}\n${test}` })),
      ),
    ),
  );
};
