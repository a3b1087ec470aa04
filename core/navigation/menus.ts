import type { Area } from '#core/kernel/area.ts';
import { dropdown, linkOutside, linkTo, type MenuLink } from './menu-link.ts';
import type { PortalSettings } from './portal-settings.ts';
import { pathTo, type Route, type RouteTable, routeTable } from './routes.ts';

/** For whom menus and footer are drawn. */
export type MenuAudience = Area;

/** The menus of the header. */
export interface Menus {
  readonly topBar: readonly MenuLink[];
  readonly main: readonly MenuLink[];
  /** Guided paths, with the useful tools beside them; empty when logged in, since those pages are for visitors. */
  readonly guidedPaths: readonly MenuLink[];
  readonly usefulTools: readonly MenuLink[];
  readonly extra: readonly MenuLink[];
}

const topBar = (table: RouteTable, { flags, external }: PortalSettings): readonly MenuLink[] => [
  linkTo(table, 'transparency'),
  linkTo(table, 'forms'),
  linkTo(table, 'support'),
  ...(flags.fraudReport ? [linkOutside('fraudReport', 'Segnalazione frodi', external.fraudReport)] : []),
];

const extraMenu = (table: RouteTable): readonly MenuLink[] => [
  linkTo(table, 'transparency'),
  linkTo(table, 'forms'),
  linkTo(table, 'communication', 'Comunicazione'),
];

const MAIN: Readonly<Record<MenuAudience, (table: RouteTable) => readonly MenuLink[]>> = {
  public: (table) =>
    (['agency', 'aids', 'services', 'communicates', 'regulations'] as const).map((id) => linkTo(table, id)),
  farmer: (table) =>
    (['desk', 'companyFile', 'procedures', 'aids', 'services'] as const).map((id) => linkTo(table, id)),
  caa: (table) =>
    (['caaDesk', 'producers', 'services', 'support', 'regulations', 'aids'] as const).map((id) =>
      id === 'caaDesk' ? linkTo(table, id, 'Scrivania') : linkTo(table, id),
    ),
};

/** The menus of an audience (NAV-01 to NAV-06). */
export const menusFor = (audience: MenuAudience, settings: PortalSettings): Menus => {
  const table = routeTable(settings.names);
  const isPublic = audience === 'public';
  return {
    topBar: topBar(table, settings),
    main: MAIN[audience](table),
    guidedPaths: isPublic
      ? [linkTo(table, 'farmers'), linkTo(table, 'assistanceCentres', 'CAA'), linkTo(table, 'payingBodiesPath')]
      : [],
    usefulTools: isPublic ? [linkTo(table, 'aids'), linkTo(table, 'appPage'), linkTo(table, 'condizionalita')] : [],
    extra: audience === 'caa' ? [] : extraMenu(table),
  };
};

/** What stands in the header while it is not known for whom: what everybody has. */
export const menusForNobody = (settings: PortalSettings): Menus => ({ ...menusFor('caa', settings), main: [] });

/** Where the mark of the agency leads. */
export const homeFor = (audience: MenuAudience, settings: PortalSettings): string =>
  pathTo(routeTable(settings.names), ({ public: 'root', farmer: 'desk', caa: 'caaDesk' } as const)[audience]);

/** The links of the footer, in their groups (NAV-07, NAV-08). */
export interface FooterLinks {
  readonly useful: readonly MenuLink[];
  /** Ways to help; none for a CAA. */
  readonly assistance: readonly MenuLink[];
  readonly social: readonly MenuLink[];
}

/** A page that the editors add to the footer. */
interface FooterPage {
  readonly title: string;
  readonly path?: string | undefined;
  readonly legacyUrl?: string | undefined;
}

/** A page of the editors as an entry of a menu; a group without a page leads nowhere (NAV-09, PAGE-44). */
const entryOf = ({ title, path, legacyUrl }: FooterPage): MenuLink | undefined => {
  if (legacyUrl !== undefined) return { id: legacyUrl, title, legacyUrl };
  if (path === undefined) return undefined;
  return path.startsWith('/') ? { id: path, title, friendlyUrl: path } : linkOutside(path, title, path);
};

