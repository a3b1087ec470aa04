import { match } from 'ts-pattern';
import type { Block, Inline, RichText } from './rich-text.ts';

const inlineLinks = (nodes: readonly Inline[]): readonly string[] =>
  nodes.flatMap((node) =>
    node.kind === 'text' ? [] : [...(node.kind === 'link' ? [node.url] : []), ...inlineLinks(node.children)],
  );

const blockLinks = (block: Block): readonly string[] =>
  match(block)
    .with({ kind: 'paragraph' }, { kind: 'heading' }, ({ children }) => inlineLinks(children))
    .with({ kind: 'list' }, ({ items }) => items.flatMap(linksIn))
    .with({ kind: 'quote' }, ({ children }) => linksIn(children))
    .with({ kind: 'table' }, ({ head, rows }) => [head, ...rows].flat().flatMap(inlineLinks))
    .exhaustive();

/** Every address that a text links to, in the order of the text. */
export const linksIn = (text: RichText): readonly string[] => text.flatMap(blockLinks);
