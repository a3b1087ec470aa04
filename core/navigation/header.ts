/** The header sticks after this much scroll (NAV-14). */
export const STICKY_HEADER_PX = 50;
/** Whether the header sticks (NAV-14). */
export const isHeaderSticky = (scrolledPx: number): boolean => scrolledPx > STICKY_HEADER_PX;

/** The stored search text on a page: cleared whenever the path does not contain "ricerca" (NAV-16). */
export const searchTextOn = (path: string, stored: string): string => (path.includes('ricerca') ? stored : '');
