import { formatDay } from '#core/formatting/date.ts';
import { paragraphsOf, type PdfDocument, UNOFFICIAL_DOCUMENT } from '#core/formatting/pdf.ts';
import { withWordsExplained } from '#core/glossary/explained-words.ts';
import type { ApplicationDocument } from './application-detail.ts';
import type { DocumentOrigin } from './payment-letter.ts';

/** A document as it is kept: its words, and what it belongs to. */
export interface ApplicationDocumentText extends ApplicationDocument {
  /** Paragraphs, separated by empty lines. */
  readonly text: string;
  readonly applicationNumber: string;
  readonly applicationTitle: string;
  readonly companyName: string;
  readonly cuaa: string;
}

/** A document of an application: what it is about, then its words (PRAT-08). */
export const applicationDocumentPdf = (
  { title, madeOn, text, applicationNumber, applicationTitle, companyName, cuaa }: ApplicationDocumentText,
  { madeAt, agencyName, demonstration }: DocumentOrigin,
): PdfDocument =>
  withWordsExplained({
    title,
    letterhead: { from: agencyName, to: [companyName, cuaa] },
    footer: `${agencyName}, domanda ${applicationNumber}`,
    notice: demonstration ? UNOFFICIAL_DOCUMENT : undefined,
    madeAt,
    parts: [
      [
        {
          kind: 'facts',
          facts: [
            ['Domanda', `${applicationNumber}, ${applicationTitle}`],
            ...(madeOn === undefined ? [] : [['Data', formatDay(madeOn)] as const]),
          ],
        },
        ...paragraphsOf(text),
      ],
    ],
  });
