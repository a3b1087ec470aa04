import { createElement, type ReactNode } from 'react';
import { useIsServerRender } from './frame/cached-fragment.tsx';

/** The element that the rest of the critical CSS replaces; it never reaches a browser. */
export const CRITICAL_CSS_MARKER = 'pt-critical-css-marker';

/**
 * An end of the first view, the last element in its parent, where no selector counts it. The CSS at the head of the document is
 * for what stands before, so that it comes with the first packets of the page; of several markers the document takes one.
 */
export const CriticalCssMarker = (): ReactNode => (useIsServerRender() ? createElement(CRITICAL_CSS_MARKER) : null);
