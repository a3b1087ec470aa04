import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from './icons/icon.tsx';

// From here on there is room for the part as it is.
const WIDE = '(min-width: 1200px)';

/**
 * A part that is one row on narrow screens, opened by a press, and simply stands there on wide ones; by the browser's own
 * element, so that it opens before any script. What names it on wide screens stands before it.
 */
export const Folding = ({ words, children }: { readonly words: ReactNode; readonly children: ReactNode }) => {
  const part = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // Browsers that cannot show a closed part by style alone have it opened for them.
    const wide = window.matchMedia(WIDE);
    const fit = () => {
      if (part.current !== null) part.current.open = wide.matches;
    };
    // What somebody has opened on a narrow screen, before the script was here, stays open.
    if (wide.matches) fit();
    // After a choice in it the reader is done with it.
    const followed = ({ target }: MouseEvent) => {
      if (!wide.matches && target instanceof Element && target.closest('a') !== null)
        part.current?.removeAttribute('open');
    };
    const element = part.current;
    wide.addEventListener('change', fit);
    element?.addEventListener('click', followed);
    return () => {
      wide.removeEventListener('change', fit);
      element?.removeEventListener('click', followed);
    };
  }, []);
  return (
    <details ref={part} className="pt-fold">
      <summary>
        {typeof words === 'string' ? <span>{words}</span> : words}
        <Icon name="expand" size="sm" className="pt-chevron" />
      </summary>
      {children}
    </details>
  );
};
