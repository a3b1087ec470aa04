import type { ParsedSheet, SheetNode } from './parse-sheet.ts';

/** The part of the sheet that the HTML of a page can use. */
export interface CriticalCss {
  /** What the first view needs. */
  readonly rules: string;
  /**
   * What it can do without, which stands behind the page: fetched font faces and print rules. A browser fetches a face as
   * soon as it reads of it, which costs a slow phone a tenth of its first view.
   */
  readonly deferred: string;
}

/** Finds the part of the sheet that the HTML of a page can use. */
export type ExtractCriticalCss = (html: string) => CriticalCss;

/** The file of the build that holds a parsed sheet. */
export const parsedSheetFile = (sheet: string): string => `.vite/${sheet.slice(sheet.lastIndexOf('/') + 1)}.json`;

/** No rule uses it: it tells those that check public sites which library the page is made with. */
const LIBRARY_VERSION = '--bootstrap-italia-version';

/**
 * Returns what extracts from the sheet the rules that can match something in a page, in their order, with the custom
 * properties, keyframes and faces that they use. The rest comes with the whole sheet when the page is hydrated.
 */
export const criticalCssExtractor = (sheet: ParsedSheet): ExtractCriticalCss => {
  const known = new Set(sheet.flatMap(needsOf));
  const ranges = new Set(sheet.flatMap((node) => (node.kind === 'face' ? (node.unicodeRange ?? []) : [])));
  const letters = [...ranges].map((range) => [range, lettersIn(range)] as const);
  const cache = new Map<string, CriticalCss>();
  return (html) => {
    const present = [...namesIn(html)].filter((name) => known.has(name)).toSorted();
    const absent = letters.filter(([, pattern]) => !pattern.test(html)).map(([range]) => range);
    const key = [...present, ...absent].join(' ');
    const css = cache.get(key) ?? extract(sheet, new Set(present), new Set(absent));
    cache.set(key, css);
    return css;
  };
};

// Helpers

const extract = (sheet: ParsedSheet, present: ReadonlySet<string>, absent: ReadonlySet<string>): CriticalCss => {
  const matching = matchingNodes(sheet, present);
  const used = usedNames(matching);
  const written = matching
    .filter((node) => node.kind !== 'face' || !absent.has(node.unicodeRange ?? ''))
    .map((node) => ({ text: write(node, used), isDeferred: isDeferred(node) }));
  const join = (isLater: boolean): string =>
    written.flatMap(({ text, isDeferred: one }) => (one === isLater ? [text] : [])).join('');
  return { rules: join(false), deferred: join(true) };
};

const needsOf = (node: SheetNode): readonly string[] => {
  if (node.kind === 'group') return node.nodes.flatMap(needsOf);
  return node.kind === 'rule' ? node.selectors.flatMap(({ needs }) => needs) : [];
};

/** Everything in the HTML of a page that a selector may name. */
const namesIn = (html: string): ReadonlySet<string> => {
  // `html` and `body` stand in every document, of which only the inside is given.
  const names = new Set(['html', 'body']);
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

const isDeferred = (node: SheetNode): boolean =>
  (node.kind === 'face' && node.text.includes('url(')) || (node.kind === 'group' && node.head === '@media print');

/** Finds a letter of a `unicode-range`, in which a question mark stands for any digit. */
const lettersIn = (unicodeRange: string): RegExp => {
  const inside = unicodeRange
    .split(',')
    .map((range) => range.trim().replace(/^U\+/iu, '').split('-'))
    .map(([from = '', to = from]) => `\\u{${from.replaceAll('?', '0')}}-\\u{${to.replaceAll('?', 'F')}}`)
    .join('');
  return new RegExp(`[${inside}]`, 'u');
};
