/** A rule of the sheet, or a group of rules under a condition. */
type Rule =
  | { readonly kind: 'plain'; readonly selectors: readonly Selector[]; readonly body: string }
  | { readonly kind: 'group'; readonly head: string; readonly rules: readonly Rule[] }
  | { readonly kind: 'keyframes'; readonly name: string; readonly text: string }
  | { readonly kind: 'other'; readonly text: string };

interface Selector {
  readonly text: string;
  /** Classes (`.name`), ids (`#name`) and elements (`name`) without which it chooses nothing. */
  readonly needs: readonly string[];
}

/** Named by no rule: it tells whoever checks public sites which library the page is made with. */
const LIBRARY_VERSION = '--bootstrap-italia-version';

/** What of a whole sheet the HTML of a page can use. */
export interface CriticalCss {
  /** What the first view needs. */
  readonly rules: string;
  /**
   * What it can do without, which stands behind the page: the faces whose letters are fetched, and the rules for paper. A
   * browser that has read of a face asks for its file while it draws for the first time, which costs a slow phone a tenth of
   * its first view, and it draws without it anyway.
   */
  readonly deferred: string;
}

/** Finds, in a whole sheet, what the HTML of a page can use. */
export type ExtractCriticalCss = (html: string) => CriticalCss;

/**
 * Reads the portal's sheet once; the function returned gives the part that a page needs as it comes: the rules that can
 * choose something in it, in their order, and the custom properties that they name. Everything else comes with the
 * whole sheet when the page is hydrated.
 */
export const criticalCssExtractor = (sheet: string): ExtractCriticalCss => {
  const rules = parse(sheet);
  const known = new Set(rules.flatMap(needsOf));
  const letters = [...lettersOf(rules)];
  const made = new Map<string, CriticalCss>();
  return (html) => {
    const used = [...namesIn(html)].filter((name) => known.has(name)).toSorted();
    const absent = new Set(letters.filter(([, one]) => !one.test(html)).map(([ranges]) => ranges));
    const key = [...used, ...absent].join(' ');
    const parts =
      made.get(key) ??
      inParts(withoutUnusedFaces(withoutUnusedProperties(withoutIdleMovements(chosen(rules, new Set(used)))), absent));
    made.set(key, parts);
    return parts;
  };
};

// Helpers

/** Where a block that opens at `open` closes; braces in strings do not count. */
const closing = (text: string, open: number): number => {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '"' || sign === "'") at = endOfString(text, at);
    else if (sign === '{') depth += 1;
    else if (sign === '}' && (depth -= 1) === 0) return at;
  }
  throw new Error('the sheet has a block without end');
};

const endOfString = (text: string, start: number): number => {
  const quote = text.charAt(start);
  let at = start + 1;
  while (at < text.length && text.charAt(at) !== quote) at += text.charAt(at) === '\\' ? 2 : 1;
  return at;
};

const parse = (text: string): readonly Rule[] => {
  const rules: Rule[] = [];
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('{', at);
    const end = text.indexOf(';', at);
    if (open < 0 && end < 0) break;
    if (open < 0 || (end >= 0 && end < open)) {
      rules.push({ kind: 'other', text: text.slice(at, end + 1).trim() });
      at = end + 1;
      continue;
    }
    const close = closing(text, open);
    const head = text.slice(at, open).trim();
    rules.push(ruleOf(head, text.slice(open + 1, close)));
    at = close + 1;
  }
  return rules;
};

const ruleOf = (head: string, body: string): Rule => {
  const [, at, rest = ''] = /^@([\w-]+)\s*(.*)$/su.exec(head) ?? [];
  if (at === undefined) return { kind: 'plain', selectors: topParts(head).map(selectorOf), body };
  if (at.endsWith('keyframes')) return { kind: 'keyframes', name: rest, text: `${head}{${body}}` };
  if (at === 'media' || at === 'supports' || at === 'layer' || at === 'container')
    return { kind: 'group', head, rules: parse(body) };
  return { kind: 'other', text: `${head}{${body}}` };
};

/** The parts between commas that stand in no brackets. */
const topParts = (text: string): readonly string[] => {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '"' || sign === "'") at = endOfString(text, at);
    else if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    else if (sign === ',' && depth === 0) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)];
};

/** What stands in brackets may be one of several, or what must not be: it is not asked for. */
const withoutBrackets = (text: string): string => {
  let plain = text.replace(/"[^"]*"|'[^']*'/gu, '');
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/\([^()]*\)|\[[^[\]]*\]/gu, '');
  }
  return plain;
};

