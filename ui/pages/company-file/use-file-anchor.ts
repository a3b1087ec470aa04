import { useEffect, useRef } from 'react';
import { useFragment } from '#ui/routing/address.tsx';

/** The id that a fragment of the address names; empty where it names none. */
export const placeNamed = (fragment: string): string => {
  try {
    return decodeURIComponent(fragment.slice(1));
  } catch {
    return '';
  }
};

/** Brings the card or the contract that the address names into view, once it is there, with the focus on its name (D-60, FILE-16). */
export const useFilePlace = (tab: string, isShown: boolean): void => {
  const fragment = placeNamed(useFragment());
  const reached = useRef<string | undefined>(undefined);
  useEffect(() => {
    const place = `${tab}#${fragment}`;
    if (!isShown || fragment === '' || reached.current === place) return;
    const element = document.getElementById(fragment);
    const name = element?.querySelector<HTMLElement>('h3, th');
    if (element === null || name === null || name === undefined) return;
    reached.current = place;
    name.tabIndex = -1;
    name.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [tab, fragment, isShown]);
};
