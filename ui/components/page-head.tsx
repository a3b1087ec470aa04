import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Scenery } from './scenery.tsx';
import { CriticalCssMarker } from './critical-css-marker.tsx';

/** Id of a page's title, which takes the focus when the page is reached without loading a document. */
export const PAGE_TITLE_ID = 'titolo-pagina';

/** The head of a page. */
export interface PageHeadProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly breadcrumbs?: ReactNode;
  /** Above the title: a kind, a date, a tag. */
  readonly above?: ReactNode;
  /** Under the lead: buttons, figures. */
  readonly children?: ReactNode;
  /** Across the whole width under the rest: the facts of the company file. */
  readonly wide?: ReactNode;
  /** Scenery in place of the contour lines; decoration only. */
  readonly picture?: { readonly url: string; readonly width: number; readonly height: number } | undefined;
  /** A head of one line, as lists have. */
  readonly low?: boolean | undefined;
  /** Names of title and lead in the national model. */
  readonly elements?: { readonly title: string; readonly lead: string } | undefined;
}

/** Where I am: breadcrumbs, title, what it is about; on sand with contour lines. */
export const PageHead = ({
  title,
  lead,
  breadcrumbs,
  above,
  children,
  wide,
  picture,
  low = false,
  elements,
}: PageHeadProps) => (
  <div className={classes('pt-pagehead', picture !== undefined && 'pictured', low && 'low')}>
    {picture === undefined ? (
      <Scenery name="contours" />
    ) : (
      <img src={picture.url} width={picture.width} height={picture.height} alt="" className="art" loading="lazy" />
    )}
    <div className="container-xxl">
      {breadcrumbs}
      <div className="pt-stack">
        {above}
        <h1 id={PAGE_TITLE_ID} tabIndex={-1} data-element={elements?.title}>
          {title}
        </h1>
        {lead === undefined || lead === '' ? null : (
          <p className="lead" data-element={elements?.lead}>
            {lead}
          </p>
        )}
        {children}
      </div>
      {wide === undefined ? null : <div className="pt-facts-card it-card auto">{wide}</div>}
    </div>
    <CriticalCssMarker />
  </div>
);

/** The head of the home page: the land in the morning, a title, and what people come for. */
export const HomeHead = ({
  title,
  lead,
  aside,
  children,
}: {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  /** At the right of the rest, or below it where there is no room. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}) => (
  <div className="pt-hero">
    <Scenery name="hero" />
    <div className="container-xxl it-hero-text-wrapper">
      <h1 id={PAGE_TITLE_ID} tabIndex={-1}>
        {title}
      </h1>
      <p className="lead">{lead}</p>
      {children}
      {aside}
    </div>
    <CriticalCssMarker />
  </div>
);

/** The head of a section inside a page: title at the left, the way to the rest at the right. */
export const SectionHead = ({
  title,
  id,
  text,
  end,
  element,
}: {
  /** Name of the heading in the national model. */
  readonly element?: string | undefined;
  readonly title: ReactNode;
  readonly id?: string | undefined;
  readonly text?: ReactNode;
  readonly end?: ReactNode;
}) => (
  <div className="pt-head">
    <div>
      <h2 id={id} data-element={element}>
        {title}
      </h2>
      {text === undefined ? null : <p className="pt-soft">{text}</p>}
    </div>
    {end}
  </div>
);
