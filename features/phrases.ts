import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A phrase that steps understand: its pattern as the step file writes it, and what follows of it. */
export interface Phrase {
  /** Step file without folder and ending: the subject of the phrase. */
  readonly subject: string;
  /** `che il suo documento porta il segno {string}`, or the source of a regular expression. */
  readonly pattern: string;
  /** Sentences of the examples that use it, without their key word, each once. */
  readonly uses: readonly string[];
}

/** What of a step definition of cucumber a phrase is made of. */
export interface StepSource {
  readonly uri: string;
  readonly expression: { readonly source: string; match(text: string): unknown };
}

/** The phrases of the steps with the sentences that use them, by subject and in the order of the step files. */
export const phrasesOf = (steps: readonly StepSource[], sentences: readonly string[]): readonly Phrase[] =>
  steps
    .map(({ uri, expression }) => ({
      subject: /([^/\\]+)\.steps\.ts$/.exec(uri)?.[1] ?? uri,
      pattern: expression.source,
      uses: [...new Set(sentences.filter((sentence) => isMatch(expression, sentence)))].sort(plainFirst),
    }))
    .sort((one, other) => one.subject.localeCompare(other.subject, 'it'));

/** The phrases nearest to a sentence that no step understands: those that share most of its words, at most three. */
export const nearestPhrases = (sentence: string, phrases: readonly Phrase[]): readonly string[] =>
  phrases
    .map(({ pattern, uses }) => nearest(sentence, uses.length === 0 ? [pattern] : uses))
    .filter((found) => found.likeness >= LEAST_LIKENESS)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, MOST_SHOWN)
    .map(({ words }) => words);

/** Values that a word in braces takes: the words of its regular expressions. */
export interface ParameterWords {
  readonly name: string;
  readonly regexps: readonly string[];
}

/** The phrases as a page in Markdown: by subject, each with the first sentence that uses it, and what stands in braces. */
export const phrasesPage = (phrases: readonly Phrase[], parameters: readonly ParameterWords[]): string => {
  const subjects = [...new Set(phrases.map(({ subject }) => subject))];
  const listed = subjects.map((subject) => {
    const own = phrases.filter((phrase) => phrase.subject === subject);
    return `## ${titleOf(subject)}\n\n${own.map(phraseLine).join('\n')}\n`;
  });
  const used = parameters.filter(({ name }) => phrases.some(({ pattern }) => pattern.includes(`{${name}}`)));
  const values = used.map(({ name, regexps }) => `| \`{${name}}\` | ${wordsOfValues(name, regexps)} |`);
  return `${INTRODUCTION}\n${listed.join('\n')}\n## Che cosa sta fra parentesi graffe\n\n| parola | valori |\n|---|---|\n${values.join('\n')}\n`;
};

/** Every sentence of the examples, without its key word and with the values of its row where it has a table of cases. */
export const sentencesOfFeatures = (folder = 'features'): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.feature'))
    .sort()
    .flatMap((path) => readFileSync(join(folder, path), 'utf8').split('\n'))
    .flatMap((line) => KEYWORD.exec(line)?.[1] ?? []);

// Helpers

const INTRODUCTION = `# Le frasi degli esempi

Le frasi che si possono usare in un esempio, per argomento, ognuna con un esempio che la usa. Questa pagina la scrive \`npm run pages\`;
\`npm run test:features -- --frasi\` la mostra nel terminale.
`;

/** Values of the parameters that cucumber brings along, and of those whose expression says little. */
const KNOWN_VALUES: Readonly<Record<string, string>> = {
  string: 'parole fra virgolette',
  int: 'un numero intero',
  word: 'una parola sola',
  float: 'un numero con la virgola',
  numero: 'un numero, come 1.234,50',
  '': 'qualunque parola',
};

/** Subjects whose file name leaves out an accent. */
const TITLES: Readonly<Record<string, string>> = {
  'a-che-punto-e-la-domanda': 'A che punto è la domanda',
  'perche-questa-cifra': 'Perché questa cifra',
};

const titleOf = (subject: string): string =>
  TITLES[subject] ?? `${subject.charAt(0).toUpperCase()}${subject.slice(1).replaceAll('-', ' ')}`;

const phraseLine = ({ pattern, uses: [use] }: Phrase): string =>
  use === undefined ? `- \`${pattern}\`` : `- \`${pattern}\`\n  - ${use.replaceAll('<', '‹').replaceAll('>', '›')}`;

const wordsOfValues = (name: string, regexps: readonly string[]): string =>
  KNOWN_VALUES[name] ?? regexps.map((source) => source.replaceAll(/["()]/g, '').split('|').join(', ')).join(', ');

const KEYWORD = /^\s*(?:Dat[oaie]|Quando|Allora|Ed?|Ma|\*) (.+)$/;
/** Sentences that share fewer of their words say something else. */
const LEAST_LIKENESS = 0.3;
const MOST_SHOWN = 3;

/** A sentence of a table of cases has names in angle brackets where values belong: it shows least. */
const plainFirst = (one: string, other: string): number => Number(one.includes('<')) - Number(other.includes('<'));

const isMatch = (expression: StepSource['expression'], sentence: string): boolean => {
  const found = expression.match(sentence);
  return found !== null && found !== undefined;
};

/** Words that carry a meaning, and of what stands in quotation marks only that something stands there. */
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .toLowerCase()
      .replaceAll(/"[^"]*"/g, '"')
      .split(/[^\p{L}\d"]+/u)
      .filter((word) => word !== ''),
  );

/** The sentence of a phrase that shares most words with another; of several the first. */
const nearest = (sentence: string, all: readonly string[]): { readonly words: string; readonly likeness: number } => {
  const [first = { words: '', likeness: 0 }] = all
    .map((words) => ({ words, likeness: likeness(sentence, words) }))
    .sort((one, other) => other.likeness - one.likeness);
  return first;
};

/** Shared words of two texts, by Dice's coefficient: 0 for none, 1 for the same. */
const likeness = (one: string, other: string): number => {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const shared = [...words].filter((word) => others.has(word)).length;
  return (2 * shared) / (words.size + others.size);
};
