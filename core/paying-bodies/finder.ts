import { type QueryPairs, queryValue } from '#core/kernel/address.ts';
import { REGIONS } from './regions.ts';
import type { Region } from './paying-body.ts';

/** Invitation above the map (PAGE-15). */
export const FINDER_PROMPT = 'Clicca sulla mappa per scoprire l’Organismo pagatore della tua regione';

/** Name of the query parameter that holds the chosen region: the one with which the service is asked (API-12). @public */
export const REGION_PARAMETER = 'categories';

/** What is chosen on the map; the address holds the same. */
export interface FinderState {
  /** The chosen region's value; undefined while all of Italy is shown. */
  readonly region: string | undefined;
}

/** What a person does with map and selector, by mouse or keyboard alike (LIST-13). */
export type FinderEvent =
  | { readonly type: 'regionChosen'; readonly region: string }
  /** A click on the sea, the Escape key, or the selector's "all of Italy". */
  | { readonly type: 'outsideChosen' };

/**
 * The finder after an event: a region is highlighted and filters, anything outside the regions clears, and a
 * value that is no region counts as outside (LIST-13). What was chosen before does not matter.
 */
export const finderAfter = (event: FinderEvent): FinderState =>
  event.type === 'regionChosen' ? finderFrom(event.region) : { region: undefined };

/** The finder that an address stands for. */
export const finderFrom = (value: string | undefined): FinderState => ({ region: regionOf(value)?.value });

/** The canonical query of the finder's page. */
export const finderPageQuery = (pairs: QueryPairs): QueryPairs => {
  const { region } = finderFrom(queryValue(pairs, REGION_PARAMETER));
  return region === undefined ? [] : [[REGION_PARAMETER, region]];
};

/** The region with a value; undefined for none. */
export const regionOf = (value: string | undefined): Region | undefined =>
  REGIONS.find((region) => region.value === value);

const OTHER_PREPOSITIONS: Readonly<Record<string, string>> = { lazio: 'nel', marche: 'nelle' };

/** A region with its preposition: "in Puglia", "nel Lazio", "nelle Marche". */
export const inRegion = (region: string): string =>
  `${OTHER_PREPOSITIONS[region] ?? 'in'} ${regionOf(region)?.name ?? region}`;

/** The status line: "Toscana: 2 organismi pagatori". */
export const foundSentence = ({ region }: FinderState, count: number): string => {
  const bodies = count === 1 ? '1 organismo pagatore' : `${count} organismi pagatori`;
  return `${regionOf(region)?.name ?? 'Tutta Italia'}: ${bodies}`;
};
