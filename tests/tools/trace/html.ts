import type { PdfBlock, PdfDocument } from '#core/formatting/pdf.ts';
import { escapeMarkup } from '#core/formatting/escape-markup.ts';
import { STYLE } from './page-parts.ts';

/** A document of blocks as one HTML page, for the screen and for paper. */
export const htmlOf = ({ title, parts }: PdfDocument): string =>
  `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)}</title>
<style>${STYLE}table{border-collapse:collapse;width:100%}th,td{border:1px solid #c5c7c9;padding:.25rem .5rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}dt{font-weight:600}</style>
</head>
<body>
<main>
<h1>${escapeMarkup(title)}</h1>
${parts.flat().map(blockOf).join('\n')}
</main>
</body>
</html>
`;

// Helpers

const blockOf = (block: PdfBlock): string => {
  switch (block.kind) {
    case 'heading':
      return `<h2>${escapeMarkup(block.text)}</h2>`;
    case 'text':
      return `<p>${escapeMarkup(block.text)}</p>`;
    case 'facts':
      return `<dl>${block.facts.map(([term, value]) => `<dt>${escapeMarkup(term)}</dt><dd>${escapeMarkup(value)}</dd>`).join('')}</dl>`;
    case 'table':
      return `<table><thead><tr>${block.heads.map((head) => `<th scope="col">${escapeMarkup(head)}</th>`).join('')}</tr></thead><tbody>${block.rows
        .map((row) => `<tr>${row.map((cell) => `<td>${escapeMarkup(cell)}</td>`).join('')}</tr>`)
        .join('')}</tbody></table>`;
  }
};
