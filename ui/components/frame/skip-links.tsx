import { FRAME } from '#ui/copy/frame.ts';

/** Ids of the parts that the skip links lead to. */
export const CONTENT_ID = 'contenuto';
export const FOOTER_ID = 'pie-di-pagina';

/** The first links of every page, seen when the keyboard reaches them. */
export const SkipLinks = () => (
  <nav className="skiplinks" aria-label={FRAME.skipLinks}>
    <a className="visually-hidden-focusable" href={`#${CONTENT_ID}`}>
      {FRAME.skipToContent}
    </a>
    <a className="visually-hidden-focusable" href={`#${FOOTER_ID}`}>
      {FRAME.skipToFooter}
    </a>
  </nav>
);
