import { describe, expect, it } from 'vitest';
import type { PdfDocument } from '#core/formatting/pdf.ts';
import { withWordsExplained } from '#core/glossary/explained-words.ts';
import { GLOSSARY } from '#core/glossary/words.ts';

const aLetter = (...parts: PdfDocument['parts']): PdfDocument => ({ title: 'Lettera', footer: 'Agenzia', parts });
const explanationOf = (of: string): string => GLOSSARY.find(({ word }) => word === of)?.explanation ?? '';

describe('the words of a document', () => {
  it('[PAROLE-01] should be explained at its very end, each once, wherever they stand in it', () => {
    const letter = aLetter(
      [{ kind: 'heading', text: 'Gli anticipi' }],
      [
        { kind: 'text', text: 'Arrivano i soldi, senza la trattenuta.' },
        { kind: 'facts', facts: [['Stato', 'Sospeso']] },
        { kind: 'table', heads: ['Saldo', 'Trattenute'], rows: [['in istruttoria', 'fermo']] },
      ],
    );
    const { parts, ...rest } = withWordsExplained(letter);
    expect(rest).toEqual({ title: 'Lettera', footer: 'Agenzia' });
    expect(parts[0]).toEqual(letter.parts[0]);
    expect(parts[1]?.slice(0, 3)).toEqual(letter.parts[1]);
    expect(parts[1]?.slice(3)).toEqual([
      { kind: 'heading', text: 'Le parole usate' },
      {
        kind: 'facts',
        facts: ['Anticipo', 'Trattenuta', 'Sospeso', 'Saldo', 'In istruttoria', 'Fermo'].map((word) => [
          word,
          explanationOf(word),
        ]),
      },
    ]);
  });

  it('[PAROLE-01] should leave a document alone in which none of them stands', () => {
    const letter = aLetter([{ kind: 'text', text: 'Buongiorno.' }]);
    expect(withWordsExplained(letter)).toBe(letter);
  });
});