/** The pages that the editors add to the footer, without those that it has already. */
const furtherOf = (pages: readonly FooterPage[], named: readonly MenuLink[]): readonly MenuLink[] =>
  pages
    .map(entryOf)
    .filter((link) => link !== undefined)
    .filter(
      (link, index, all) =>
        !named.some(({ friendlyUrl }) => friendlyUrl !== undefined && friendlyUrl === link.friendlyUrl) &&
        all.findIndex(({ id }) => id === link.id) === index,
    );

/** The footer of an audience, with the pages that the editors add; the one for CAA has fewer useful links (NAV-07, NAV-08, PAGE-44). */
export const footerFor = (
  audience: MenuAudience,
  settings: PortalSettings,
  pages: readonly FooterPage[] = [],
): FooterLinks => {
  const table = routeTable(settings.names);
  const { external } = settings;
  const common = [
    linkTo(table, 'siteMap'),
    linkTo(table, 'legalNotes'),
    linkTo(table, 'privacy'),
    linkOutside('accessibilityDeclaration', 'Dichiarazione di accessibilità', external.accessibilityDeclaration),
  ];
  const forPublic = [
    linkTo(table, 'proclamations'),
    linkOutside('ministry', 'Ministero dell’agricoltura', external.ministry),
    linkOutside('gazette', 'Gazzetta ufficiale', external.gazette),
    linkOutside('oldSite', 'Sito precedente', external.oldSite),
  ];
  const assistance = [
    linkTo(table, 'faq'),
    linkTo(table, 'contacts'),
    linkTo(table, 'assistanceRequest', 'Segnala disservizio'),
    linkTo(table, 'payingBodies'),
  ];
  const useful = [...common, ...forPublic];
  return {
    useful: audience === 'caa' ? common : [...useful, ...furtherOf(pages, [...useful, ...assistance])],
    assistance: audience === 'caa' ? [] : assistance,
    social: external.social.map(({ name, icon, href }) => ({ ...linkOutside(`social-${icon}`, name, href), icon })),
  };
};

/** Side menu of the agency's pages (MENU-01). */
export const agencySideMenu = (table: RouteTable): readonly MenuLink[] => [
  dropdown('agencyBodies', 'Organi dell’Agenzia', [linkTo(table, 'director'), linkTo(table, 'auditors')]),
  linkTo(table, 'organizationChart'),
  linkTo(table, 'jointBody'),
  linkTo(table, 'guaranteeCommittee'),
  linkTo(table, 'resolutions'),
  linkTo(table, 'competitions'),
  linkTo(table, 'agencyTenders', 'Appalti'),
];

const NATIONAL_AIDS = [
  ['misure-straordinarie-ucraina', 'Misure straordinarie Ucraina'],
  ['misure-straordinarie-covid-19', 'Misure straordinarie COVID-19'],
  ['aiuti-de-minimis', 'Aiuti de minimis'],
] as const;

/** Side menu of the aids' pages (MENU-02). */
export const aidSideMenu = (table: RouteTable): readonly MenuLink[] => [
  dropdown('communityAids', 'Aiuti comunitari', [
    linkTo(table, 'directPayments'),
    linkTo(table, 'ocmPayments'),
    linkTo(table, 'ruralDevelopment'),
  ]),
  dropdown(
    'nationalAids',
    'Aiuti nazionali',
    NATIONAL_AIDS.map(([slug, title]) => ({
      id: slug,
      title,
      friendlyUrl: pathTo(table, 'measure', { friendlyUrl: slug }),
    })),
  ),
  linkTo(table, 'nationalTenders', 'Appalti FEAD e fondo nazionale'),
];

/** The menu beside a page, of those that the portal itself knows; that of the transparency is the service's (PAGE-32). */
export const sideMenuOf = (table: RouteTable, { side }: Pick<Route, 'side'>): readonly MenuLink[] =>
  side === 'agency' ? agencySideMenu(table) : side === 'aids' ? aidSideMenu(table) : [];
