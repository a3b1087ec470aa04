import { ROOT_ID } from './document-ids.ts';
import type { ParsedSheet, SheetNode } from './parse-sheet.ts';

/**
 * Finds the part of the sheet that HTML which is seen first can use. Without what a first view can do without and the whole sheet
 * brings: print rules, and font faces that are fetched, which cost a slow phone a tenth of its first view.
 */
export type ExtractCriticalCss = (html: string) => string;

/** The file of the build that holds a parsed sheet. */
export const parsedSheetFile = (sheet: string): string => `.vite/${sheet.slice(sheet.lastIndexOf('/') + 1)}.json`;

/** No rule uses it: it tells those that check public sites which library the page is made with. */
const LIBRARY_VERSION = '--bootstrap-italia-version';

/**
 * Returns what extracts from the sheet the rules that can match something in a piece of HTML, in their order, with the custom
 * properties, keyframes and faces that they use.
 */
export const criticalCssExtractor = (sheet: ParsedSheet): ExtractCriticalCss => {
  const early = sheet.filter((node) => !isLater(node));
  const known = new Set(early.flatMap(needsOf));
  const cache = new Map<string, string>();
  return (html) => {
    const present = [...namesIn(html)].filter((name) => known.has(name)).toSorted();
    const key = present.join(' ');
    const css = cache.get(key) ?? extract(early, new Set(present));
    cache.set(key, css);
    return css;
  };
};

// Helpers

const isLater = (node: SheetNode): boolean =>
  (node.kind === 'face' && node.text.includes('url(')) || (node.kind === 'group' && node.head === '@media print');

const extract = (sheet: ParsedSheet, present: ReadonlySet<string>): string => {
  const matching = matchingNodes(sheet, present);
  const used = usedNames(matching);
  return matching.map((node) => write(node, used)).join('');
};

const needsOf = (node: SheetNode): readonly string[] => {
  if (node.kind === 'group') return node.nodes.flatMap(needsOf);
  return node.kind === 'rule' ? node.selectors.flatMap(({ needs }) => needs) : [];
};

/** Everything in the HTML of a page that a selector may name. */
const namesIn = (html: string): ReadonlySet<string> => {
  // The root of the page is in every document, of which only the inside is given.
  const names = new Set(['html', 'body', `#${ROOT_ID}`]);
  for (const element of foundIn(html, /<([a-z][\w-]*)/gu)) names.add(element);
  for (const classes of foundIn(html, /\sclass="([^"]*)"/gu))
    for (const one of classes.split(/\s+/u)) names.add(`.${one}`);
  for (const id of foundIn(html, /\sid="([^"]*)"/gu)) names.add(`#${id}`);
  return names;
};

const foundIn = (html: string, pattern: RegExp): ReadonlySet<string> => {
  const found = new Set<string>();
  for (let one = pattern.exec(html); one !== null; one = pattern.exec(html)) found.add(one[1] ?? '');
  return found;
};

/** The rules with a selector that can match, and everything that is no rule. */
const matchingNodes = (nodes: readonly SheetNode[], present: ReadonlySet<string>): readonly SheetNode[] =>
  nodes.flatMap((node): readonly SheetNode[] => {
    if (node.kind === 'group') return [{ ...node, nodes: matchingNodes(node.nodes, present) }];
    if (node.kind !== 'rule') return [node];
    const selectors = node.selectors.filter(({ needs }) => needs.every((need) => present.has(need)));
    return selectors.length === 0 ? [] : [{ ...node, selectors }];
  });

/** The names that are used, directly or by what defines a used name. */
const usedNames = (nodes: readonly SheetNode[]): ReadonlySet<string> => {
  const used = new Set([LIBRARY_VERSION]);
  const usesOf = new Map<string, string[]>();
  const use = (names: readonly string[]): void => {
    for (const name of names) {
      if (used.has(name)) continue;
      used.add(name);
      use(usesOf.get(name) ?? []);
    }
  };
  const leaves = nodes.flatMap(leavesOf);
  for (const { defines, uses } of leaves)
    if (defines !== undefined) usesOf.set(defines, [...(usesOf.get(defines) ?? []), ...uses]);
  for (const { defines, uses } of leaves) if (defines === undefined) use(uses);
  return used;
};

interface Leaf {
  readonly uses: readonly string[];
  readonly defines?: string | undefined;
}

const leavesOf = (node: SheetNode): readonly Leaf[] => {
  if (node.kind === 'group') return node.nodes.flatMap(leavesOf);
  if (node.kind === 'rule') return node.declarations;
  return node.kind === 'face' ? [] : [node];
};

const write = (node: SheetNode, used: ReadonlySet<string>): string => {
  const isUsed = ({ defines }: { readonly defines?: string | undefined }): boolean =>
    defines === undefined || used.has(defines);
  if (node.kind === 'group') {
    const inside = node.nodes.map((one) => write(one, used)).join('');
    return inside === '' ? '' : `${node.head}{${inside}}`;
  }
  if (node.kind !== 'rule') return isUsed(node) ? node.text : '';
  const body = node.declarations.filter(isUsed).map(({ text }) => text);
  return body.length === 0 ? '' : `${node.selectors.map(({ text }) => text).join(',')}{${body.join(';')}}`;
};
