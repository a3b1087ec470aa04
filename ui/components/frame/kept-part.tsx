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

/** The element that stands for a part whose HTML is known. */
export const keptElement = (part: FramePart): string => `pt-kept-${part}`;

interface KeptPartProps {
  readonly part: FramePart;
  /** Says all that the part depends on besides the settings; undefined where it is no other page's. Only the server asks. */
  readonly of: (() => string) | undefined;
  readonly children: ReactNode;
}

/**
 * A part of the frame. It adds nothing around its children, so that the browser, which draws them, finds each identifier where
 * the server has made it.
 */
export const KeptPart = ({ part, of, children }: KeptPartProps): ReactNode => {
  const kept = useContext(KeptPartsContext);
  return kept !== undefined && of !== undefined && kept.isKept(part, of())
    ? createElement(keptElement(part))
    : children;
};
