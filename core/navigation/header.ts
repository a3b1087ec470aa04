/** The header sticks after this much scroll (NAV-14). */
export const STICKY_HEADER_PX = 50;
/** Below this width the mobile layout is used (NAV-14). */
export const MOBILE_BREAKPOINT_PX = 1200;

/** Whether the header sticks (NAV-14). */
export const isHeaderSticky = (scrolledPx: number): boolean => scrolledPx > STICKY_HEADER_PX;

/** Whether the mobile layout is used (NAV-14). */
export const isMobileLayout = (widthPx: number): boolean => widthPx < MOBILE_BREAKPOINT_PX;

/** The stored search text on a page: cleared whenever the path does not contain "ricerca" (NAV-16). */
export const searchTextOn = (path: string, stored: string): string => (path.includes('ricerca') ? stored : '');
