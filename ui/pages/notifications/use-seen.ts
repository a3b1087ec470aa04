import { type RefObject, useEffect, useRef } from 'react';
import { READ_AFTER_MS } from '#core/notifications/latest.ts';
import { useTimer } from '#ui/components/timer.tsx';

/**
 * Runs once something has been in view for two seconds in a tab that is in sight (D-43). What leaves the view before begins again; without
 * a `name` nothing is waited for.
 */
export const useSeen = (name: string | undefined, shown: RefObject<HTMLElement | null>, onSeen: () => void): void => {
  const timer = useTimer();
  const seen = useRef(onSeen);
  useEffect(() => {
    seen.current = onSeen;
  });
  useEffect(() => {
    const element = shown.current;
    if (name === undefined || element === null) return undefined;
    let isInView = false;
    let cancel: (() => void) | undefined;
    const follow = (): void => {
      cancel?.();
      cancel = isInView && !document.hidden ? timer.after(READ_AFTER_MS, () => seen.current()) : undefined;
    };
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting === true;
      follow();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', follow);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', follow);
      cancel?.();
    };
  }, [name, shown, timer]);
};
