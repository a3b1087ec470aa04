import { useEffect, useRef, useState, type ReactNode } from 'react';

/**
 * A box whose content may be wider than it is. What scrolls must be reached by keyboard, and what does not must be no stop on the
 * way; until it is measured, and where no script runs, it counts as scrolling.
 */
export const ScrollBox = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => {
  const box = useRef<HTMLElement>(null);
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = () => setScrolls(element.scrollWidth > element.clientWidth);
    measure();
    const sizes = new ResizeObserver(measure);
    for (const one of [element, ...element.children]) sizes.observe(one);
    return () => sizes.disconnect();
  }, []);
  return (
    <section
      ref={box}
      className="pt-scroll-x table-responsive"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={scrolls ? 0 : undefined}
      aria-label={label}
    >
      {children}
    </section>
  );
};
