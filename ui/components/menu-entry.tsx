import { menuActionOf, type MenuLink } from '#core/navigation/menu-link.ts';
import { ActionLink, useLinkSettings } from './link-to.tsx';
import type { ReactNode } from 'react';
import { elementOfLink } from './national-model.ts';

/** A menu's entry as a link. */
export interface MenuEntryProps {
  readonly link: MenuLink;
  /** Path of the page being shown, without base path, where this entry may be marked as leading to it. */
  readonly path?: string | undefined;
  readonly className?: string | undefined;
  /** Leaves the arrow of an outside link out. */
  readonly bare?: boolean | undefined;
  /** Shown instead of the title, such as an icon; the title is then the link's name. */
  readonly children?: ReactNode;
  readonly after?: ReactNode;
  /** Says what the entry is in the national model: for the menus that the model knows. */
  readonly inModel?: boolean | undefined;
  readonly onFollow?: (() => void) | undefined;
}

/** How an entry stands to the page: it is the page, the page lies under it, or neither. */
const currentOf = ({ friendlyUrl }: MenuLink, path: string): 'page' | 'true' | undefined => {
  if (friendlyUrl === undefined || friendlyUrl === '/') return undefined;
  if (friendlyUrl === path) return 'page';
  return path.startsWith(`${friendlyUrl}/`) ? 'true' : undefined;
};

/**
 * Id of the one entry of a menu that is marked: the nearest above the page, so that the desk is not marked beside the
 * company file that lies under it.
 */
export const markedEntry = (links: readonly MenuLink[], path: string): string | undefined =>
  links
    .filter((link) => currentOf(link, path) !== undefined)
    .sort((left, right) => (right.friendlyUrl ?? '').length - (left.friendlyUrl ?? '').length)[0]?.id;

/** Which of the links are marked on a page, and how, one letter for each: whatever has the same letters looks the same. */
export const marksOf = (links: readonly MenuLink[], path: string): string =>
  links.map((link) => currentOf(link, path)?.charAt(0) ?? '-').join('');

/** An entry of a menu: a page, another site, or an address of the former site behind its dialog (NAV-09, NAV-24). */
export const MenuEntry = ({ link, path, className, bare, children, after, inModel, onFollow }: MenuEntryProps) => {
  const action = menuActionOf(link, useLinkSettings());
  if (action.kind === 'dropdown') return <span className={className}>{link.title}</span>;
  return (
    <ActionLink
      action={action}
      className={className ?? 'list-item'}
      bare={bare}
      data-element={inModel === true ? elementOfLink(link.id) : undefined}
      aria-current={path === undefined ? undefined : currentOf(link, path)}
      onClick={() => onFollow?.()}
    >
      {children}
      <span className={children === undefined ? undefined : 'visually-hidden'}>{link.title}</span>
      {after}
    </ActionLink>
  );
};
