import { useEffect, useRef } from 'react';
import { useFragment } from '#ui/routing/address.tsx';

/** The id that a fragment of the address names; empty where it names none. */
export const idIn = (fragment: string): string => {
  try {
    return decodeURIComponent(fragment.slice(1));
  } catch {
    return '';
  }
};

/**
 * Brings the part that the address names into view once it is shown, with the focus on its name: a heading that has the id, or that of the
 * card or the contract that has it (D-60, FILE-16). `within` is the page or tab, in which the same id may stand again.
 */
export const useNamedPart = (within: string, isShown: boolean): void => {
  const fragment = idIn(useFragment());
  const reached = useRef<string | undefined>(undefined);
  useEffect(() => {
    const part = `${within}#${fragment}`;
    if (!isShown || fragment === '' || reached.current === part) return;
    const element = document.getElementById(fragment);
    const name = element?.matches('h2') === true ? element : element?.querySelector<HTMLElement>('h3, th');
    if (element === null || name === null || name === undefined) return;
    reached.current = part;
    name.tabIndex = -1;
    name.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [within, fragment, isShown]);
};
