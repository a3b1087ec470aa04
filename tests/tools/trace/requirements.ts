import { readFileSync } from 'node:fs';

/** Where a requirement has to be proved: by the rules alone, over the network, in a browser. */
export type Level = 'C' | 'A' | 'B';

/** A row of the analysts' index. */
export interface Requirement {
  readonly id: string;
  readonly levels: readonly Level[];
  /** What holds, in Italian. */
  readonly sentence: string;
}

/** The rows of the index in `features/README.md`, in their order. Throws when it has none. */
export const readRequirements = (): readonly Requirement[] => {
  const rows = [
    ...readFileSync('features/README.md', 'utf8').matchAll(/^\| ([A-Z]+-\d{2}) \| ([CAB ]+) \| (.+) \| [^|]* \|$/gm),
  ].map(([, id = '', levels = '', sentence = '']) => ({ id, levels: levels.split(' ') as Level[], sentence }));
  if (rows.length === 0) throw new Error('features/README.md holds no index of requirements');
  return rows;
};
