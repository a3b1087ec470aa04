import { fileLabel } from '#core/formatting/file.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { Result } from '#core/kernel/result.ts';
import { Button } from '#ui/components/button.tsx';
import { DETAIL_COPY } from '#ui/copy/detail.ts';
import { type DocumentWords, type OpenableDocument, useDocument } from './use-document.ts';

/** How the opening goes, and a link that saves the document once it is here. */
export const DocumentLine = ({ line, delivered }: Pick<OpenableDocument, 'line' | 'delivered'>) => (
  <>
    <p role="status" className="mb-0">
      {line}
    </p>
    {delivered === undefined ? null : (
      <a href={delivered.pdf.address} download={delivered.name}>
        {DETAIL_COPY.download(`${delivered.name} (${fileLabel('pdf', delivered.sizeBytes)})`)}
      </a>
    )}
  </>
);

/**
 * A button that opens a document; the line beside it says how that goes (FILE-08). A link saves the document under the name that
 * `nameOn` gives it.
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
  const document = useDocument(words, nameOn, fetchDocument);
  return (
    <div className="d-flex flex-wrap align-items-center gap-3">
      {/* Not `disabled`, which would take the focus away from who has pressed it. */}
      <Button look={look} icon="file-pdf" aria-disabled={document.isAsked} onClick={document.open}>
        {words.button}
        {words.about === undefined ? null : <span className="visually-hidden"> {words.about}</span>}
        {words.format === undefined ? null : <span className="visually-hidden"> ({words.format})</span>}
      </Button>
      {words.format === undefined ? null : (
        <p className="pt-soft mb-0" aria-hidden="true">
          {words.format}
        </p>
      )}
      <DocumentLine {...document} />
    </div>
  );
};
