import { useId, type ReactNode } from 'react';
import type { MenuLink } from '#core/navigation/menu-link.ts';
import { FRAME } from '#ui/copy/frame.ts';
import { useModal } from '../dialog.tsx';
import { Icon } from '../icons/icon.tsx';
import { markedEntry, MenuEntry } from '../menu-entry.tsx';
import { Closer } from '../opener.tsx';
import { classes } from '../classes.ts';

/** A group of entries of the menu of small screens. */
export interface MenuGroup {
  readonly key: string;
  /** Shown above the entries; the main group has none. */
  readonly title?: string | undefined;
  readonly links: readonly MenuLink[];
}

/** The sheet that covers a small screen. */
export interface SheetProps {
  readonly id: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

const Sheet = ({
  id,
  open,
  onClose,
  title,
  closeLabel,
  className,
  children,
}: SheetProps & {
  readonly title: string;
  readonly closeLabel: string;
  readonly className?: string;
  readonly children: ReactNode;
}) => {
  const dialog = useModal(open, onClose);
  const titleId = useId();
  return (
    <dialog ref={dialog} id={id} className={classes('pt-menu', className)} aria-labelledby={titleId}>
      <div className="pt-menu-top">
        <span id={titleId}>{title}</span>
        <Closer panelId={id} label={closeLabel} onClose={onClose} />
      </div>
      {children}
    </dialog>
  );
};

/** The menu of small screens: it covers the page, which is inert behind it; the cross takes the focus, Escape closes. */
export const MobileMenu = ({
  groups,
  path,
  ...sheet
}: SheetProps & { readonly groups: readonly MenuGroup[]; readonly path: string }) => (
  <Sheet {...sheet} title={FRAME.menu} closeLabel={FRAME.closeMenu}>
    {groups
      .filter(({ links }) => links.length > 0)
      .map(({ key, title, links }) => (
        <nav key={key} aria-label={title ?? FRAME.mainMenu}>
          {title === undefined ? null : <h2>{title}</h2>}
          <ul className={classes('link-list', title !== undefined && 'quiet')}>
            {links.map((link) => (
              <li key={link.id}>
                <MenuEntry
                  link={link}
                  path={link.id === markedEntry(links, path) ? path : undefined}
                  onFollow={sheet.onClose}
                  after={
                    link.externalUrl === undefined ? (
                      <Icon name={title === undefined ? 'chevron-right' : 'arrow-right'} size="sm" />
                    ) : null
                  }
                />
              </li>
            ))}
          </ul>
        </nav>
      ))}
  </Sheet>
);

/** The search of small screens, from the upper edge. */
export const MobileSearch = ({ children, ...sheet }: SheetProps & { readonly children: ReactNode }) => (
  <Sheet {...sheet} title={FRAME.searchTitle} closeLabel={FRAME.closeSearch} className="pt-search-sheet">
    <div className="px-4 pt-4">{children}</div>
  </Sheet>
);
