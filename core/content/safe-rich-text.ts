import type { Block, Inline, RichText } from './rich-text.ts';
import { safeUrl } from './safe-url.ts';

/** Deeper structure than this is no text that anybody wrote; it is left out. */
const MAX_DEPTH = 12;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const safeInlines = (value: unknown, depth: number): readonly Inline[] =>
  depth > MAX_DEPTH ? [] : listOf(value).flatMap((node) => safeInline(node, depth));

const safeInline = (value: unknown, depth: number): readonly Inline[] => {
  const { kind, text, url, children } = fieldsOf(value);
  switch (kind) {
    case 'text':
      return typeof text === 'string' && text !== '' ? [{ kind, text }] : [];
    case 'strong':
    case 'emphasis':
      return [{ kind, children: safeInlines(children, depth + 1) }];
    case 'link': {
      const safe = typeof url === 'string' ? safeUrl(url) : undefined;
      const inside = safeInlines(children, depth + 1);
      // The words of a link to a refused address stay, the link goes.
      return safe === undefined ? inside : [{ kind, url: safe, children: inside }];
    }
    default:
      return [];
  }
};

const safeBlocks = (value: unknown, depth: number): readonly Block[] =>
  depth > MAX_DEPTH ? [] : listOf(value).flatMap((node) => safeBlock(node, depth));

const safeRow = (value: unknown, depth: number): readonly (readonly Inline[])[] =>
  listOf(value).map((cell) => safeInlines(cell, depth));

const safeBlock = (value: unknown, depth: number): readonly Block[] => {
  const { kind, level, ordered, items, children, head, rows } = fieldsOf(value);
  switch (kind) {
    case 'paragraph':
      return [{ kind, children: safeInlines(children, depth + 1) }];
    case 'heading':
      return [{ kind, level: level === 3 || level === 4 ? level : 2, children: safeInlines(children, depth + 1) }];
    case 'list':
      return [{ kind, ordered: ordered === true, items: listOf(items).map((item) => safeBlocks(item, depth + 1)) }];
    case 'quote':
      return [{ kind, children: safeBlocks(children, depth + 1) }];
    case 'table':
      return [{ kind, head: safeRow(head, depth + 1), rows: listOf(rows).map((row) => safeRow(row, depth + 1)) }];
    default:
      return [];
  }
};

/**
 * Whatever arrived, as a text that is safe to show: unknown nodes and fields are left out, links to refused
 * addresses lose the link and keep their words (VAL-06). Total over all values; a safe text stays as it is.
 */
export const safeRichText = (value: unknown): RichText => safeBlocks(value, 0);
