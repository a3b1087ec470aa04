import { useEffect, useState, type ReactNode } from 'react';
import type { MenuLink } from '#core/navigation/menu-link.ts';
import type { Menus } from '#core/navigation/menus.ts';
import { FRAME } from '#ui/copy/frame.ts';
import { classes } from '../classes.ts';
import { Drop } from '../drop.tsx';
import { Icon } from '../icons/icon.tsx';
import { LinkTo } from '../link-to.tsx';
import { markedEntry, MenuEntry } from '../menu-entry.tsx';
import { ELEMENT } from '../national-model.ts';
import { Opener } from '../opener.tsx';
import { useHeaderSticky } from '../reading.tsx';
import { Brand, type Agency } from './brand.tsx';
import { CachedFragment } from './cached-fragment.tsx';
import { MobileMenu, MobileSearch, type MenuGroup } from './mobile-menu.tsx';
import { SearchBox, type SearchBoxProps } from './search-box.tsx';

const MENU_ID = 'menu-del-portale';
const SEARCH_ID = 'ricerca-nel-portale';
/** From here on menu and search stand in the page itself: what covers a small screen has nothing to say there. */
const WIDE = '(min-width: 1200px)';

/** The header of every page. */
export interface HeaderProps {
  readonly agency: Agency;
  readonly homeTo: string;
  /** Path of the page being shown, without base path. */
  readonly path: string;
  readonly menus: Menus;
  /** The search of the portal; absent for a CAA (NAV-10). */
  readonly search?: SearchBoxProps | undefined;
  /** In its place, at every width, what a centre searches: its own producers (D-44). */
  readonly producers?: ReactNode;
  /** Path of the support pages, for the button of small screens; absent for a CAA (NAV-10). */
  readonly supportTo?: string | undefined;
  /** Entries after those of the top bar: "Comunicazioni" (NAV-11). */
  readonly topBarEnd?: readonly MenuLink[] | undefined;
  /** At the right of the strip: the login entry, or notifications and profile. */
  readonly zone: ReactNode;
  /** All that it depends on besides settings and search words, where it is kept. */
  readonly cacheKey?: string | undefined;
  /** The page. It comes before what can be opened over it, so that a browser has less to read before it draws. */
  readonly children?: ReactNode;
}

const Links = ({ links, path }: { readonly links: readonly MenuLink[]; readonly path: string }) => (
  <ul className="link-list">
    {links.map((link) => (
      <li key={link.id}>
        <MenuEntry
          link={link}
          path={path}
          className="list-item"
          after={link.externalUrl === undefined ? <Icon name="arrow-right" size="sm" /> : null}
        />
      </li>
    ))}
  </ul>
);

const Mega = ({
  title,
  groups,
  path,
}: {
  readonly title: string;
  readonly groups: readonly MenuGroup[];
  readonly path: string;
}) => (
  <li className="nav-item dropdown megamenu">
    <Drop group="menu-della-testata" summary={<span>{title}</span>} summaryClass="nav-link">
      {groups.map(({ key, title: name, links }) => (
        <div key={key}>
          {name === undefined ? null : <h2 className="mt-3">{name}</h2>}
          <Links links={links} path={path} />
        </div>
      ))}
    </Drop>
  </li>
);

const megaMenus = ({
  guidedPaths,
  usefulTools,
  extra,
}: Menus): readonly { readonly title: string; readonly groups: readonly MenuGroup[] }[] => {
  const others: MenuGroup = {
    key: 'extra',
    title: usefulTools.length === 0 ? undefined : FRAME.otherLinks,
    links: extra,
  };
  return [
    { title: FRAME.guidedPaths, groups: [{ key: 'paths', links: guidedPaths }] },
    usefulTools.length === 0
      ? { title: FRAME.otherLinks, groups: [others] }
      : { title: FRAME.usefulTools, groups: [{ key: 'tools', links: usefulTools }, others] },
  ].filter(({ groups }) => groups.some(({ links }) => links.length > 0));
};

const withoutRepeats = (links: readonly MenuLink[]): readonly MenuLink[] =>
  links.filter((link, index) => links.findIndex(({ id }) => id === link.id) === index);

/** What opens over the page on small screens. */
type Sheet = 'menu' | 'search';

const Strip = ({
  topBar,
  path,
  supportTo,
  zone,
}: { readonly topBar: readonly MenuLink[] } & Pick<HeaderProps, 'path' | 'supportTo' | 'zone'>) => (
  <div className="it-header-slim-wrapper">
    <div className="container-xxl">
      <div className="it-header-slim-wrapper-content pt-slim">
        <nav className="d-none d-xl-block" aria-label={FRAME.serviceLinks}>
          <ul className="link-list">
            {topBar.map((link) => (
              <li key={link.id}>
                <MenuEntry link={link} path={path} />
              </li>
            ))}
          </ul>
        </nav>
        {supportTo === undefined ? null : (
          <LinkTo to={supportTo} className="d-inline-grid d-xl-none">
            {FRAME.support}
          </LinkTo>
        )}
        <div className="it-header-slim-right-zone">{zone}</div>
      </div>
    </div>
  </div>
);

interface BrandBarProps extends Pick<HeaderProps, 'agency' | 'homeTo' | 'search' | 'producers'> {
  readonly opened: Sheet | undefined;
  readonly onOpen: (sheet: Sheet) => void;
}

