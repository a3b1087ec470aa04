/** One error of a content file. */
export interface ImportProblem {
  /** Path below the content folder. */
  readonly file: string;
  /** Line of the file, from 1, where it is known. */
  readonly line?: number | undefined;
  /** Character of the line, from 1, where only that finds the place. */
  readonly column?: number | undefined;
  /** Where in the record, such as `documents.0.title`. */
  readonly field?: string | undefined;
  /** What is wrong, in Italian. */
  readonly reason: string;
}

/** A problem as one line for the operator. */
export const problemText = ({ file, line, column, field, reason }: ImportProblem): string =>
  `${file}${line === undefined ? '' : `, riga ${line}`}${column === undefined ? '' : `, colonna ${column}`}${field === undefined || field === '' ? '' : `, campo «${field}»`}: ${reason}`;

/** A batch that was refused: nothing of it was written (API-08). */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';
  readonly problems: readonly ImportProblem[];

  constructor(problems: readonly ImportProblem[]) {
    const count = problems.length === 1 ? 'un problema' : `${problems.length} problemi`;
    super(
      `L’importazione è stata rifiutata per ${count}:\n${problems.map((problem) => `- ${problemText(problem)}`).join('\n')}`,
    );
    this.problems = problems;
  }
}
