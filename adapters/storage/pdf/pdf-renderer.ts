import type { PdfRenderer } from '#core/formatting/pdf.ts';

/** The renderer over pdfkit, which is loaded with the first document. */
export const PdfkitRenderer: PdfRenderer = {
  renderPdf: async (document) => (await import('./pdf.ts')).pdfInTurns(document),
};
