import { Fragment, type ReactNode } from 'react';
import type { Query } from '#ui/state/queries.ts';
import type { PageContext } from './page-module.ts';
import { QuietBlock } from './quiet-block.tsx';

/** A block of a page. Its queries are declared once: the service runs them before it renders, the page shows their values. */
export interface Block {
  readonly queries?: (context: PageContext) => readonly Query<unknown>[];
  readonly draw: (context: PageContext) => ReactNode;
}

/** The block of one query, which waits and fails by itself (`QuietBlock`). */
export const block = <T,>(
  query: (context: PageContext) => Query<T>,
  view: (value: T, context: PageContext) => ReactNode,
  options: { readonly failed?: string; readonly bare?: boolean } = {},
): Required<Block> => ({
  queries: (context) => [query(context)],
  draw: (context) => (
    <QuietBlock query={query(context)} {...options}>
      {(value) => view(value, context)}
    </QuietBlock>
  ),
});

/** Blocks one below the other, with the queries of all. */
export const blocks = (all: readonly Block[]): Required<Block> => ({
  queries: (context) => all.flatMap(({ queries }) => queries?.(context) ?? []),
  // A single block stays without a list around it.
  draw: (context) =>
    all.length === 1
      ? all[0]?.draw(context)
      : all.map(({ draw }, index) => <Fragment key={index}>{draw(context)}</Fragment>),
});
