import { useId, type ReactNode } from 'react';
import type { MenuLink } from '#core/navigation/menu-link.ts';
import { COMMON } from '#ui/copy/common.ts';
import { classes } from './classes.ts';
import { Icon } from './icons/icon.tsx';
import { LinkTo } from './link-to.tsx';

/** An entry of a side menu. */
export interface SideItem {
  readonly id: string;
  readonly label: ReactNode;
  /** Page of the portal; without it and with `items` the entry only opens. */
  readonly to?: string | undefined;
  /** A part of this page, by its id. */
  readonly anchor?: string | undefined;
  readonly current?: boolean | undefined;
  /** Shows the red sign, with its words (PAGE-06). */
  readonly alert?: boolean | undefined;
  readonly items?: readonly SideItem[] | undefined;
  /** Whether the entries below are shown: `fixed` always, `open` until closed, `closed` until opened. */
  readonly below?: 'fixed' | 'open' | 'closed' | undefined;
}

const Marks = ({ alert = false, arrow }: { readonly alert?: boolean | undefined; readonly arrow: boolean }) =>
  alert ? (
    <Icon name="error" title={COMMON.alert} className="pt-alert-icon" />
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
  const { label, to, anchor, current = false, alert } = item;
  const inside = (
    <>
      <span>{label}</span>
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
  return to === undefined ? (
    <span className="group">{inside}</span>
  ) : (
    <LinkTo to={to} className="list-item" aria-current={current ? 'page' : undefined} onClick={() => onFollow?.(item)}>
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
}: {
  readonly items: readonly SideItem[];
  readonly nested?: boolean;
  readonly arrow: boolean;
  readonly onFollow: ((item: SideItem) => void) | undefined;
}) => (
  <ul className={classes('link-list', nested && 'link-sublist nested')}>
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
            <details open={item.below === 'open' || holdsCurrent(item)}>
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
}

/** A menu beside a page's content: above it on phones, sticky at its left on wide screens. */
export const SideMenu = ({
  title,
  showTitle = false,
  items,
  sticky = 'section',
  arrows = false,
  onFollow,
  above,
}: SideMenuProps) => {
  const titleId = useId();
  return (
    <nav
      className={classes('pt-side', 'sidebar-wrapper', 'sticky', sticky === 'file' && 'file')}
      aria-labelledby={titleId}
    >
      <h2 id={titleId} className={showTitle ? undefined : 'visually-hidden'}>
        {title}
      </h2>
      {above}
      <Entries items={items} arrow={arrows} onFollow={onFollow} />
    </nav>
  );
};

/** A section's menu as entries; `path` is the page being shown, without base path. */
export const sideItemsOf = (menu: readonly MenuLink[], path: string): readonly SideItem[] =>
  menu.map(({ id, title, friendlyUrl, dropdownItems }) => ({
    id,
    label: title,
    to: friendlyUrl,
    current: friendlyUrl === path,
    items: dropdownItems === undefined ? undefined : sideItemsOf(dropdownItems, path),
  }));
