import type { SearchHit } from '#core/search/search-hit.ts';

/** Something that can be found: its card, and the text in which it is found. */
export interface SearchDocument {
  readonly hit: Omit<SearchHit, 'extract'>;
  readonly text: string;
  /** Short facts that it is found by too, such as places and categories. */
  readonly facts?: string;
}

/** A result, valid by default; only what matters to the case is said. */
export const aSearchHit = (fields: Partial<SearchHit> = {}): SearchHit => ({
  id: 'esito-1',
  type: 'NORMATIVE',
  title: 'Regolamento sul latte',
  summary: 'Norme in breve.',
  extract: [],
  resolutions: [],
  documents: [],
  attachments: [],
  ...fields,
});

/** Something that can be found by its title and text. */
export const aSearchDocument = (
  fields: Partial<SearchHit> = {},
  text = 'Testo del documento.',
  facts = '',
): SearchDocument => {
  const { extract: _none, ...hit } = aSearchHit(fields);
  return { hit, text, facts };
};
