import { inlineFromMarkdown } from './markdown-inline.ts';
import type { Block, Inline, RichText } from './rich-text.ts';

/** Lists and quotes inside one another deeper than this are read as paragraphs. */
const MAX_DEPTH = 6;

const HEADING = /^(#{1,6})\s+(.*?)\s*#*\s*$/;
const QUOTE = /^\s{0,3}>\s?(.*)$/;
const BULLET = /^(\s{0,3}[-*+]\s+)(.*)$/;
const NUMBERED = /^(\s{0,3}\d{1,9}[.)]\s+)(.*)$/;
const TABLE_ROW = /^\s*\|(.*)\|\s*$/;
const TABLE_RULE = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;

const HIDDEN = /<!--[\s\S]*?-->|<(script|style|template|iframe|object|svg|math)\b[\s\S]*?<\/\1\s*>/gi;
const TAG = /<\/?[a-z](?![a-z+.-]*:)[^<>]*>/gi;

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

const isBlank = (line: string): boolean => line.trim() === '';
const cellsOf = (line: string): readonly (readonly Inline[])[] =>
  (TABLE_ROW.exec(line)?.[1] ?? '').split(/(?<!\\)\|/).map((cell) => inlineFromMarkdown(cell.trim()));

/** Reads blocks from lines, one after the other. */
const blocksFrom = (lines: readonly string[], depth: number): readonly Block[] => {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
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

const countWhile = (lines: readonly string[], from: number, holds: (line: string) => boolean): number => {
  let at = from;
  while (at < lines.length && holds(lines[at] ?? '')) at += 1;
  return at - from;
};

const readQuote = (lines: readonly string[], from: number, depth: number): Read => {
  const length = countWhile(lines, from, (line) => QUOTE.test(line));
  const inside = lines.slice(from, from + length).map((line) => QUOTE.exec(line)?.[1] ?? '');
  return { block: { kind: 'quote', children: blocksFrom(inside, depth + 1) }, length };
};

const readList = (lines: readonly string[], from: number, marker: RegExp, depth: number): Read => {
  const items: string[][] = [];
  let at = from;
  let indent = 0;
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const [, mark, first] = marker.exec(line) ?? [];
    const isDeeper = /^\s*/.exec(line)?.[0].length ?? 0;
    if (items.length > 0 && isDeeper >= indent && !isBlank(line)) items.at(-1)?.push(line.slice(indent));
    else if (mark !== undefined && first !== undefined) {
      indent = Math.min(mark.length, 4);
      items.push([first]);
    } else if (isBlank(line) && (/^\s{2,}\S/.test(lines[at + 1] ?? '') || marker.test(lines[at + 1] ?? ''))) items.at(-1)?.push('');
    else break;
  }
  return {
    block: { kind: 'list', ordered: marker === NUMBERED, items: items.map((item) => blocksFrom(item, depth + 1)) },
    length: at - from,
  };
};

const readTable = (lines: readonly string[], from: number): Read => {
  const length = countWhile(lines, from, (line) => TABLE_ROW.test(line));
  const rows = lines.slice(from + 2, from + length).map(cellsOf);
  return { block: { kind: 'table', head: cellsOf(lines[from] ?? ''), rows }, length };
};

const startsBlock = (lines: readonly string[], at: number): boolean => {
  const line = lines[at] ?? '';
  return HEADING.test(line) || QUOTE.test(line) || BULLET.test(line) || NUMBERED.test(line) || startsTable(lines, at);
};

const startsTable = (lines: readonly string[], at: number): boolean =>
  TABLE_ROW.test(lines[at] ?? '') && TABLE_RULE.test(lines[at + 1] ?? '');

const readParagraph = (lines: readonly string[], from: number): Read => {
  let length = 1;
  while (from + length < lines.length && !isBlank(lines[from + length] ?? '') && !startsBlock(lines, from + length)) length += 1;
  const words = lines.slice(from, from + length).map((line) => line.trim()).join(' ');
  return { block: { kind: 'paragraph', children: inlineFromMarkdown(words) }, length };
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
export const richTextFromMarkdown = (source: string): RichText => blocksFrom(withoutMarkup(source).split(/\r\n|\r|\n/), 0);
