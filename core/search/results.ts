import { countText } from '#core/catalogue/paging.ts';
import { SEARCH_CHIPS, type SearchChip } from './chips.ts';
import type { PortalResults } from './use-cases.ts';

/** Said where nothing is found (PAGE-20). */
export const NO_SEARCH_RESULTS = 'La ricerca non ha prodotto alcun risultato. Riprova con un’altra chiave di ricerca.';
/** What the search looks through (PAGE-20). */
export const SEARCH_SCOPE =
  'La ricerca comprende tutti i cataloghi del portale: servizi, normative, aiuti e bandi, comunicati, delibere, modulistica, articoli, eventi e pagine.';

/** What the page's status line says of the results: how many, and of which words where they are not those typed (LIST-19). */
export const searchSentence = ({ totalCount, corrected, foundWords }: PortalResults): string => {
  if (totalCount === 0) return NO_SEARCH_RESULTS;
  const count = totalCount === 1 ? '1 risultato' : `${countText(totalCount)} risultati`;
  if (corrected !== undefined) return `${count} per «${corrected}»`;
  return foundWords === undefined ? count : `${count} con ${foundWords.map((word) => `«${word}»`).join(' ')}`;
};

/** A chip with the number of results behind it, for the words as they were understood. */
export interface CountedChip extends SearchChip {
  readonly count: number;
}

/** The category chips with their numbers; "Tutte" has those of every kind (LIST-12). */
export const countedChips = (countsByType: Readonly<Record<string, number>>): readonly CountedChip[] => {
  const all = Object.values(countsByType).reduce((sum, count) => sum + count, 0);
  return SEARCH_CHIPS.map((chip) => ({ ...chip, count: chip.value === '' ? all : (countsByType[chip.value] ?? 0) }));
};
