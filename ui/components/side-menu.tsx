import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { MenuLink } from '#core/navigation/menu-link.ts';
import { COMMON } from '#ui/copy/common.ts';
import { classes } from './classes.ts';
import { Folding } from './folding.tsx';
import { Icon } from './icons/icon.tsx';
import { LinkTo } from './link-to.tsx';
import { MenuEntry } from './menu-entry.tsx';

/** An entry of a side menu. */
export interface SideItem {
  readonly id: string;
  readonly label: ReactNode;
  /** Page of the portal; without it and with `items` the entry only opens. */
  readonly to?: string | undefined;
  /** Where the reader goes on there, by its id. */
  readonly fragment?: string | undefined;
  /** Address on the agency's former site, reached through its dialog (NAV-09). */
  readonly legacyUrl?: string | undefined;
  /** A part of this page, by its id. */
  readonly anchor?: string | undefined;
  readonly current?: boolean | undefined;
  /** The page shown is one of those below this entry. */
  readonly within?: boolean | undefined;
  /** Shows the red icon, with its words (PAGE-06). */
  readonly alert?: boolean | undefined;
  /** A second line of a few words: what waits there (FILE-15). */
  readonly mark?: ReactNode;
  readonly items?: readonly SideItem[] | undefined;
  /** Name of the link in the national model. */
  readonly element?: string | undefined;
  /** Whether the entries below are shown: `fixed` always, `open` until closed, `closed` until opened. */
  readonly below?: 'fixed' | 'open' | 'closed' | undefined;
}

const Marks = ({ alert = false, arrow }: { readonly alert?: boolean | undefined; readonly arrow: boolean }) =>
  alert ? (
    <Icon key="alert" name="error" title={COMMON.alert} className="pt-alert-icon" />
  ) : arrow ? (
    <Icon name="chevron-right" size="sm" />
  ) : null;

const Entry = ({
  item,
  arrow,
  onFollow,
}: {
  readonly item: SideItem;
  readonly arrow: boolean;
  readonly onFollow: ((item: SideItem) => void) | undefined;
}) => {
  const { id, label, to, fragment, legacyUrl, anchor, current = false, within = false, alert, mark, element } = item;
  const inside = (
    <>
      {mark === undefined ? (
        <span>{label}</span>
      ) : (
        <span>
          {label} {mark}
        </span>
      )}
      <Marks alert={alert} arrow={arrow} />
    </>
  );
  if (anchor !== undefined) {
    return (
      <a
        href={`#${anchor}`}
        className="list-item"
        aria-current={current ? 'true' : undefined}
        onClick={() => onFollow?.(item)}
      >
        {inside}
      </a>
    );
  }
  if (legacyUrl !== undefined)
    return (
      <MenuEntry link={{ id, title: '', legacyUrl }} bare>
        {inside}
      </MenuEntry>
    );
  return to === undefined ? (
    <span className="group">{inside}</span>
  ) : (
    <LinkTo
      to={to}
      fragment={fragment}
      className="list-item"
      data-element={element}
      aria-current={current ? 'page' : within ? 'true' : undefined}
      onClick={() => onFollow?.(item)}
    >
      {inside}
    </LinkTo>
  );
};

const holdsCurrent = ({ current = false, items = [] }: SideItem): boolean => current || items.some(holdsCurrent);

const Entries = ({
  items,
  nested = false,
  arrow,
  onFollow,
  group,
  element,
}: {
  readonly element?: string | undefined;
  readonly items: readonly SideItem[];
  /** Name that the entries of one level share where at most one of them is open. */
  readonly group?: string | undefined;
  readonly nested?: boolean;
  readonly arrow: boolean;
  readonly onFollow: ((item: SideItem) => void) | undefined;
}) => (
  <ul className={classes('link-list', nested && 'link-sublist nested')} data-element={element}>
    {items.map((item) => {
      const below =
        item.items === undefined || item.items.length === 0 ? null : (
          <Entries items={item.items} nested arrow={false} onFollow={onFollow} />
        );
      return (
        <li key={item.id}>
          {below === null || item.below === 'fixed' || item.below === undefined ? (
            <>
              <Entry item={item} arrow={arrow && below === null} onFollow={onFollow} />
              {below}
            </>
          ) : (
            <details name={group} open={item.below === 'open' || holdsCurrent(item)}>
              <summary>
                <span>{item.label}</span>
                <Icon name="expand" size="sm" className="pt-chevron" />
              </summary>
              {below}
            </details>
          )}
        </li>
      );
    })}
  </ul>
);

