import { countText } from '#core/catalogue/count-text.ts';
import { listed } from '#core/formatting/listed.ts';
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

/** The seven category chips, parted by whether anything stands behind them. */
export interface SearchKinds {
  /** Those with results, and the chosen one; "Tutte" counts the results of every kind (LIST-12). */
  readonly chips: readonly CountedChip[];
  /** The sentence that names the others, which lead nowhere (D-50). */
  readonly without: string | undefined;
}

/** The category chips with their numbers, for what is shown of them (LIST-12, D-50). */
export const searchKinds = (countsByType: Readonly<Record<string, number>>, chosen: string): SearchKinds => {
  const all = Object.values(countsByType).reduce((sum, count) => sum + count, 0);
  const counted = SEARCH_CHIPS.map((chip) => ({
    ...chip,
    count: chip.value === '' ? all : (countsByType[chip.value] ?? 0),
  }));
  const isShown = ({ value, count }: CountedChip): boolean => count > 0 || value === chosen;
  const others = counted.filter((chip) => !isShown(chip) && chip.value !== '');
  return {
    chips: counted.filter(isShown),
    without: others.length === 0 ? undefined : `Nessun risultato in ${listed(others.map(({ label }) => label))}.`,
  };
};
