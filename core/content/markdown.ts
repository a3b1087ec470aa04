import { inlineFromMarkdown } from './markdown-inline.ts';
import type { Block, Inline, RichText } from './rich-text.ts';

/** Lists and quotes inside one another deeper than this are read as paragraphs. */
const MAX_DEPTH = 6;

const HEADING = /^(#{1,6})\s+(.*?)\s*#*\s*$/;
const QUOTE = /^\s{0,3}>\s?/;
const BULLET = /^\s{0,3}[-*+]\s+/;
const NUMBERED = /^\s{0,3}\d{1,9}[.)]\s+/;
/** A line that belongs to a list's entry above an empty line. */
const CONTINUED = /^\s{2,}\S/;
/** Blanks that put a line inside a list's entry, however long the entry's mark. */
const MAX_ITEM_INDENT = 4;
const TABLE_ROW = /^\s*\|.*\|\s*$/;
const TABLE_RULE = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;

const HIDDEN = /<!--[\s\S]*?-->|<(script|style|template|iframe|object|svg|math)\b[\s\S]*?<\/\1\s*>/gi;
/** A colon belongs to a link in brackets, or to one of the prefixes under which word processors paste their own tags. */
const TAG = /<\/?(?:[a-z](?![a-z+.-]*:)|(?:o|w|v|m|st\d):[a-z])[^<>]*>/gi;

/** Markup is no part of the subset: what it hides goes with it, other tags go and leave their words. */
const withoutMarkup = (source: string): string => {
  let text = source;
  // What is left after one removal may be markup in its turn.
  for (let round = 0; round < MAX_DEPTH; round += 1) {
    const next = text.replace(HIDDEN, ' ').replace(TAG, '');
    if (next === text) return text;
    text = next;
  }
  return text.replaceAll('<', '');
};

const indentOf = (line: string): number => line.length - line.trimStart().length;
const isBlank = (line: string): boolean => line.trim() === '';
const cellsOf = (line: string): readonly (readonly Inline[])[] =>
  line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => inlineFromMarkdown(cell.trim()));

/** Reads blocks from lines, one after the other. */
const blocksFrom = (lines: readonly string[], depth: number): readonly Block[] => {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length;) {
    const { block, length } = readBlock(lines, at, depth);
    if (block !== undefined) blocks.push(block);
    at += length;
  }
  return blocks;
};

interface Read {
  readonly block: Block | undefined;
  /** Lines used up; at least 1. */
  readonly length: number;
}

/** The lines from one on, as long as they have a shape. */
const linesLike = (lines: readonly string[], from: number, shape: RegExp): readonly string[] => {
  const found: string[] = [];
  for (let line = lines[from]; line !== undefined && shape.test(line); line = lines[from + found.length])
    found.push(line);
  return found;
};

const readQuote = (lines: readonly string[], from: number, depth: number): Read => {
  const quoted = linesLike(lines, from, QUOTE);
  return {
    block: {
      kind: 'quote',
      children: blocksFrom(
        quoted.map((line) => line.replace(QUOTE, '')),
        depth + 1,
      ),
    },
    length: quoted.length,
  };
};

const readList = (lines: readonly string[], from: number, marker: RegExp, depth: number): Read => {
  const items: string[][] = [];
  let at = from;
  let indent = 0;
  for (let line = lines[at]; line !== undefined; line = lines[at]) {
    const [mark] = marker.exec(line) ?? [];
    const next = lines[at + 1] ?? '';
    if (items.length > 0 && indentOf(line) >= indent && !isBlank(line)) items.at(-1)?.push(line.slice(indent));
    else if (mark !== undefined) {
      indent = Math.min(mark.length, MAX_ITEM_INDENT);
      items.push([line.slice(mark.length)]);
    } else if (isBlank(line) && (CONTINUED.test(next) || marker.test(next))) items.at(-1)?.push('');
    else break;
    at += 1;
  }
  return {
    block: { kind: 'list', ordered: marker === NUMBERED, items: items.map((item) => blocksFrom(item, depth + 1)) },
    length: at - from,
  };
};

const readTable = (lines: readonly string[], from: number): Read => {
  const table = linesLike(lines, from, TABLE_ROW);
  const [head = [], , ...rows] = table.map(cellsOf);
  return { block: { kind: 'table', head, rows }, length: table.length };
};

const startsBlock = (lines: readonly string[], at: number): boolean => {
  const line = lines[at] ?? '';
  return HEADING.test(line) || QUOTE.test(line) || BULLET.test(line) || NUMBERED.test(line) || startsTable(lines, at);
};

const startsTable = (lines: readonly string[], at: number): boolean =>
  TABLE_ROW.test(lines[at] ?? '') && TABLE_RULE.test(lines[at + 1] ?? '');

const readParagraph = (lines: readonly string[], from: number): Read => {
  const words: string[] = [];
  for (let line = lines[from]; line !== undefined && !isBlank(line); line = lines[from + words.length]) {
    if (words.length > 0 && startsBlock(lines, from + words.length)) break;
    words.push(line.trim());
  }
  return { block: { kind: 'paragraph', children: inlineFromMarkdown(words.join(' ')) }, length: words.length };
};

const readBlock = (lines: readonly string[], from: number, depth: number): Read => {
  const line = lines[from] ?? '';
  if (isBlank(line)) return { block: undefined, length: 1 };
  if (depth > MAX_DEPTH) return readParagraph(lines, from);
  const [, marks, heading] = HEADING.exec(line) ?? [];
  if (marks !== undefined && heading !== undefined) {
    const level = marks.length <= 2 ? 2 : marks.length === 3 ? 3 : 4;
    return { block: { kind: 'heading', level, children: inlineFromMarkdown(heading) }, length: 1 };
  }
  if (QUOTE.test(line)) return readQuote(lines, from, depth);
  if (BULLET.test(line)) return readList(lines, from, BULLET, depth);
  if (NUMBERED.test(line)) return readList(lines, from, NUMBERED, depth);
  return startsTable(lines, from) ? readTable(lines, from) : readParagraph(lines, from);
};

/**
 * Text with structure from a small part of Markdown: headings (one or two signs are level 2), paragraphs, lists,
 * quotes, tables, strong, emphasis, links. Total; markup is left out and unsafe addresses lose their link, so
 * that nothing dangerous ever comes out, whatever goes in (VAL-06).
 */
export const richTextFromMarkdown = (source: string): RichText =>
  blocksFrom(withoutMarkup(source).split(/\r\n|\r|\n/), 0);
