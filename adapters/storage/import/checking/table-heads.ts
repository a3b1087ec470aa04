import { richTextFromMarkdown } from '#core/content/markdown.ts';
import { plainInline } from '#core/content/rich-text.ts';
import type { ImportProblem } from '../problems.ts';
import type { RawRecord } from '../reading/raw-record.ts';
import { textsIn } from './schema-fields.ts';

/** Tables of a record's texts with a column that nothing names: read aloud, its values say nothing (WCAG 1.3.1). */
export const tableWarnings = ({ file, lineOf, value }: RawRecord): readonly ImportProblem[] =>
  textsIn(value).flatMap(({ path, text }) =>
    text.includes('|') &&
    richTextFromMarkdown(text).some(
      (block) => block.kind === 'table' && block.head.some((cell) => plainInline(cell).trim() === ''),
    )
      ? [
          {
            file,
            line: lineOf(path),
            field: path.map(String).join('.'),
            reason: 'una tabella ha una colonna senza intestazione: chi la ascolta non sa di che cosa parla',
          },
        ]
      : [],
  );
