import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync } from 'vite';

/** Folder of the demonstration's content files. */
export const CONTENT = join('adapters', 'storage', 'seed', 'content');

/** A text that people may read, with the line on which it begins. */
export interface TextAt {
  readonly line: number;
  readonly text: string;
}

interface SyntaxNode {
  readonly type?: string;
  readonly start?: number;
}

const textOf = (node: SyntaxNode & Record<string, unknown>): string | undefined => {
  if ((node.type === 'Literal' && typeof node['value'] === 'string') || node.type === 'JSXText')
    return String(node['value']);
  if (node.type === 'TemplateElement') return (node['value'] as { readonly raw: string }).raw;
  return undefined;
};

/** The line of a position in a source. */
export const lineAt = (source: string, start: number): number => source.slice(0, start).split('\n').length;

/** The texts in code that hold what `pattern` looks for. Comments do not count. */
export const textsInCode = (path: string, source: string, pattern: RegExp): readonly TextAt[] => {
  // Reading the syntax costs a second for all files: most hold nothing of the kind, escaped or not.
  if (!pattern.test(source.replaceAll('\\', ''))) return [];
  const found = new Map<string, TextAt>();
  const visit = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    const text = textOf(node as SyntaxNode & Record<string, unknown>);
    if (text !== undefined && pattern.test(text)) {
      const line = lineAt(source, (node as SyntaxNode).start ?? 0);
      found.set(`${line}: ${text}`, { line, text });
    }
    Object.values(node).forEach(visit);
  };
  visit(parseSync(path, source).program);
  return [...found.values()];
};

/** The lines of a content file that hold what `pattern` looks for. What follows a `#` is for editors. */
export const linesInContent = (source: string, pattern: RegExp): readonly TextAt[] =>
  source
    .split('\n')
    .map((text, index) => ({ line: index + 1, text: text.replace(/(^|\s)#\s.*$/u, '').trim() }))
    .filter(({ text }) => pattern.test(text.replaceAll("''", "'")));

/** The files below a folder whose path matches, without the pages that explain it. */
export const filesBelow = (folder: string, name: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path) && basename(path) !== 'README.md')
    .map((path) => join(folder, path));

/** The code that ships. */
export const shippedCode = (): readonly string[] =>
  ['core', 'ui', 'adapters'].flatMap((folder) => filesBelow(folder, /\.(m?[jt]s|tsx)$/u));

/** The content files of the demonstration. */
export const contentFiles = (): readonly string[] => filesBelow(CONTENT, /\.(yaml|md|csv|vtt|svg)$/u);

/** What is found in files, as `path:line: text`. */
export const foundIn = (
  paths: readonly string[],
  look: (path: string, source: string) => readonly TextAt[],
): readonly string[] =>
  paths.flatMap((path) => look(path, readFileSync(path, 'utf8')).map(({ line, text }) => `${path}:${line}: ${text}`));
