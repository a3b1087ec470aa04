import type { Queryable } from '../connection/database.ts';

const ANALYZED = [
  'search_entry',
  'search_text_of',
  'search_word',
  'search_lexeme',
  'search_title',
  'search_bits',
  'content',
] as const;

/**
 * Applies what was written since the last time to the statistics (document frequencies, vocabulary, bitmaps); until then searches use
 * the former ones. Costs what changed, not what there is; one statement, so a large import calls it now and then.
 */
export const applyIndexChanges = async (tx: Queryable): Promise<void> => {
  await tx.query('select search_settle()');
};

/** Applies the changes at the end of an import, and analyzes the tables: the embedded database has nobody who does it. */
export const refreshIndexStatistics = async (tx: Queryable): Promise<void> => {
  await applyIndexChanges(tx);
  // One table after the other: others wait for no more than one.
  for (const table of ANALYZED) await tx.script(`analyze ${table}`);
};
