import { match } from 'ts-pattern';

/** Running text: plain, strong, emphasised, or a link to a safe address. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly children: readonly Inline[] }
  | { readonly kind: 'emphasis'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly url: string; readonly children: readonly Inline[] };

/** A block of a text. Headings start at 2: the page's own title is the only heading of level 1. */
export type Block =
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4; readonly children: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'quote'; readonly children: readonly Block[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    };

/**
 * Text with structure, as a tree of the few elements that the portal shows. There is no node that could
 * carry markup, a script, a handler or a style, and no link that is not safe (VAL-06).
 */
export type RichText = readonly Block[];

/** Running text as plain characters. */
export const plainInline = (nodes: readonly Inline[]): string =>
  nodes.map((node) => (node.kind === 'text' ? node.text : plainInline(node.children))).join('');

const plainBlock = (block: Block): string =>
  match(block)
    .with({ kind: 'paragraph' }, { kind: 'heading' }, ({ children }) => plainInline(children))
    .with({ kind: 'list' }, ({ items }) => items.map(plainText).join('\n'))
    .with({ kind: 'quote' }, ({ children }) => plainText(children))
    .with({ kind: 'table' }, ({ head, rows }) =>
      [head, ...rows].map((row) => row.map(plainInline).join(' ')).join('\n'),
    )
    .exhaustive();

/** The text without its structure, one block a line; for search, previews and descriptions. */
export const plainText = (text: RichText): string =>
  text
    .map(plainBlock)
    .filter((line) => line.trim() !== '')
    .join('\n');
