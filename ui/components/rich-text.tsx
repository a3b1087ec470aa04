import type { ReactNode } from 'react';
import { match } from 'ts-pattern';
import { plainInline, type Block, type Inline, type RichText as RichTextTree } from '#core/content/rich-text.ts';
import { classes } from './classes.ts';
import { CriticalCssMarker } from './critical-css-marker.tsx';
import { AddressLink } from './link-to.tsx';
import { ScrollBox } from './scroll-box.tsx';

// The nodes of a text have no name of their own and never change places: their place is their key.
/* oxlint-disable react/no-array-index-key */

const inlines = (nodes: readonly Inline[]): ReactNode =>
  nodes.map((node, index) =>
    match(node)
      .with({ kind: 'text' }, ({ text }) => text)
      .with({ kind: 'strong' }, ({ children }) => <strong key={index}>{inlines(children)}</strong>)
      .with({ kind: 'emphasis' }, ({ children }) => <em key={index}>{inlines(children)}</em>)
      .with({ kind: 'link' }, ({ url, children }) => (
        <AddressLink key={index} address={url}>
          {inlines(children)}
        </AddressLink>
      ))
      .exhaustive(),
  );

const HEADINGS = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

interface BlockProps {
  readonly block: Block;
  /** Whether the text begins with it. */
  readonly isFirst?: boolean;
  readonly idOf: (heading: string) => string | undefined;
}

type BlockOf<Kind extends Block['kind']> = Extract<Block, { readonly kind: Kind }>;

const List = ({
  list: { ordered, items },
  idOf,
}: Pick<BlockProps, 'idOf'> & { readonly list: BlockOf<'list'> }): ReactNode => {
  const Element = ordered ? 'ol' : 'ul';
  return (
    <Element>
      {items.map((blocks, index) => (
        <li key={index}>
          {blocks.map((each, position) =>
            each.kind === 'paragraph' && blocks.length === 1 ? (
              inlines(each.children)
            ) : (
              <BlockNode key={position} block={each} idOf={idOf} />
            ),
          )}
        </li>
      ))}
    </Element>
  );
};

const Table = ({ table: { head, rows } }: { readonly table: BlockOf<'table'> }) => (
  <ScrollBox label={head.map(plainInline).join(', ')}>
    <table className="table">
      <thead>
        <tr>
          {head.map((cell, index) => (
            <th key={index} scope="col">
              {inlines(cell)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, position) =>
              // The first cell says what the row is about; a table of one column has nothing to say of it.
              position === 0 && row.length > 1 ? (
                <th key={position} scope="row">
                  {inlines(cell)}
                </th>
              ) : (
                <td key={position}>{inlines(cell)}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollBox>
);

const BlockNode = ({ block, isFirst = false, idOf }: BlockProps): ReactNode =>
  match(block)
    .with({ kind: 'paragraph' }, ({ children }) => (
      <p>
        {inlines(children)}
        {isFirst && <CriticalCssMarker />}
      </p>
    ))
    .with({ kind: 'heading' }, ({ level, children }) => {
      const Heading = HEADINGS[level];
      return <Heading id={idOf(plainInline(children))}>{inlines(children)}</Heading>;
    })
    .with({ kind: 'list' }, (list) => <List list={list} idOf={idOf} />)
    .with({ kind: 'quote' }, ({ children }) => (
      <blockquote className="blockquote">
        {children.map((each, index) => (
          <BlockNode key={index} block={each} idOf={idOf} />
        ))}
      </blockquote>
    ))
    .with({ kind: 'table' }, (table) => <Table table={table} />)
    .exhaustive();

const noId = (): undefined => undefined;

/** How the lists of a text are set: as the units of an organisation joined by lines, as numbered steps, as items with a tick. */
export type TextLook = 'organisation' | 'steps' | 'ticks';

/** A text with structure. */
export interface RichTextProps {
  readonly text: RichTextTree;
  readonly look?: TextLook | undefined;
  /** Anchors for the headings, where the page has an index. */
  readonly idOf?: ((heading: string) => string | undefined) | undefined;
}

/** Draws a text's tree with elements; nothing is ever set as markup (VAL-06). A first view may end with its first paragraph. */
export const RichText = ({ text, look, idOf = noId }: RichTextProps) => (
  <div className={classes('pt-reading', 'richtext-wrapper', look)}>
    {text.map((block, index) => (
      <BlockNode key={index} block={block} isFirst={index === 0} idOf={idOf} />
    ))}
  </div>
);