/** A menu beside a page's content. */
export interface SideMenuProps {
  /** Its name, said by assistive technology and shown when `showTitle`. */
  readonly title: string;
  readonly showTitle?: boolean | undefined;
  readonly items: readonly SideItem[];
  /** Stays in sight at 130 px from the top, 128 on the company file (MENU-04). */
  readonly sticky?: 'section' | 'file' | undefined;
  /** An arrow at the right of entries without an alert. */
  readonly arrows?: boolean | undefined;
  readonly onFollow?: ((item: SideItem) => void) | undefined;
  /** Above the entries, such as the reading progress. */
  readonly above?: ReactNode;
  /** Where the menu stands above the content it folds into one row with these words. */
  readonly fold?: ReactNode;
  /** Whether at most one entry of the first level is open. */
  readonly exclusive?: boolean | undefined;
  /** Name under which a long menu remembers how far it was scrolled, from page to page (PAGE-32). */
  readonly keep?: string | undefined;
  /** Low rows, for many entries of a word or two. */
  readonly compact?: boolean | undefined;
  /** Name of the list of entries in the national model. */
  readonly element?: string | undefined;
}

/** How far the long menus of this document are scrolled, by their names. */
const kept = new Map<string, number>();

/** Keeps a menu where it was on the page before, with the present entry in sight. */
const useKeptScroll = (keep: string | undefined) => {
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = menu.current;
    if (element === null || keep === undefined) return undefined;
    element.scrollTop = kept.get(keep) ?? 0;
    const current = element.querySelector('[aria-current]')?.getBoundingClientRect();
    const { top, bottom } = element.getBoundingClientRect();
    if (current !== undefined && (current.top < top || current.bottom > bottom))
      element.scrollTop += current.top - top - element.clientHeight / 2;
    const note = () => kept.set(keep, element.scrollTop);
    note();
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
  }, [keep]);
  return menu;
};

/** A menu beside a page's content: above it on phones, sticky at its left on wide screens. */
export const SideMenu = ({
  title,
  showTitle = false,
  items,
  sticky = 'section',
  arrows = false,
  onFollow,
  above,
  fold,
  exclusive = false,
  keep,
  compact = false,
  element,
}: SideMenuProps) => {
  const titleId = useId();
  const menu = useKeptScroll(keep);
  const entries = (
    <>
      {above}
      <Entries
        items={items}
        arrow={arrows}
        onFollow={onFollow}
        group={exclusive ? titleId : undefined}
        element={element}
      />
    </>
  );
  return (
    <nav
      ref={menu}
      className={classes('pt-side', 'sidebar-wrapper', 'sticky', sticky === 'file' && 'file', compact && 'compact')}
      aria-labelledby={titleId}
    >
      <h2 id={titleId} className={showTitle ? 'shown' : 'visually-hidden'}>
        {title}
      </h2>
      {fold === undefined ? entries : <Folding words={fold}>{entries}</Folding>}
    </nav>
  );
};

/** A section's menu as entries; `path` is the page being shown, without base path, `element` their name in the national model. */
export const sideItemsOf = (menu: readonly MenuLink[], path: string, element?: string): readonly SideItem[] =>
  menu.map(({ id, title, friendlyUrl, legacyUrl, dropdownItems }) => ({
    id,
    label: title,
    to: friendlyUrl,
    legacyUrl,
    current: friendlyUrl === path,
    within: friendlyUrl !== undefined && path.startsWith(`${friendlyUrl}/`),
    element,
    items: dropdownItems === undefined ? undefined : sideItemsOf(dropdownItems, path, element),
  }));