const BrandBar = ({ agency, homeTo, search, producers, opened, onOpen }: BrandBarProps) => (
  <div className="it-header-center-wrapper">
    <div className="container-xxl">
      <div className="it-header-center-content-wrapper pt-brandbar">
        <Opener
          panelId={MENU_ID}
          open={opened === 'menu'}
          onOpen={() => onOpen('menu')}
          label={FRAME.openMenu}
          className="pt-icon-btn d-xl-none"
        >
          <Icon name="burger" />
        </Opener>
        <Brand agency={agency} homeTo={homeTo} />
        {producers !== undefined ? (
          <div className="it-right-zone it-search-wrapper pt-own-row">{producers}</div>
        ) : search === undefined ? (
          <div className="it-right-zone" />
        ) : (
          <div className="it-right-zone it-search-wrapper">
            <div className="d-none d-xl-block w-100">
              <SearchBox {...search} />
            </div>
            <Opener
              panelId={SEARCH_ID}
              open={opened === 'search'}
              onOpen={() => onOpen('search')}
              label={FRAME.openSearch}
              className="pt-icon-btn d-xl-none"
            >
              <Icon name="search" />
            </Opener>
          </div>
        )}
      </div>
    </div>
  </div>
);

const Navigation = ({ menus, path }: Pick<HeaderProps, 'menus' | 'path'>) => {
  const marked = markedEntry(menus.main, path);
  const megas = megaMenus(menus);
  return (
    <div className="it-header-navbar-wrapper">
      <div className="container-xxl">
        <nav className="pt-nav navbar-collapsable" aria-label={FRAME.mainMenu}>
          <ul className="navbar-nav flex-row" data-element={ELEMENT.mainNavigation}>
            {menus.main.map((link) => (
              <li key={link.id} className="nav-item">
                <MenuEntry link={link} path={link.id === marked ? path : undefined} className="nav-link" inModel />
              </li>
            ))}
          </ul>
          {megas.length === 0 ? null : (
            <ul className="navbar-nav navbar-secondary flex-row quiet">
              {megas.map((mega) => (
                <Mega key={mega.title} {...mega} path={path} />
              ))}
            </ul>
          )}
        </nav>
      </div>
    </div>
  );
};

const mobileGroups = (menus: Menus, topBar: readonly MenuLink[]): readonly MenuGroup[] => [
  { key: 'main', links: menus.main },
  { key: 'paths', title: FRAME.guidedPaths, links: menus.guidedPaths },
  { key: 'tools', title: FRAME.usefulTools, links: menus.usefulTools },
  { key: 'others', title: FRAME.otherLinks, links: withoutRepeats([...menus.extra, ...topBar]) },
];

/** What is open over the page; nothing any more once the screen is wide. */
const useSheet = () => {
  const [opened, setOpened] = useState<Sheet>();
  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    const widened = () => {
      if (wide.matches) setOpened(undefined);
    };
    wide.addEventListener('change', widened);
    return () => wide.removeEventListener('change', widened);
  }, []);
  return [opened, setOpened] as const;
};

/** Strip, brand with search, menus; on small screens a row with menu and search that open over the page (NAV-14). */
export const Header = ({
  path,
  menus,
  supportTo,
  topBarEnd = [],
  zone,
  cacheKey: frameKey,
  children,
  ...brand
}: HeaderProps) => {
  const sticky = useHeaderSticky();
  const [opened, setOpened] = useSheet();
  const close = () => setOpened(undefined);
  const { search } = brand;
  const topBar = [...menus.topBar, ...topBarEnd];
  // Search words belong to one page.
  const cacheKey = search === undefined || search.value === '' ? frameKey : undefined;
  return (
    <>
      <CachedFragment name="header" cacheKey={cacheKey}>
        <header className={classes('it-header-wrapper', sticky && 'is-sticky')}>
          <Strip topBar={topBar} path={path} supportTo={supportTo} zone={zone} />
          <div className="pt-header-rows">
            <BrandBar {...brand} opened={opened} onOpen={setOpened} />
            <Navigation menus={menus} path={path} />
          </div>
        </header>
      </CachedFragment>
      {children}
      <CachedFragment name="menu" cacheKey={cacheKey}>
        <MobileMenu
          id={MENU_ID}
          open={opened === 'menu'}
          onClose={close}
          groups={mobileGroups(menus, topBar)}
          path={path}
        />
      </CachedFragment>
      {search === undefined ? null : (
        <CachedFragment name="search" cacheKey={cacheKey}>
          <MobileSearch id={SEARCH_ID} open={opened === 'search'} onClose={close}>
            <SearchBox
              {...search}
              first
              onSearch={(text) => {
                close();
                search.onSearch(text);
              }}
            />
          </MobileSearch>
        </CachedFragment>
      )}
    </>
  );
};

/** The way in. Before any script it is a link to the address that asks for the login by itself. */
export const LoginEntry = ({ to, onLogIn }: { readonly to: string; readonly onLogIn: () => void }) => (
  <LinkTo
    to={to}
    className="pt-login"
    onClick={(event) => {
      event.preventDefault();
      onLogIn();
    }}
  >
    <Icon name="user" />
    <span>{FRAME.logIn}</span>
  </LinkTo>
);
