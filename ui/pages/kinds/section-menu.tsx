import { useState } from 'react';
import type { PageNode } from '#core/content/page.ts';
import { branchesWith, pagesInOrder } from '#core/content/tree.ts';
import { sideMenuOf } from '#core/navigation/menus.ts';
import { TextField } from '#ui/components/fields.tsx';
import { useHydrated } from '#ui/components/hydrated.ts';
import { elementOfSideEntry } from '#ui/components/national-model.ts';
import { SideMenu, sideItemsOf, type SideItem } from '#ui/components/side-menu.tsx';
import { useStatus } from '#ui/components/status-line.tsx';
import { SHELL_COPY as COPY } from '#ui/copy/shell.ts';
import type { Query } from '#ui/state/queries.ts';
import { treeQuery } from '../content-queries.ts';
import type { PageContext } from '../page-module.ts';
import { QuietBlock } from '../quiet-block.tsx';

const TREE = 'transparent-administration';

/** The query of the menu beside a page: only the transparency's comes from the service (PAGE-32). */
export const menuQueries = (context: PageContext): readonly Query<unknown>[] =>
  context.match.route.side === 'transparency' ? [treeQuery(context, TREE)] : [];

/** The tree as entries: a section opens in place, and its own page is the first entry below it. */
const itemsOf = (nodes: readonly PageNode[], path: string, isSearch: boolean): readonly SideItem[] =>
  nodes.map(({ title, path: to, legacyUrl, children }) => {
    const current = to === path;
    if (children.length === 0) return { id: `${to ?? ''} ${title}`, label: title, to, legacyUrl, current };
    const own: readonly SideItem[] =
      to === undefined ? [] : [{ id: `${to} presentazione`, label: COPY.wholeSection, to, current }];
    return {
      id: `${to ?? ''} ${title} ${isSearch ? 'trovata' : ''}`,
      label: title,
      below: isSearch ? 'open' : 'closed',
      items: [...own, ...itemsOf(children, path, isSearch)],
    };
  });

const TreeSearch = ({ words, onWords }: { readonly words: string; readonly onWords: (words: string) => void }) => (
  <div className="pt-tree-search">
    <TextField
      label={COPY.findInTree}
      type="search"
      value={words}
      onChange={(event) => onWords(event.target.value)}
      autoComplete="off"
    />
  </div>
);

/** The tree of the transparency: it keeps its place from page to page, one section open, and can be searched (PAGE-32). */
const TransparencyMenu = ({
  nodes,
  context,
}: {
  readonly nodes: readonly PageNode[];
  readonly context: PageContext;
}) => {
  const [words, setWords] = useState('');
  const hydrated = useHydrated();
  const { say } = useStatus();
  const isSearch = words.trim() !== '';
  const found = branchesWith(nodes, words);
  const look = (typed: string): void => {
    setWords(typed);
    if (typed.trim() !== '') say(COPY.foundInTree(pagesInOrder(branchesWith(nodes, typed)).length));
  };
  return (
    <SideMenu
      title={COPY.sideMenus.transparency}
      items={itemsOf(found, context.path, isSearch)}
      fold={COPY.youAreIn(COPY.sideMenus.transparency)}
      keep="transparency"
      exclusive={!isSearch}
      above={hydrated ? <TreeSearch words={words} onWords={look} /> : undefined}
    />
  );
};

/** The menu beside a page of a section (MENU-01, MENU-02, PAGE-32). */
export const SectionMenu = ({ context }: { readonly context: PageContext }) => {
  const { side } = context.match.route;
  if (side === undefined) return null;
  if (side === 'transparency') {
    return (
      <QuietBlock query={treeQuery(context, TREE)} failed={COPY.menuFailed} bare>
        {(nodes) => <TransparencyMenu nodes={nodes} context={context} />}
      </QuietBlock>
    );
  }
  return (
    <SideMenu
      title={COPY.sideMenus[side]}
      items={sideItemsOf(sideMenuOf(context.table, context.match.route), context.path, elementOfSideEntry(side))}
      fold={COPY.youAreIn(COPY.sideMenus[side])}
      arrows
    />
  );
};
