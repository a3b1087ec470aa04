import type { MenuLink } from '#core/navigation/menu-link.ts';
import { agencySideMenu, aidSideMenu, footerFor, type MenuAudience, menusFor } from '#core/navigation/menus.ts';
import type { PortalSettings } from '#core/navigation/portal-settings.ts';
import { routeTable } from '#core/navigation/routes.ts';

/** What people call those for whom the menus are drawn. */
export const AUDIENCES: Readonly<Record<string, MenuAudience>> = {
  'un visitatore': 'public',
  'un agricoltore': 'farmer',
  'un operatore CAA': 'caa',
};

/** What people call the menus. */
export const MENUS: Readonly<
  Record<string, (audience: MenuAudience, settings: PortalSettings) => readonly MenuLink[]>
> = {
  'la barra in alto': (audience, settings) => menusFor(audience, settings).topBar,
  'il menu principale': (audience, settings) => menusFor(audience, settings).main,
  'i percorsi guidati': (audience, settings) => menusFor(audience, settings).guidedPaths,
  'gli strumenti utili': (audience, settings) => menusFor(audience, settings).usefulTools,
  'le voci in più': (audience, settings) => menusFor(audience, settings).extra,
  'i collegamenti utili del piè di pagina': (audience, settings) => footerFor(audience, settings).useful,
  'i collegamenti sociali del piè di pagina': (audience, settings) => footerFor(audience, settings).social,
  "il menu laterale dell'agenzia": (_audience, { names }) => agencySideMenu(routeTable(names)),
  'il menu laterale degli aiuti': (_audience, { names }) => aidSideMenu(routeTable(names)),
};

/** Titles and addresses of a menu, line by line; what is inside an entry follows it after a dash. */
export const linesOf = (
  links: readonly MenuLink[],
  dash = '',
): readonly (readonly [title: string, address: string])[] =>
  links.flatMap(({ title, friendlyUrl, externalUrl, dropdownItems = [] }) => [
    [`${dash}${title}`, friendlyUrl ?? externalUrl ?? ''] as const,
    ...linesOf(dropdownItems, '- '),
  ]);
