/* What scrolls must be reached by keyboard; a row that fits is no stop on the way. */
/* oxlint-disable jsx-a11y/no-noninteractive-tabindex */
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { PARTS } from '#ui/copy/parts.ts';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';

/** How far the row of logos moves at a press, in pixels (CONST-05). */
const LOGO_STEP_PX = 300;
// A row counts as at its end when less than this is left, since browsers round.
const END_SLACK_PX = 4;

/** A row that slides. */
export interface CarouselProps {
  readonly title: ReactNode;
  readonly items: readonly { readonly key: string; readonly item: ReactNode }[];
  /** Logos move 300 px at a press; cards a whole page of three. */
  readonly kind?: 'cards' | 'logos' | undefined;
}

/**
 * Cards three a page, or logos: a row that slides by finger, wheel and keyboard, with two buttons that stop at its ends
 * (no wrap, no autoplay, CONST-05). Without script the row still slides.
 */
export const Carousel = ({ title, items, kind = 'cards' }: CarouselProps) => {
  const row = useRef<HTMLUListElement>(null);
  const titleId = useId();
  const [edges, setEdges] = useState({ atStart: true, atEnd: false, fits: false });

  useEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    const look = () =>
      setEdges({
        atStart: element.scrollLeft <= END_SLACK_PX,
        atEnd: element.scrollLeft + element.clientWidth >= element.scrollWidth - END_SLACK_PX,
        fits: element.scrollWidth <= element.clientWidth + END_SLACK_PX,
      });
    look();
    // More items, larger letters, a turned phone: whatever changes the row's size changes its ends.
    const watch = new ResizeObserver(look);
    watch.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      element.removeEventListener('scroll', look);
      watch.disconnect();
    };
  }, []);

  const move = (direction: 1 | -1) => {
    const element = row.current;
    element?.scrollBy({ left: direction * (kind === 'logos' ? LOGO_STEP_PX : element.clientWidth) });
  };

  return (
    <section className="it-carousel-wrapper" aria-roledescription={PARTS.carousel} aria-labelledby={titleId}>
      <div className="pt-head">
        <h2 id={titleId}>{title}</h2>
        <div className="pt-carousel-moves">
          <IconButton
            edged
            icon="arrow-left"
            label={PARTS.previous}
            aria-disabled={edges.atStart}
            onClick={() => move(-1)}
          />
          <IconButton edged icon="arrow-right" label={PARTS.next} aria-disabled={edges.atEnd} onClick={() => move(1)} />
        </div>
      </div>
      <ul
        ref={row}
        className={classes('pt-carousel', 'list-unstyled', kind === 'logos' && 'logos')}
        aria-labelledby={titleId}
        tabIndex={edges.fits ? undefined : 0}
      >
        {items.map(({ key, item }) => (
          <li key={key}>{item}</li>
        ))}
      </ul>
    </section>
  );
};
