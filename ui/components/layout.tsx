import type { ReactNode } from 'react';
import { classes } from './classes.ts';

// Whole words: what no source names is purged from the styles.
const GAPS = { normal: undefined, wide: 'pt-stack-wide', section: 'pt-stack-section' } as const;
const GROUNDS = { paper: 'pt-paper', dark: 'pt-dark' } as const;

/** A band of a page, as wide as the page's text; `ground` tells it from its neighbours. */
export const Section = ({
  ground,
  label,
  close = false,
  children,
}: {
  readonly ground?: 'paper' | 'dark' | undefined;
  /** Close to what stands above. */
  readonly close?: boolean;
  /** Name of the band; without it the band is no landmark. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}) => {
  const inside = <div className="container-xxl">{children}</div>;
  const look = classes('pt-section', close && 'close', ground !== undefined && GROUNDS[ground]);
  return label === undefined ? (
    <div className={look}>{inside}</div>
  ) : (
    <section className={look} aria-label={label}>
      {inside}
    </section>
  );
};

/** Children under each other at one distance: of lines, of blocks, of sections. */
export const Stack = ({
  gap = 'normal',
  children,
}: {
  readonly gap?: 'normal' | 'wide' | 'section' | undefined;
  readonly children: ReactNode;
}) => <div className={classes('pt-stack', GAPS[gap])}>{children}</div>;

/**
 * Content with a menu at its left, or with facts of its own at its right; one under the other on phones, menu and
 * facts first, unless they are to come last. With both, the facts stand above the content, or at its right where they
 * come last.
 */
export const Columns = ({
  menu,
  aside,
  asideLabel,
  factsLast = false,
  menuAtRight = false,
  children,
}: {
  readonly menu?: ReactNode;
  /** An index at the right of the text, which then begins where the head does. */
  readonly menuAtRight?: boolean | undefined;
  readonly aside?: ReactNode;
  readonly asideLabel?: string | undefined;
  readonly factsLast?: boolean | undefined;
  readonly children: ReactNode;
}) => {
  const hasMenu = menu !== undefined && menu !== null;
  const facts =
    aside === undefined || aside === null ? null : (
      <aside className="pt-stack" aria-label={asideLabel}>
        {aside}
      </aside>
    );
  if (hasMenu) {
    const isThird = factsLast && facts !== null;
    const look = menuAtRight ? 'pt-cols aside facts-first' : classes('pt-cols side', isThird && 'aside');
    return (
      <div className={look}>
        {menu}
        <div className="pt-stack pt-stack-section">
          {isThird ? null : facts}
          {children}
        </div>
        {isThird ? facts : null}
      </div>
    );
  }
  return facts === null ? (
    <div className="pt-cols">{children}</div>
  ) : (
    <div className={classes('pt-cols aside', !factsLast && 'facts-first')}>
      {factsLast ? null : facts}
      {children}
      {factsLast ? facts : null}
    </div>
  );
};
