import { readFileSync } from 'node:fs';

/** Where a requirement has to be proved: by the rules alone, over the network, in a browser. */
export type Level = 'C' | 'A' | 'B';

/** A row of the analysts' index. */
export interface Requirement {
  readonly id: string;
  readonly levels: readonly Level[];
  /** What holds, in Italian. */
  readonly sentence: string;
  /** Title of the part of the index in which the row is, in Italian. */
  readonly chapter: string;
}

/** The rows of the index in `features/requisiti.md`, in their order. Throws when it has none. */
export const readRequirements = (
  page: string = readFileSync('features/requisiti.md', 'utf8'),
): readonly Requirement[] => {
  const rows = page.split(/^## /m).flatMap((part) => {
    const [chapter = ''] = part.split('\n');
    return [...part.matchAll(/^\| ([A-Z]+-\d{2}) \| ([CAB ]+) \| (.+) \| [^|]* \|$/gm)].map(
      ([, id = '', levels = '', sentence = '']) => ({ id, levels: levels.split(' ') as Level[], sentence, chapter }),
    );
  });
  if (rows.length === 0) throw new Error('features/requisiti.md holds no index of requirements');
  return rows;
};
