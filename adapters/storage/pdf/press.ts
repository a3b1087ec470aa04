import type { Press } from '#core/formatting/paper.ts';

/** The press over pdfkit, which is fetched with the first document: a service that prints nothing does not carry it. */
export const PdfPress: Press = {
  print: async (document) => (await import('./pdf.ts')).pdfFrom(document),
};
