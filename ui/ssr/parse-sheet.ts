import { parse, type AtRule, type ChildNode, type Declaration as ParsedDeclaration, type Rule } from 'postcss';
import selectorParser, { type Selector } from 'postcss-selector-parser';

/**
 * What something in a sheet refers to by name: custom properties (`--gap`), keyframes (`keyframes turn`) and font faces
 * (`face titillium web`).
 */
type Uses = readonly string[];

/** One declaration; `defines` is the custom property that it sets. */
export interface SheetDeclaration {
  readonly text: string;
  readonly uses: Uses;
  readonly defines?: string;
}

/** A selector, with the classes (`.name`), ids (`#name`) and elements (`name`) without which it matches nothing. */
export interface SheetSelector {
  readonly text: string;
  readonly needs: readonly string[];
}

/** A rule, a group of rules under a condition, or something that rules refer to. */
export type SheetNode =
  | {
      readonly kind: 'rule';
      readonly selectors: readonly SheetSelector[];
      readonly declarations: readonly SheetDeclaration[];
    }
  | { readonly kind: 'group'; readonly head: string; readonly nodes: readonly SheetNode[] }
  | { readonly kind: 'keyframes'; readonly text: string; readonly uses: Uses; readonly defines: string }
  | { readonly kind: 'face'; readonly text: string; readonly defines: string }
  | { readonly kind: 'other'; readonly text: string; readonly uses: Uses; readonly defines?: undefined };

/** A whole sheet as plain data. */
export type ParsedSheet = readonly SheetNode[];

/**
 * Parses the portal's sheet at build time, so that the server needs no CSS parser to find the critical CSS of a page
 * (`critical-css.ts`).
 */
export const parseSheet = (css: string): ParsedSheet => {
  const root = parse(css);
  const names: Names = { keyframes: new Set(), families: new Set() };
  root.walkAtRules((rule) => {
    if (rule.name.endsWith('keyframes')) names.keyframes.add(rule.params);
    if (rule.name === 'font-face') names.families.add(familyOf(rule));
  });
  return nodesOf(root.nodes, names);
};

/**
 * The selectors of a rule with what each needs. What stands inside `:is()`, `:not()` or brackets may be one of several or must not
 * be there: it is not needed. What `:has()` asks for alone is.
 */
export const selectorsOf = (text: string): readonly SheetSelector[] =>
  selectorParser()
    .astSync(text)
    .nodes.map((selector) => ({ text: selector.toString().trim(), needs: needsOf(selector) }));

// Helpers

/** The names that declarations may refer to. */
interface Names {
  readonly keyframes: Set<string>;
  readonly families: Set<string>;
}

const GROUPS: readonly string[] = ['media', 'supports', 'layer', 'container', 'starting-style'];

const nodesOf = (nodes: readonly ChildNode[], names: Names): readonly SheetNode[] =>
  nodes.flatMap((node): readonly SheetNode[] => {
    if (node.type === 'rule') return [ruleOf(node, names)];
    return node.type === 'atrule' ? [atRuleOf(node, names)] : [];
  });

const ruleOf = (rule: Rule, names: Names): SheetNode => ({
  kind: 'rule',
  selectors: selectorsOf(rule.selector),
  declarations: rule.nodes.flatMap((node) => (node.type === 'decl' ? [declarationOf(node, names)] : [])),
});

const atRuleOf = (rule: AtRule, names: Names): SheetNode => {
  const text = rule.nodes === undefined ? `${rule.toString()};` : rule.toString();
  if (rule.name.endsWith('keyframes'))
    return { kind: 'keyframes', text, uses: variablesIn(text), defines: `keyframes ${rule.params}` };
  if (rule.name === 'font-face') return { kind: 'face', text, defines: `face ${familyOf(rule)}` };
  if (rule.nodes !== undefined && GROUPS.includes(rule.name))
    return { kind: 'group', head: text.slice(0, text.indexOf('{')).trim(), nodes: nodesOf(rule.nodes, names) };
  return { kind: 'other', text, uses: variablesIn(text) };
};

const needsOf = (selector: Selector): readonly string[] =>
  selector.nodes.flatMap((node) => {
    if (node.type === 'class') return [`.${node.value}`];
    if (node.type === 'id') return [`#${node.value}`];
    if (node.type === 'pseudo' && node.value === ':has' && node.nodes.length === 1) return node.nodes.flatMap(needsOf);
    return node.type === 'tag' ? [node.value] : [];
  });

const declarationOf = (node: ParsedDeclaration, { keyframes, families }: Names): SheetDeclaration => {
  const { prop, value } = node;
  const lower = value.toLowerCase();
  const uses = [
    ...variablesIn(value),
    ...(/animation(?:-name)?$/u.test(prop)
      ? value
          .split(/[\s,]+/u)
          .filter((word) => keyframes.has(word))
          .map((name) => `keyframes ${name}`)
      : []),
    ...[...families].filter((family) => lower.includes(family)).map((family) => `face ${family}`),
  ];
  return { text: node.toString(), uses, ...(prop.startsWith('--') ? { defines: prop } : {}) };
};

const variablesIn = (text: string): Uses => [...text.matchAll(/var\(\s*(--[\w-]+)/gu)].map(([, name = '']) => name);

const valueOf = (rule: AtRule, property: string): string | undefined =>
  rule.nodes?.find((node): node is ParsedDeclaration => node.type === 'decl' && node.prop === property)?.value;

const familyOf = (rule: AtRule): string => (valueOf(rule, 'font-family') ?? '').replaceAll(/["']/gu, '').toLowerCase();
