import { createElement, type ReactNode } from 'react';
import { useIsServerRender } from './frame/cached-fragment.tsx';

/** The element in whose place the document has the rest of its sheet; no browser ever sees it. */
export const CRITICAL_CSS_MARKER = 'pt-critical-css-marker';

/**
 * An end of what a reader sees first, and the last in its parent, where nobody counts it. The sheet at the head of the document is
 * for what stands before, so that a slow line brings it with the first piece of the page; of several ends the document takes one.
 */
export const CriticalCssMarker = (): ReactNode => (useIsServerRender() ? createElement(CRITICAL_CSS_MARKER) : null);
