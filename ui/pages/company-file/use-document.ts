import { useEffect, useRef, useState } from 'react';
import { Clock } from '#core/kernel/clock.ts';
import { dayInRome, type IsoDate } from '#core/kernel/iso-date.ts';
import type { Result } from '#core/kernel/result.ts';
import { deliverPdf, type DeliveredPdf } from '#ui/platform/windows.ts';
import { useInjection } from '#ui/state/injection.tsx';

/** What became of the document: on its way, given to the person, or not to be had. */
type Opening =
  | { readonly kind: 'idle' | 'asked' | 'failed' }
  | { readonly kind: 'delivered'; readonly pdf: DeliveredPdf; readonly name: string; readonly sizeBytes: number };

/** What is said of a document on its way. */
export interface DocumentWords {
  readonly button: string;
  /** Which document, where several buttons have the same words; heard, not shown. */
  readonly about?: string | undefined;
  /** The format, where the button's words do not say it; the size is known once the document is here. */
  readonly format?: string | undefined;
  readonly asked: string;
  readonly opened: string;
  /** The browser blocked the tab, and the document was saved. */
  readonly saved: string;
  readonly failed: string;
}

/** A document that can be opened, and how that goes. */
export interface OpenableDocument {
  readonly open: () => void;
  readonly isAsked: boolean;
  /** What is said beside the button; empty before it is pressed. */
  readonly line: string;
  readonly delivered: Extract<Opening, { readonly kind: 'delivered' }> | undefined;
}

const lineOf = (opening: Opening, words: DocumentWords): string => {
  switch (opening.kind) {
    case 'idle':
      return '';
    case 'delivered':
      return opening.pdf.where === 'tab' ? words.opened : words.saved;
    default:
      return words[opening.kind];
  }
};

/** Fetches a PDF and opens it in a new tab, or saves it where the browser blocks the tab; no tab opens where it fails (FILE-08). */
export const useDocument = (
  words: DocumentWords,
  nameOn: (day: IsoDate) => string,
  fetchDocument: () => Promise<Result<Uint8Array, unknown>>,
): OpenableDocument => {
  const clock = useInjection(Clock);
  const [opening, setOpening] = useState<Opening>({ kind: 'idle' });
  const delivered = opening.kind === 'delivered' ? opening : undefined;
  useEffect(() => delivered?.pdf.forget, [delivered]);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const open = async (): Promise<void> => {
    if (opening.kind === 'asked') return;
    setOpening({ kind: 'asked' });
    const pdf = await fetchDocument();
    // A reader that left the page, the company or the portal meanwhile is shown nothing of it (NAV-25).
    if (!isHere.current) return;
    if (!pdf.ok) return setOpening({ kind: 'failed' });
    const name = nameOn(dayInRome(clock.now()));
    setOpening({ kind: 'delivered', pdf: deliverPdf(name, pdf.value), name, sizeBytes: pdf.value.byteLength });
  };
  return { open: () => void open(), isAsked: opening.kind === 'asked', line: lineOf(opening, words), delivered };
};
