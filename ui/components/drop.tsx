import { useEffect, useRef, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icons/icon.tsx';

/** A panel under a word of a bar. */
export interface DropProps {
  readonly summary: ReactNode;
  /** Name of the word, when it shows only an icon and a number. */
  readonly label?: string | undefined;
  readonly summaryClass?: string | undefined;
  /** Panels of one group close each other. */
  readonly group: string;
  /** Lines up with the start of its word instead of its end. */
  readonly start?: boolean | undefined;
  readonly arrow?: boolean | undefined;
  readonly children: ReactNode;
  /** Runs each time the panel opens: the moment to ask for what it shows. */
  readonly onOpen?: (() => void) | undefined;
}

/** A panel that closes on Escape, which gives the focus back to its word, on a press elsewhere, when the focus leaves, and when a link in it is followed. */
const useClosing = () => {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const element = details.current;
    if (element === null) return undefined;
    // A dialog that was opened from here gives the focus back to where it was: until then this stays open under it.
    const isElsewhere = (target: EventTarget | null): boolean =>
      !(target instanceof Element && (element.contains(target) || target.closest('dialog') !== null));
    const pressed = (event: PointerEvent) => {
      if (isElsewhere(event.target)) element.open = false;
    };
    const left = (event: FocusEvent) => {
      if (event.relatedTarget !== null && isElsewhere(event.relatedTarget)) element.open = false;
    };
    const escaped = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    const followed = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a, [data-closes]') !== null) element.open = false;
    };
    document.addEventListener('pointerdown', pressed);
    element.addEventListener('focusout', left);
    element.addEventListener('keydown', escaped);
    element.addEventListener('click', followed);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      element.removeEventListener('focusout', left);
      element.removeEventListener('keydown', escaped);
      element.removeEventListener('click', followed);
    };
  }, []);

  return details;
};

/**
 * A disclosure on the browser's own element: it opens before any script has come.
 */
export const Drop = ({
  summary,
  label,
  summaryClass,
  group,
  start = false,
  arrow = true,
  children,
  onOpen,
}: DropProps) => {
  const details = useClosing();
  return (
    <details
      ref={details}
      className="pt-drop dropdown"
      name={group}
      onToggle={(event) => {
        if (event.currentTarget.open) onOpen?.();
      }}
    >
      <summary className={summaryClass} aria-label={label}>
        {summary}
        {arrow ? <Icon name="expand" size="sm" className="pt-chevron" /> : null}
      </summary>
      <div className={classes('pt-drop-panel', 'link-list-wrapper', start && 'start')}>{children}</div>
    </details>
  );
};
