import { createContext, createElement, useContext, type ReactNode } from 'react';

/** The parts of the frame that are the same on many pages. */
export type FramePart = 'header' | 'footer' | 'menu' | 'search';

/** What is known of them while a document is drawn on the server, and nowhere else. */
export interface KeptParts {
  /** Whether the part was drawn before under this key; one that was not is drawn now, and kept. */
  readonly isKept: (part: FramePart, key: string) => boolean;
}

const KeptPartsContext = createContext<KeptParts | undefined>(undefined);

/** Lets the parts below be left out of a drawing where their HTML is known. */
export const KeptPartsProvider = KeptPartsContext.Provider;

/** The key that is made; in the browser, which keeps no parts, none is. */
export const useKeptKey = (make: () => string): string | undefined =>
  useContext(KeptPartsContext) === undefined ? undefined : make();

/** Whether a document is being drawn on the server. */
export const useDocumentDrawing = (): boolean => useContext(KeptPartsContext) !== undefined;

/** The element around a part that is to be kept; an empty one stands for a part whose HTML is known. */
export const keptElement = (part: FramePart): string => `pt-kept-${part}`;

interface KeptPartProps {
  readonly part: FramePart;
  /** Says all that the part depends on besides the settings; undefined where it is no other page's. */
  readonly of: string | undefined;
  readonly children: ReactNode;
}

/**
 * A part of the frame. Nothing stays around its children in the document, so that the browser, which draws them, finds each
 * identifier where the server has made it.
 */
export const KeptPart = ({ part, of, children }: KeptPartProps): ReactNode => {
  const kept = useContext(KeptPartsContext);
  if (kept === undefined || of === undefined) return children;
  return createElement(keptElement(part), null, kept.isKept(part, of) ? null : children);
};
