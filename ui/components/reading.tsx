import { useEffect, useEffectEvent, useState } from 'react';
import { isHeaderSticky } from '#core/navigation/header.ts';
import { activeHeadingOf, isLongPage, readingProgress, SCROLL_THROTTLE_MS } from '#core/navigation/side-index.ts';
import { PARTS } from '#ui/copy/parts.ts';
import { classes } from './classes.ts';
import { useTimer } from './timer.tsx';

/** Looks now and after scrolling or resizing, no more often than once in `waitMs`; and when the subject changes. */
const useScrollLook = (onLook: (subject: string) => void, waitMs: number, subject = ''): void => {
  const timer = useTimer();
  const look = useEffectEvent(onLook);
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const later = () => {
      if (cancel !== undefined) return;
      cancel = timer.after(waitMs, () => {
        cancel = undefined;
        look(subject);
      });
    };
    look(subject);
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    return () => {
      cancel?.();
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
    };
  }, [timer, waitMs, subject]);
};

/** Id of the heading being read, of those with these ids; undefined before the first (MENU-04). */
export const useActiveHeading = (ids: readonly string[]): string | undefined => {
  const [active, setActive] = useState<string>();
  useScrollLook(
    (subject) => {
      const positions = subject.split(' ').flatMap((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top === undefined ? [] : [{ id, top }];
      });
      // An index may name them in another order than that of the page.
      setActive(activeHeadingOf(positions.toSorted((one, other) => one.top - other.top)));
    },
    SCROLL_THROTTLE_MS,
    ids.join(' '),
  );
  return active;
};

/** Whether the page is scrolled far enough for the header to stick (NAV-14). */
export const useHeaderSticky = (): boolean => {
  const [sticky, setSticky] = useState(false);
  useScrollLook(() => setSticky(isHeaderSticky(window.scrollY)), 0);
  return sticky;
};

// Often enough for a bar that follows the hand.
const PROGRESS_LOOK_MS = 50;
const WHOLE_PERCENT = 100;

/** How much of the page has been read: 0 at the top, 100 % at the end (MENU-05); `whenLong`, only where the page is long (D-33). */
export const ReadingProgress = ({
  whenLong = false,
  place = 'page',
}: {
  readonly whenLong?: boolean | undefined;
  /** Over the page, or inside its index (PAGE-17). */
  readonly place?: 'page' | 'index' | undefined;
}) => {
  const [read, setRead] = useState(0);
  // Hidden until the page has been measured, by this script or by the one for slow connections.
  const [isShort, setIsShort] = useState(whenLong);
  useScrollLook(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    setIsShort(whenLong && !isLongPage(clientHeight, scrollHeight));
    setRead(Math.round(readingProgress(window.scrollY, clientHeight, scrollHeight) * WHOLE_PERCENT));
  }, PROGRESS_LOOK_MS);
  return (
    <progress
      hidden={isShort}
      data-when-long={whenLong ? '' : undefined}
      className={classes('pt-progress full progress', place === 'page' ? 'pt-reading-progress' : 'pt-index-progress')}
      // The same figure twice is no news: the page's own bar says it.
      aria-hidden={place === 'index' || undefined}
      value={read}
      max={WHOLE_PERCENT}
      aria-label={PARTS.readingProgress}
    />
  );
};
