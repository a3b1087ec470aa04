import { readFileSync } from 'node:fs';
import type { CopiedPortal } from './copied-portal.ts';

/** A change of one file: a text that takes the place of another, which must stand there, or a new file. */
export interface Edit {
  /** Path from the root of the tree. */
  readonly file: string;
  /** What the edit replaces at its first place; absent for a new file. */
  readonly old?: string;
  readonly text: string;
}

/** A recipe of CONTRIBUTING, done once. */
export interface Recipe {
  /** Its heading there. */
  readonly name: string;
  readonly edits: readonly Edit[];
  /** What editors would write for it: content files, which no list of a recipe has to name. */
  readonly contents?: readonly Edit[];
  /** Fails where the running portal does not show what the recipe makes. */
  readonly see: (portal: CopiedPortal) => Promise<void>;
}

/** Writes a text behind the first place where another stands. */
export const behind = (file: string, old: string, text: string): Edit => ({ file, old, text: `${old}${text}` });

/** Writes a text before the first place where another stands. */
export const before = (file: string, old: string, text: string): Edit => ({ file, old, text: `${text}${old}` });

/** The files that CONTRIBUTING lists for a recipe, by their numbers, and how many its first sentence says. */
export interface FileList {
  /** `<name>` stands for any name, a final slash for any file below. */
  readonly files: readonly string[];
  /** A recipe may say two numbers: that of a usual case, and that of all its lines. */
  readonly counts: readonly number[];
}

/** Reads a recipe's list out of CONTRIBUTING; throws where there is no such recipe. */
export const fileListOf = (name: string, text = readFileSync('.github/CONTRIBUTING.md', 'utf8')): FileList => {
  const [, section] = text.split(`\n### ${name}\n`).map((part) => part.split('\n### ')[0] ?? '');
  if (section === undefined) throw new Error(`CONTRIBUTING has no recipe ${name}`);
  const [head = '', ...lines] = section.split(/\n(?=\d+\. )/u);
  // The last line ends where the next paragraph begins.
  const items = lines.map((line) => line.split('\n\n')[0] ?? '').join('\n');
  return {
    files: [...items.matchAll(/(?:^|\s)\d+\.\s[^`]*`(?<file>[^`]+)`/gu)].map(({ groups }) => groups?.['file'] ?? ''),
    counts: [...head.matchAll(/\d+/gu)].map(Number),
  };
};

/** Whether a line of a list names a file. */
export const names = (line: string, file: string): boolean =>
  new RegExp(
    `^${line
      .split(/<[^>]+>/u)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`))
      .join('[^/]+')}${line.endsWith('/') ? '.+' : '$'}`,
    'u',
  ).test(file);
