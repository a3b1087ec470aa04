import type { Inline } from './rich-text.ts';
import { safeUrl } from './safe-url.ts';

/** Emphasis inside emphasis deeper than this is read as plain characters. */
const MAX_DEPTH = 6;

const ESCAPED = /^\\([\\`*_{}[\]()#+\-.!|>~<])/;
const LINK = /^\[([^[\]]{0,500})\]\(([^()\s]{0,1000})\)/;
const BARE_LINK = /^<((?:https?:\/\/|mailto:)[^<>\s]{1,1000})>/i;
const STRONG = /^\*\*(?=[^\s*])((?:[^*]|\*(?!\*)){1,2000}?)\*\*(?!\*)/;
const EMPHASIS = /^(?:\*(?=[^\s*])([^*]{1,2000}?)\*(?!\*)|_(?=[^\s_])([^_]{1,2000}?)_(?![\p{L}\d_]))/u;
const PLAIN = /^[^\\[<*_]+/;

interface Read {
  readonly nodes: readonly Inline[];
  /** Characters used up; at least 1. */
  readonly length: number;
}

const text = (characters: string): Inline => ({ kind: 'text', text: characters });

const readOne = (rest: string, afterWord: boolean, depth: number): Read => {
  const [escape, character] = ESCAPED.exec(rest) ?? [];
  if (escape !== undefined && character !== undefined) return { nodes: [text(character)], length: escape.length };
  const [link, label, address] = LINK.exec(rest) ?? [];
  if (link !== undefined && label !== undefined && address !== undefined) {
    const url = safeUrl(address);
    const children = inlineFromMarkdown(label, depth + 1);
    // A refused address leaves the words of its link, without the link.
    return { nodes: url === undefined ? children : [{ kind: 'link', url, children }], length: link.length };
  }
  const [bare, bareAddress] = BARE_LINK.exec(rest) ?? [];
  if (bare !== undefined && bareAddress !== undefined) {
    const url = safeUrl(bareAddress);
    const label = bareAddress.replace(/^mailto:/i, '');
    return { nodes: url === undefined ? [] : [{ kind: 'link', url, children: [text(label)] }], length: bare.length };
  }
  const [strong, strongText] = STRONG.exec(rest) ?? [];
  if (strong !== undefined && strongText !== undefined) {
    return { nodes: [{ kind: 'strong', children: inlineFromMarkdown(strongText, depth + 1) }], length: strong.length };
  }
  const [emphasis, byStar, byLine] = EMPHASIS.exec(rest) ?? [];
  const inside = byStar ?? byLine;
  // An underscore inside a word, as in a file name, is an underscore.
  if (emphasis !== undefined && inside !== undefined && !(byLine !== undefined && afterWord)) {
    return { nodes: [{ kind: 'emphasis', children: inlineFromMarkdown(inside, depth + 1) }], length: emphasis.length };
  }
  const plain = PLAIN.exec(rest)?.[0] ?? rest.charAt(0);
  return { nodes: [text(plain)], length: plain.length };
};

const joined = (nodes: readonly Inline[]): readonly Inline[] => {
  const result: Inline[] = [];
  for (const node of nodes) {
    const before = result.at(-1);
    if (node.kind === 'text' && before?.kind === 'text') result[result.length - 1] = text(before.text + node.text);
    else result.push(node);
  }
  return result;
};

/** Running text: strong, emphasis, links with safe addresses, escapes; everything else is plain characters. Total. */
export const inlineFromMarkdown = (source: string, depth = 0): readonly Inline[] => {
  if (source === '') return [];
  if (depth > MAX_DEPTH) return [text(source)];
  const nodes: Inline[] = [];
  for (let at = 0; at < source.length; ) {
    const { nodes: read, length } = readOne(source.slice(at), /[\p{L}\d]$/u.test(source.slice(Math.max(0, at - 2), at)), depth);
    nodes.push(...read);
    at += length;
  }
  return joined(nodes);
};
