import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import type { Drawing } from './drawings.ts';
import { PAGE_TITLE_ID } from './page-head.tsx';
import { Scenery } from './scenery.tsx';

/** The head of a desk: a greeting, and one quiet piece of scenery. */
export const DeskHead = ({
  above,
  title,
  children,
  drawing = 'olive',
  low = false,
}: {
  /** In one line, so that what the person came for stands high. */
  readonly low?: boolean | undefined;
  readonly above?: ReactNode;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly drawing?: Drawing | undefined;
}) => (
  <div className={classes('pt-deskhead', low && 'low')}>
    <Scenery name={drawing} />
    <div className="container-xxl pt-stack">
      {above === undefined ? null : <p className="pt-soft">{above}</p>}
      <h1 id={PAGE_TITLE_ID} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  </div>
);
