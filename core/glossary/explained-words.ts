import type { PdfBlock, PdfDocument } from '#core/formatting/pdf.ts';
import { wordsIn } from './words.ts';

const TITLE = 'Le parole usate';

const textsOf = (block: PdfBlock): readonly string[] => {
  switch (block.kind) {
    case 'heading':
    case 'text':
      return [block.text];
    case 'facts':
      return block.facts.flat();
    case 'table':
      return [...block.heads, ...block.rows.flat()];
  }
};

/** A document with the words of the glossary that stand in it explained at its end, each once; nothing where none does (PAROLE-01). */
export const withWordsExplained = (pdf: PdfDocument): PdfDocument => {
  const words = wordsIn(pdf.parts.flat().flatMap(textsOf).join('\n'));
  return words.length === 0
    ? pdf
    : {
        ...pdf,
        parts: [
          ...pdf.parts.slice(0, -1),
          [
            ...(pdf.parts.at(-1) ?? []),
            { kind: 'heading', text: TITLE },
            { kind: 'facts', facts: words.map(({ word, explanation }) => [word, explanation] as const) },
          ],
        ],
      };
};
