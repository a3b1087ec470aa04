import type { Audience } from './address-line.ts';
import type { MenuAudience } from './menus.ts';

/** The header sticks after this much scroll (NAV-14). */
export const STICKY_HEADER_PX = 50;
/** Whether the header sticks (NAV-14). */
export const isHeaderSticky = (scrolledPx: number): boolean => scrolledPx > STICKY_HEADER_PX;

/** The stored search text on a page: cleared whenever the path does not contain "ricerca" (NAV-16). */
export const searchTextOn = (path: string, stored: string): string => (path.includes('ricerca') ? stored : '');

/**
 * Whether the header has a search box and a button for support: centres have neither (NAV-10). While it is not known yet
 * who is signed in (`undefined`), a page that only centres open promises neither, so that nobody writes into what goes away.
 */
export const hasSearchAndSupport = (audience: MenuAudience | undefined, page: Audience | undefined): boolean =>
  audience === undefined ? page !== 'caaOnly' : audience !== 'caa';
