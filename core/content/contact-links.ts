import { match } from 'ts-pattern';
import type { Block, Inline, RichText } from './rich-text.ts';

/** A mailbox, or an Italian telephone number in groups: "agricoltori@anpag.example", "06 0000 1240". */
const CONTACT = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\d/.,])(?:\+39 ?)?0\d{1,3}(?:[ -]\d{3,4}){2}(?![\d/])/gu;

/** A sentence in pieces, of which its telephone numbers and mailboxes are links. */
export const contactPieces = (text: string): readonly Inline[] => {
  const nodes: Inline[] = [];
  let end = 0;
  for (const found of text.matchAll(CONTACT)) {
    const [contact] = found;
    if (found.index > end) nodes.push({ kind: 'text', text: text.slice(end, found.index) });
    const url = contact.includes('@') ? `mailto:${contact}` : `tel:${contact.replaceAll(/[ -]/gu, '')}`;
    nodes.push({ kind: 'link', url, children: [{ kind: 'text', text: contact }] });
    end = found.index + contact.length;
  }
  if (end < text.length) nodes.push({ kind: 'text', text: text.slice(end) });
  return nodes;
};

/** The nodes with links; what is a link already stays as it is. */
const inInlines = (nodes: readonly Inline[]): readonly Inline[] =>
  nodes.flatMap((node) =>
    match(node)
      .with({ kind: 'text' }, ({ text }) => contactPieces(text))
      .with({ kind: 'link' }, (link) => [link])
      .with({ kind: 'strong' }, { kind: 'emphasis' }, (wrapped) => [
        { ...wrapped, children: inInlines(wrapped.children) },
      ])
      .exhaustive(),
  );

const inBlock = (block: Block): Block =>
  match(block)
    .with({ kind: 'paragraph' }, { kind: 'heading' }, (it) => ({ ...it, children: inInlines(it.children) }))
    .with({ kind: 'list' }, (it) => ({ ...it, items: it.items.map(withContactLinks) }))
    .with({ kind: 'quote' }, (it) => ({ ...it, children: withContactLinks(it.children) }))
    .with({ kind: 'table' }, (it) => ({
      ...it,
      head: it.head.map(inInlines),
      rows: it.rows.map((row) => row.map(inInlines)),
    }))
    .exhaustive();

/** A text whose telephone numbers and mailboxes are links that call and write; its words stay the same (CAMP-02). */
export const withContactLinks = (text: RichText): RichText => text.map(inBlock);
