/** A category chip of the search page; the value goes into the query as `type`, and is absent when empty. */
export interface SearchChip {
  readonly label: string;
  readonly value: string;
}

/** The category chips, in their order (LIST-12). */
export const SEARCH_CHIPS: readonly SearchChip[] = [
  { label: 'Tutte', value: '' },
  { label: 'Servizi', value: 'SERVIZI' },
  { label: 'Normative', value: 'NORMATIVE' },
  { label: 'Aiuti e bandi', value: 'AIUTI_E_BANDI' },
  { label: 'Comunicati stampa', value: 'COMUNICATI_STAMPA' },
  { label: 'Delibere', value: 'DELIBERE' },
  { label: 'Modulistica', value: 'MODULISTICA' },
];

/** The type as people read it: underscores become spaces (LIST-12). */
export const typeLabel = (type: string): string => type.replaceAll('_', ' ');
