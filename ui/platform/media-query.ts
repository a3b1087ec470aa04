import { useSyncExternalStore } from 'react';
import { type Screen, SIDE_BY_SIDE_QUERY, SMALL_SCREEN_QUERY } from '#core/notifications/latest.ts';

/** Whether a media query holds now; false on the server, where there is no screen. */
const useMediaQuery = (query: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );

const screenOf = (isSmall: boolean): Screen => (isSmall ? 'small' : 'wide');

/** Which screen this is (NOTE-04); where a page is drawn for nobody's, on the service, a wide one. */
export const currentScreen = (): Screen =>
  screenOf(typeof window !== 'undefined' && window.matchMedia(SMALL_SCREEN_QUERY).matches);

/** Which screen this is, also after its width has changed (NOTE-04). */
export const useScreen = (): Screen => screenOf(useMediaQuery(SMALL_SCREEN_QUERY));

/** Whether a field that takes the focus brings a keyboard over half of the screen. */
export const useNarrow = (): boolean => useMediaQuery('(max-width: 767.98px)');

/** Whether list and message stand side by side (D-43). */
export const useSideBySide = (): boolean => useMediaQuery(SIDE_BY_SIDE_QUERY);
