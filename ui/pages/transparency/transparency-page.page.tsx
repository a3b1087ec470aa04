import type { ReactNode } from 'react';
import { neighboursOf, nodeAt } from '#core/content/tree.ts';
import type { PageNode } from '#core/content/page.ts';
import { NodeLink } from '#ui/components/directory.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { Icon } from '#ui/components/icons/icon.tsx';
import { SHELL_COPY } from '#ui/copy/shell.ts';
import { TRANSPARENCY_COPY as COPY } from '#ui/copy/transparency.ts';
import { treeQuery } from '../content-queries.ts';
import { contentPageWith } from '../kinds/content-page.tsx';
import type { PageContext } from '../page-module.ts';
import { QuietBlock } from '../quiet-block.tsx';

const TREE = 'transparent-administration';

/** The pages below this one: a section without text of its own is still a way on. */
const Below = ({ nodes, path }: { readonly nodes: readonly PageNode[]; readonly path: string }) => {
  const children = nodeAt(nodes, path)?.children ?? [];
  return children.length === 0 ? null : (
    <section>
      <SectionHead title={COPY.below} />
      <ul className="pt-ways list-unstyled">
        {children.map((node) => (
          <li key={node.title}>
            <NodeLink node={node} />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The pages before and after this one, in the order of the tree. */
const Neighbours = ({ nodes, path }: { readonly nodes: readonly PageNode[]; readonly path: string }) => {
  const { previous, next } = neighboursOf(nodes, path);
  return (
    <nav className="pt-way" aria-label={SHELL_COPY.neighbours}>
      {previous === undefined ? null : (
        <LinkTo to={previous.path}>
          <span className="pt-soft">
            <Icon name="arrow-left" size="sm" /> {SHELL_COPY.previousPage}
          </span>
          <span className="fw-semibold">{previous.title}</span>
        </LinkTo>
      )}
      {next === undefined ? null : (
        <LinkTo to={next.path} className="next">
          <span className="pt-soft">
            {SHELL_COPY.nextPage} <Icon name="arrow-right" size="sm" />
          </span>
          <span className="fw-semibold">{next.title}</span>
        </LinkTo>
      )}
    </nav>
  );
};

const InTree = ({
  context,
  children,
}: {
  readonly context: PageContext;
  readonly children: (nodes: readonly PageNode[]) => ReactNode;
}) => (
  <QuietBlock query={treeQuery(context, TREE)} bare>
    {children}
  </QuietBlock>
);

/** A page of the transparency, with what is below it and beside it in the tree (PAGE-32, ROUTE-06). */
export const page = contentPageWith({
  // A page without a sentence of its own says at least where it stands.
  describe: ({ title, description }, { match, settings }) =>
    description === '' || description === title
      ? { description: `${title}: ${match.route.title} di ${settings.names.agencyName}` }
      : {},
  shell: (_page, { match }) => ({ above: <p className="fw-semibold mb-0">{match.route.title}</p> }),
  more: (_page, context) => <InTree context={context}>{(nodes) => <Below nodes={nodes} path={context.path} />}</InTree>,
  end: (_page, context) => (
    <InTree context={context}>{(nodes) => <Neighbours nodes={nodes} path={context.path} />}</InTree>
  ),
});
