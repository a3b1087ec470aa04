import { useEffect } from 'react';
import type { CarriedText } from '#core/support/draft.ts';

/** The forms of the page that hold something written and not sent, each with its text where the text can go through a sign-in. */
const unsent = new Set<{ readonly text: CarriedText | undefined }>();

/** Whether something on the page was written and not sent: whoever ends the session says so (SES-19). */
export const hasUnsent = (): boolean => unsent.size > 0;

/** The texts on the page that were not sent and can go through a sign-in. */
export const unsentTexts = (): readonly CarriedText[] =>
  [...unsent].flatMap(({ text }) => (text === undefined ? [] : [text]));

/** Counts a form among those that hold something written and not sent; `text` is what the next sign-in gives back. */
export const useUnsent = (isUnsent: boolean, text?: CarriedText): void =>
  // Without dependencies: what is held is what was drawn last.
  useEffect(() => {
    if (!isUnsent) return undefined;
    const held = { text };
    unsent.add(held);
    return () => void unsent.delete(held);
  });
