import { createElement, type ReactNode, useId, useState } from 'react';
import { useIsServerRender } from './frame/cached-fragment.tsx';

/** The element that the link to the whole sheet replaces; it never reaches a browser. */
export const CRITICAL_CSS_MARKER = 'pt-critical-css-marker';

/** The sheet that the document links where it had the marker with this id. */
const linkedAt = (id: string): string | undefined => {
  const box = typeof document === 'undefined' ? null : document.getElementById(id);
  return box?.querySelector('link')?.getAttribute('href') ?? undefined;
};

/**
 * An end of the first view, the last element in its parent, where no selector counts it. The CSS at the head of the document is
 * for what stands before, so that it comes with the first packets of the page; of several markers the document takes one, and links
 * there the whole sheet for what stands behind. Hydration finds the link where it is, in a box of its own: it leaves for the head
 * (`keepSheet`), and what is drawn beside it later is put before the box.
 */
export const CriticalCssMarker = (): ReactNode => {
  const id = useId();
  const isServer = useIsServerRender();
  const [href] = useState(() => (isServer ? undefined : linkedAt(id)));
  if (isServer) return createElement(CRITICAL_CSS_MARKER, { id });
  return href === undefined ? null : (
    <span hidden id={id}>
      <link rel="stylesheet" href={href} />
    </span>
  );
};
