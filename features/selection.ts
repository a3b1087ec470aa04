import { existsSync } from 'node:fs';

/** What the runner selects by. */
export interface Selection {
  readonly paths: string[];
  readonly tags: string[];
  readonly names: string[];
  /** File for the runner's messages. */
  messages: string | undefined;
  /** Whether the phrases of the steps are asked for, and nothing is run. */
  isAboutPhrases: boolean;
}

const REQUIREMENT = /^@?([A-Z]+-\d{2})$/;

/**
 * Reads what a person writes behind the command: `FILE-02` or `@FILE-02`, a file, a file with a line, or words of a title.
 * Throws, in Italian, for a file that does not exist and for an unknown option.
 */
export const selectionOf = (args: readonly string[]): Selection => {
  const selection: Selection = { paths: [], tags: [], names: [], messages: undefined, isAboutPhrases: false };
  const words = [...args];
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    const requirement = REQUIREMENT.exec(word)?.[1];
    if (word === '--tags') selection.tags.push(valueOf(word, words));
    else if (word === '--name') selection.names.push(valueOf(word, words));
    else if (word === '--messages') selection.messages = valueOf(word, words);
    else if (word === '--frasi') selection.isAboutPhrases = true;
    else if (word.startsWith('--')) throw new Error(`"${word}" non è un’opzione: ci sono --tags, --name e --frasi`);
    else if (requirement !== undefined) selection.tags.push(`@${requirement}`);
    else if (word.startsWith('@')) selection.tags.push(word);
    else if (/\.feature(:\d+)?$/.test(word)) selection.paths.push(existing(word));
    else selection.names.push(word);
  }
  return selection;
};

// Helpers

const valueOf = (option: string, rest: string[]): string => {
  const value = rest.shift();
  if (value === undefined) throw new Error(`Dopo ${option} manca che cosa scegliere`);
  return value;
};

const existing = (path: string): string => {
  if (existsSync(path.replace(/:\d+$/, ''))) return path;
  throw new Error(`Il file ${path} non c’è: il percorso va scritto dalla cartella del progetto`);
};
