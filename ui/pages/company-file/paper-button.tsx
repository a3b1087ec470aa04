import { useState } from 'react';
import type { Result } from '#core/kernel/result.ts';
import { Button } from '#ui/components/button.tsx';
import { openPdf } from '#ui/platform/windows.ts';

type Opening = 'idle' | 'asked' | 'opened' | 'failed';

/** What is said of a document on its way. */
export interface PaperWords {
  readonly button: string;
  readonly asked: string;
  readonly opened: string;
  readonly failed: string;
}

/** Fetches a PDF and opens it in a new tab; the line beside it says how that goes, and no tab opens where it fails (FILE-08). */
export const PaperButton = ({
  words,
  fetchPaper,
}: {
  readonly words: PaperWords;
  readonly fetchPaper: () => Promise<Result<Uint8Array, unknown>>;
}) => {
  const [opening, setOpening] = useState<Opening>('idle');
  const open = async (): Promise<void> => {
    if (opening === 'asked') return;
    setOpening('asked');
    const paper = await fetchPaper();
    if (paper.ok) openPdf(paper.value);
    setOpening(paper.ok ? 'opened' : 'failed');
  };
  return (
    <div className="d-flex flex-wrap align-items-center gap-3">
      {/* Not `disabled`, which would take the focus away from who has pressed it. */}
      <Button icon="file-pdf" aria-disabled={opening === 'asked'} onClick={() => void open()}>
        {words.button}
      </Button>
      <p role="status" className="mb-0">
        {opening === 'idle' ? '' : words[opening]}
      </p>
    </div>
  );
};
