import type { PageNode } from '#core/content/page.ts';
import { siteMapOf } from '#core/navigation/site-map.ts';
import { Directory } from '#ui/components/directory.tsx';
import { Section } from '#ui/components/layout.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { SITE_MAP_COPY as COPY } from '#ui/copy/site-map.ts';
import { treeQuery } from '#ui/pages/content-queries.ts';
import { useIsPage } from '#ui/pages/existing-pages.ts';
import { PageCrumbs } from '#ui/pages/page-crumbs.tsx';
import type { PageContext, PageModule } from '#ui/pages/page-module.ts';
import { QuietBlock } from '#ui/pages/quiet-block.tsx';

type IsPage = (path: string | undefined) => boolean;

/** The tree without the pages that are not there, and without the groups that this leaves empty. */
const existing = (nodes: readonly PageNode[], isPage: IsPage): readonly PageNode[] =>
  nodes.flatMap(({ title, path, legacyUrl, children }) => {
    const below = existing(children, isPage);
    if (legacyUrl !== undefined) return [{ title, legacyUrl, children: below }];
    if (path !== undefined && isPage(path)) return [{ title, path, children: below }];
    return below.length === 0 ? [] : [{ title, children: below }];
  });

const pathsIn = (nodes: readonly PageNode[]): readonly string[] =>
  nodes.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...pathsIn(children)]);

/** The editors' tree, and after it the pages that it does not name. */
const SiteMap = ({ context, nodes }: { readonly context: PageContext; readonly nodes: readonly PageNode[] }) => {
  const { table, settings } = context;
  const isPage = useIsPage();
  const tree = existing(nodes, isPage);
  const named = pathsIn(tree);
  const others = siteMapOf(table, settings.flags)
    .filter(({ address }) => isPage(address) && !named.includes(address) && address !== context.path)
    .map(({ title, address }): PageNode => ({ title, path: address, children: [] }));
  const groups = tree.filter(({ children }) => children.length > 0);
  // Pages that stand alone, and those that the editors do not name, make one group more.
  const single = [...tree.filter(({ children }) => children.length === 0), ...others];
  return (
    <Section>
      <Directory groups={[...groups, ...(single.length === 0 ? [] : [{ title: COPY.others, children: single }])]} />
    </Section>
  );
};

/** The site map (NAV-22). */
export const page: PageModule = {
  queries: (context) => [treeQuery(context, 'mappa-sito')],
  head: ({ match }) => ({ title: match.route.title, description: COPY.description, status: 200 }),
  Page: ({ context }) => (
    <>
      <PageHead title={context.match.route.title} lead={COPY.lead} breadcrumbs={<PageCrumbs context={context} />} />
      <QuietBlock query={treeQuery(context, 'mappa-sito')} failed={COPY.failed}>
        {(nodes) => <SiteMap context={context} nodes={nodes} />}
      </QuietBlock>
    </>
  ),
};
