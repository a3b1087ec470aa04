import { readFileSync } from 'node:fs';
import type { Proof } from './proofs.ts';
import type { Requirement } from './requirements.ts';

const PAGE = 'features/requisiti.md';
const HEADING = '## Righe senza esempi';
const ROW = /^\| ((?:[A-Z]+-\d{2}(?:, )?)+) \|/gm;

/** The requirements of which the index says why no Italian example proves them. */
export const excused = (page: string = readFileSync(PAGE, 'utf8')): ReadonlySet<string> => {
  const [, section = ''] = page.split(HEADING);
  return new Set([...section.matchAll(ROW)].flatMap(([, ids = '']) => ids.split(', ')));
};

/** Where index and examples do not agree: rows without example or reason, and reasons for rows that have an example. */
export const disagreements = (
  requirements: readonly Requirement[],
  proofs: readonly Proof[],
  reasons: ReadonlySet<string>,
): { readonly silent: readonly string[]; readonly stale: readonly string[] } => {
  const shown = new Set(proofs.filter(({ where }) => where.endsWith('.feature')).map(({ id }) => id));
  const ids = requirements.map(({ id }) => id);
  return {
    silent: ids.filter((id) => !shown.has(id) && !reasons.has(id)),
    stale: [...reasons].filter((id) => shown.has(id) || !ids.includes(id)),
  };
};
