import { useEffect, useState } from 'react';
import { fileLabel } from '#core/formatting/file.ts';
import { Clock } from '#core/kernel/clock.ts';
import { dayInRome, type IsoDate } from '#core/kernel/iso-date.ts';
import type { Result } from '#core/kernel/result.ts';
import { Button } from '#ui/components/button.tsx';
import { DETAIL_COPY } from '#ui/copy/detail.ts';
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

/**
 * Fetches a PDF and opens it in a new tab, or saves it where the browser blocks the tab; the line beside it says how that
 * goes, and no tab opens where it fails (FILE-08). A link saves the document under the name that `nameOn` gives it.
 */
export const DocumentButton = ({
  words,
  nameOn,
  fetchDocument,
  look,
}: {
  readonly words: DocumentWords;
  readonly nameOn: (day: IsoDate) => string;
  readonly fetchDocument: () => Promise<Result<Uint8Array, unknown>>;
  /** `filled` where it is what one came for. */
  readonly look?: 'filled' | 'outlined' | undefined;
}) => {
  const clock = useInjection(Clock);
  const [opening, setOpening] = useState<Opening>({ kind: 'idle' });
  const delivered = opening.kind === 'delivered' ? opening : undefined;
  useEffect(() => delivered?.pdf.forget, [delivered]);
  const open = async (): Promise<void> => {
    if (opening.kind === 'asked') return;
    setOpening({ kind: 'asked' });
    const pdf = await fetchDocument();
    if (!pdf.ok) return setOpening({ kind: 'failed' });
    const name = nameOn(dayInRome(clock.now()));
    setOpening({ kind: 'delivered', pdf: deliverPdf(name, pdf.value), name, sizeBytes: pdf.value.byteLength });
  };
  return (
    <div className="d-flex flex-wrap align-items-center gap-3">
      {/* Not `disabled`, which would take the focus away from who has pressed it. */}
      <Button look={look} icon="file-pdf" aria-disabled={opening.kind === 'asked'} onClick={() => void open()}>
        {words.button}
        {words.about === undefined ? null : <span className="visually-hidden"> {words.about}</span>}
        {words.format === undefined ? null : <span className="visually-hidden"> ({words.format})</span>}
      </Button>
      {words.format === undefined ? null : (
        <p className="pt-soft mb-0" aria-hidden="true">
          {words.format}
        </p>
      )}
      <p role="status" className="mb-0">
        {lineOf(opening, words)}
      </p>
      {delivered === undefined ? null : (
        <a href={delivered.pdf.address} download={delivered.name}>
          {DETAIL_COPY.download(`${delivered.name} (${fileLabel('pdf', delivered.sizeBytes)})`)}
        </a>
      )}
    </div>
  );
};
