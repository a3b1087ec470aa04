import type { Inline } from './rich-text.ts';
import { safeUrl } from './safe-url.ts';

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

const readOne = (rest: string, afterWord: boolean): Read => {
  if (ESCAPED.test(rest)) return { nodes: [text(rest.charAt(1))], length: 2 };
  const [, label, address] = LINK.exec(rest) ?? [];
  if (label !== undefined && address !== undefined) {
    const url = safeUrl(address);
    const children = inlineFromMarkdown(label);
    // A refused address leaves the words of its link, without the link.
    return {
      nodes: url === undefined ? children : [{ kind: 'link', url, children }],
      length: label.length + address.length + '[]()'.length,
    };
  }
  const [, bare] = BARE_LINK.exec(rest) ?? [];
  if (bare !== undefined) {
    const url = safeUrl(bare);
    const shown = bare.replace(/^mailto:/i, '');
    return {
      nodes: url === undefined ? [] : [{ kind: 'link', url, children: [text(shown)] }],
      length: bare.length + '<>'.length,
    };
  }
  const [, strong] = STRONG.exec(rest) ?? [];
  if (strong !== undefined)
    return { nodes: [{ kind: 'strong', children: inlineFromMarkdown(strong) }], length: strong.length + '****'.length };
  // An underscore inside a word, as in a file name, is an underscore.
  const [, byStar, byLine] = (rest.startsWith('_') && afterWord ? undefined : EMPHASIS.exec(rest)) ?? [];
  const emphasis = byStar ?? byLine;
  if (emphasis !== undefined)
    return {
      nodes: [{ kind: 'emphasis', children: inlineFromMarkdown(emphasis) }],
      length: emphasis.length + '**'.length,
    };
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

/**
 * Running text: strong, emphasis, links with safe addresses, escapes; everything else is plain characters. Total: no mark
 * may stand inside its own kind, so that nothing nests deeper than there are kinds.
 */
export const inlineFromMarkdown = (source: string): readonly Inline[] => {
  const nodes: Inline[] = [];
  for (let at = 0; at < source.length;) {
    const { nodes: read, length } = readOne(source.slice(at), /[\p{L}\d]/u.test(source.charAt(at - 1)));
    nodes.push(...read);
    at += length;
  }
  return joined(nodes);
};
