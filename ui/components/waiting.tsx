import { useEffect, useState, type ReactNode } from 'react';
import { COMMON } from '#ui/copy/common.ts';
import { RetryButton } from './retry-button.tsx';
import { classes } from './classes.ts';
import { useTimer } from './timer.tsx';

/** After how long a wait offers "Riprova", in milliseconds (D-15). */
const PATIENCE_MS = 10_000;

/** Whether a wait has lasted so long that something else is to be done: by default, that another try is offered (ERR-10). */
export const useImpatience = (patienceMs = PATIENCE_MS): boolean => {
  const timer = useTimer();
  const [impatient, setImpatient] = useState(false);
  useEffect(() => timer.after(patienceMs, () => setImpatient(true)), [timer, patienceMs]);
  return impatient;
};

/** Something is awaited: `children` stands for it, and after ten seconds there is a way to try again. */
export interface WaitingProps {
  readonly children: ReactNode;
  readonly onRetry?: (() => void) | undefined;
}

/** A wait that can be left: what is shown meanwhile, and "Riprova" after ten seconds (ERR-10, D-15). */
export const Waiting = ({ children, onRetry }: WaitingProps) => {
  const impatient = useImpatience();
  return (
    <div aria-busy="true" className="pt-stack">
      {children}
      {impatient && onRetry !== undefined ? (
        <div className="d-flex flex-wrap gap-3 align-items-center">
          <p>{COMMON.stillLoading}</p>
          <RetryButton onRetry={onRetry} />
        </div>
      ) : null}
    </div>
  );
};

/** A wait in one line, for a status line: the words, and "Riprova" after ten seconds. */
export const WaitingLine = ({ onRetry }: { readonly onRetry: () => void }) => {
  const impatient = useImpatience();
  return (
    <div className="d-flex flex-wrap gap-3 align-items-center">
      <p className="mb-0">{impatient ? COMMON.stillLoading : COMMON.loading}</p>
      {impatient ? <RetryButton onRetry={onRetry} /> : null}
    </div>
  );
};

/** The turning ring and its words. */
export const Spinner = () => (
  <div className="pt-spinner progress-spinner-wrapper">
    <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <circle cx="24" cy="24" r="20" />
      <path d="M24 4a20 20 0 0 1 20 20" />
    </svg>
    <p>{COMMON.loading}</p>
  </div>
);

/** Blocks of the final size of cards that are on their way: kind, a title of two lines, two lines of text, the foot. */
export const SkeletonCards = ({ count, min }: { readonly count: number; readonly min?: 'wide' | undefined }) => (
  <>
    <p className="visually-hidden">{COMMON.loading}</p>
    <ul className={classes('pt-grid', 'list-unstyled', min)} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // Blocks without content or order: their place is all they are.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <div className="it-card pt-skeleton-card">
            <div className="pt-skeleton kind placeholder" />
            <div>
              <div className="pt-skeleton title placeholder" />
              <div className="pt-skeleton title short placeholder" />
            </div>
            <div>
              <div className="pt-skeleton line placeholder" />
              <div className="pt-skeleton line placeholder" />
            </div>
            <div className="it-card-footer">
              <div className="pt-skeleton line placeholder" />
              <div className="pt-skeleton line placeholder" />
            </div>
          </div>
        </li>
      ))}
    </ul>
  </>
);

/** Rows of a table or of a list of messages that are on their way: the subject of each, and two facts. */
export const SkeletonRows = ({ count }: { readonly count: number }) => (
  <>
    <p className="visually-hidden">{COMMON.loading}</p>
    <ul className="pt-skeleton-rows list-unstyled" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <div className="pt-skeleton placeholder" />
          <div className="pt-skeleton placeholder" />
          <div className="pt-skeleton placeholder" />
        </li>
      ))}
    </ul>
  </>
);

/** A sentence that is on its way, in its room of a line, or of two on a phone: what stands below is not pushed down by it. */
export const LeadOnItsWay = () => (
  <span className="pt-skeleton-lead" aria-hidden="true">
    <span className="pt-skeleton line placeholder" />
  </span>
);

/** Lines of text that are on their way. */
export const SkeletonText = ({ lines = 4 }: { readonly lines?: number | undefined }) => (
  <>
    <p className="visually-hidden">{COMMON.loading}</p>
    <div className="pt-stack" aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <div
          key={index}
          className={index === lines - 1 ? 'pt-skeleton short placeholder' : 'pt-skeleton placeholder'}
        />
      ))}
    </div>
  </>
);