const selectorOf = (text: string): Selector => {
  const plain = withoutBrackets(text).replace(/::?[\w-]+/gu, '');
  const marked = plain.match(/[.#](?:[\w-]|\\.)+/gu) ?? [];
  const elements = plain.replace(/[.#](?:[\w-]|\\.)+/gu, '').match(/[a-z][\w-]*/gu) ?? [];
  return { text, needs: [...marked.map((one) => one.replaceAll('\\', '')), ...elements] };
};

const needsOf = (rule: Rule): readonly string[] =>
  rule.kind === 'plain'
    ? rule.selectors.flatMap(({ needs }) => needs)
    : rule.kind === 'group'
      ? rule.rules.flatMap(needsOf)
      : [];

/** Everything that a selector may name in the HTML of a page. */
const namesIn = (html: string): ReadonlySet<string> => {
  // `html` and `body` stand in every document, of which only the inside is given.
  const names = new Set(['html', 'body']);
  for (const element of foundIn(html, /<([a-z][\w-]*)/gu)) names.add(element);
  for (const classes of foundIn(html, /\sclass="([^"]*)"/gu))
    for (const one of classes.split(/\s+/u)) names.add(`.${one}`);
  for (const id of foundIn(html, /\sid="([^"]*)"/gu)) names.add(`#${id}`);
  return names;
};

/** What the brackets of a pattern find, each once. */
const foundIn = (html: string, pattern: RegExp): ReadonlySet<string> => {
  const found = new Set<string>();
  for (let one = pattern.exec(html); one !== null; one = pattern.exec(html)) found.add(one[1] ?? '');
  return found;
};

/** The rules that can choose something, with what they name of movements. */
const chosen = (rules: readonly Rule[], used: ReadonlySet<string>): readonly Rule[] =>
  rules.flatMap((rule): readonly Rule[] => {
    if (rule.kind === 'group') return filled({ ...rule, rules: chosen(rule.rules, used) });
    if (rule.kind !== 'plain') return [rule];
    const selectors = rule.selectors.filter(({ needs }) => needs.every((need) => used.has(need)));
    return selectors.length === 0 ? [] : [{ ...rule, selectors }];
  });

const filled = (rule: Extract<Rule, { kind: 'group' }>): readonly Rule[] => (rule.rules.length === 0 ? [] : [rule]);

const write = (rules: readonly Rule[]): string =>
  rules
    .map((rule) => {
      if (rule.kind === 'group') return `${rule.head}{${write(rule.rules)}}`;
      if (rule.kind === 'plain') return `${rule.selectors.map(({ text }) => text).join(',')}{${rule.body}}`;
      return rule.text;
    })
    .join('');

/** Leaves out the movements by which nothing moves. */
const withoutIdleMovements = (rules: readonly Rule[]): readonly Rule[] => {
  const text = write(rules.filter(({ kind }) => kind !== 'keyframes'));
  return rules.filter((rule) => rule.kind !== 'keyframes' || new RegExp(`[:\\s,]${rule.name}[;\\s,}]`, 'u').test(text));
};

const LETTERS = /unicode-range:([^;}]+)/u;
const FAMILY = /font-family:\s*["']?([^;"'}]+)/u;

/** The ranges of letters that faces are for, each with what finds one of its letters. */
const lettersOf = (rules: readonly Rule[]): ReadonlyMap<string, RegExp> =>
  new Map(
    rules
      .flatMap((rule) => (rule.kind === 'other' ? (LETTERS.exec(rule.text)?.[1] ?? []) : []))
      .map((ranges) => {
        const inside = ranges
          .split(',')
          .map((range) => range.trim().replace(/^U\+/iu, '').split('-'))
          // A question mark stands for any digit.
          .map(([from = '', to = from]) => `\\u{${from.replaceAll('?', '0')}}-\\u{${to.replaceAll('?', 'F')}}`)
          .join('');
        return [ranges, new RegExp(`[${inside}]`, 'u')];
      }),
  );

const isFace = (rule: Rule): boolean => rule.kind === 'other' && rule.text.startsWith('@font-face');
const isFetched = (rule: Rule): boolean => rule.kind === 'other' && isFace(rule) && rule.text.includes('url(');

const isForPaper = (rule: Rule): boolean => rule.kind === 'group' && rule.head === '@media print';
const isBehind = (rule: Rule): boolean => isFetched(rule) || isForPaper(rule);

const inParts = (rules: readonly Rule[]): CriticalCss => ({
  rules: write(rules.filter((rule) => !isBehind(rule))),
  deferred: write(rules.filter(isBehind)),
});

/** Leaves out the faces that nothing names, and those of letters that the page does not have. */
const withoutUnusedFaces = (rules: readonly Rule[], absent: ReadonlySet<string>): readonly Rule[] => {
  const text = write(rules.filter((rule) => !isFace(rule))).toLowerCase();
  return rules.filter((rule) => {
    if (rule.kind !== 'other' || !isFace(rule)) return true;
    const family = (FAMILY.exec(rule.text)?.[1] ?? '').toLowerCase();
    return text.includes(family) && !absent.has(LETTERS.exec(rule.text)?.[1] ?? '');
  });
};

const DECLARED = /(?<=^|;)\s*(--[\w-]+)\s*:(?:[^;"']|"[^"]*"|'[^']*')*(?:;|$)/gu;

/** Leaves out custom properties that nothing names, and then those that only they had named. */
const withoutUnusedProperties = (rules: readonly Rule[]): readonly Rule[] => {
  const text = write(rules);
  const named = new Set([...text.matchAll(/var\(\s*(--[\w-]+)/gu)].map(([, name]) => name));
  const less = (some: readonly Rule[]): readonly Rule[] =>
    some.flatMap((rule): readonly Rule[] => {
      if (rule.kind === 'group') return filled({ ...rule, rules: less(rule.rules) });
      if (rule.kind !== 'plain') return [rule];
      const body = rule.body.replace(DECLARED, (declaration, name: string) =>
        named.has(name) || name === LIBRARY_VERSION ? declaration : '',
      );
      return body === '' ? [] : [{ ...rule, body }];
    });
  const rest = less(rules);
  return write(rest) === text ? rest : withoutUnusedProperties(rest);
};
