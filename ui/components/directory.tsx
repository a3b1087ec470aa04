import type { ReactNode } from 'react';
import type { PageNode } from '#core/content/page.ts';
import { MenuEntry } from './menu-entry.tsx';
import { LinkTo } from './link-to.tsx';

/** A group of pages: its name, which may be a page itself, and what is below it. */
export interface DirectoryGroup extends PageNode {
  readonly text?: string | undefined;
}

/** Where a node of a tree leads: to its page, to the former site (NAV-09), or nowhere. */
export const NodeLink = ({ node: { title, path, legacyUrl } }: { readonly node: PageNode }) =>
  legacyUrl !== undefined ? (
    <MenuEntry link={{ id: legacyUrl, title, legacyUrl }} className="text-decoration-underline" />
  ) : path === undefined ? (
    <span className="fw-semibold">{title}</span>
  ) : (
    <LinkTo to={path}>{title}</LinkTo>
  );

const Branches = ({ nodes }: { readonly nodes: readonly PageNode[] }) =>
  nodes.length === 0 ? null : (
    <ul>
      {nodes.map((node) => (
        <li key={`${node.path ?? ''} ${node.title}`}>
          <NodeLink node={node} />
          <Branches nodes={node.children} />
        </li>
      ))}
    </ul>
  );

/** Groups of pages side by side, each under its heading: a site map, the index of a large section. */
export const Directory = ({
  groups,
  level = 2,
}: {
  readonly groups: readonly DirectoryGroup[];
  readonly level?: 2 | 3 | undefined;
}): ReactNode => {
  const Heading = `h${level}` as const;
  return (
    <div className="pt-directory">
      {groups.map(({ title, path, text, children }) => (
        <section key={`${path ?? ''} ${title}`}>
          <Heading>{path === undefined ? title : <LinkTo to={path}>{title}</LinkTo>}</Heading>
          {text === undefined ? null : <p className="pt-soft">{text}</p>}
          <Branches nodes={children} />
        </section>
      ))}
    </div>
  );
};
