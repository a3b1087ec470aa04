import { countText } from '#core/catalogue/paging.ts';
import { SEARCH_CHIPS, type SearchChip } from './chips.ts';
import type { PortalResults } from './use-cases.ts';

/** Shown where nothing is found (PAGE-20). */
export const NO_SEARCH_RESULTS = 'La ricerca non ha prodotto alcun risultato. Riprova con un’altra chiave di ricerca.';
/** What the search covers (PAGE-20). */
export const SEARCH_SCOPE =
  'La ricerca comprende tutti i cataloghi del portale: servizi, normative, aiuti e bandi, comunicati, delibere, modulistica, articoli, eventi e pagine.';

/** The status line of the results: how many, and for which words where these are not the typed ones (LIST-19). */
export const searchSentence = ({ totalCount, corrected, foundWords }: PortalResults): string => {
  if (totalCount === 0) return NO_SEARCH_RESULTS;
  const count = totalCount === 1 ? '1 risultato' : `${countText(totalCount)} risultati`;
  if (corrected !== undefined) return `${count} per «${corrected}»`;
  return foundWords === undefined ? count : `${count} con ${foundWords.map((word) => `«${word}»`).join(' ')}`;
};

/** A chip with its facet count. */
export interface CountedChip extends SearchChip {
  readonly count: number;
}

/** The category chips with their facet counts; "Tutte" has the sum (LIST-12). */
export const countedChips = (countsByType: Readonly<Record<string, number>>): readonly CountedChip[] => {
  const all = Object.values(countsByType).reduce((sum, count) => sum + count, 0);
  return SEARCH_CHIPS.map((chip) => ({ ...chip, count: chip.value === '' ? all : (countsByType[chip.value] ?? 0) }));
};
