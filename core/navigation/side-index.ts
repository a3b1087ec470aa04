/** A heading above this line is the one being read (MENU-04). */
export const ACTIVE_HEADING_PX = 200;
/** Scrolling is looked at no more often than this (MENU-04). */
export const SCROLL_THROTTLE_MS = 300;

/** A heading of a page and where it is. */
export interface HeadingPosition {
  readonly id: string;
  /** Pixels from the top of the window; negative when scrolled out. */
  readonly top: number;
}

/** The heading being read: the last one scrolled above the line; undefined before the first (MENU-04). */
export const activeHeadingOf = (headings: readonly HeadingPosition[]): string | undefined =>
  headings.findLast(({ top }) => top < ACTIVE_HEADING_PX)?.id;

/** How much of a page has been read, from 0 at the top to 1 at the end; a page that does not scroll is read (MENU-05). */
export const readingProgress = (scrolled: number, windowHeight: number, pageHeight: number): number => {
  const way = pageHeight - windowHeight;
  return way <= 0 ? 1 : Math.min(1, Math.max(0, scrolled / way));
};

/** A page is long, and says how much of it has been read, from this many windows on (D-33). */
export const LONG_PAGE_WINDOWS = 2;

/** Whether a page is longer than two screens (D-33). */
export const isLongPage = (windowHeight: number, pageHeight: number): boolean =>
  pageHeight > LONG_PAGE_WINDOWS * windowHeight;
