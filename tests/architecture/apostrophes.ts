import { parseSync } from 'vite';

/** A typewriter's apostrophe where a printed one belongs: after a letter, before the next word of the same breath. */
const STRAIGHT = /[\p{L}\d]'(?=[\p{L}\d«“])|\bpo'(?=\s)/u;

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

const lineAt = (source: string, start: number): number => source.slice(0, start).split('\n').length;

/** Texts in the code that would be shown with a straight apostrophe, as `line: text`. Comments do not count. */
export const straightApostrophesInCode = (path: string, source: string): readonly string[] => {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    const text = textOf(node as SyntaxNode & Record<string, unknown>);
    if (text !== undefined && STRAIGHT.test(text))
      found.add(`${lineAt(source, (node as SyntaxNode).start ?? 0)}: ${text}`);
    Object.values(node).forEach(visit);
  };
  visit(parseSync(path, source).program);
  return [...found];
};

/** Lines of a content file with a straight apostrophe. What follows a `#` is for editors. */
export const straightApostrophesInContent = (source: string): readonly string[] =>
  source
    .split('\n')
    .map((line) => line.replace(/(^|\s)#\s.*$/u, ''))
    .flatMap((line, index) => (STRAIGHT.test(line.replaceAll("''", "'")) ? [`${index + 1}: ${line.trim()}`] : []));
