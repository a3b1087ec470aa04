import type { FilterValue } from '#core/catalogue/definition.ts';
import { REGIONS } from '#core/paying-bodies/regions.ts';
import type { AidAudience } from './audience.ts';

/** From a number to another, both included; a missing end is open. */
export interface NumberRange {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** How land is farmed: organically, in conversion to it, or neither. */
export const FARMING_METHODS = ['si', 'conversione', 'no'] as const;
export type FarmingMethod = (typeof FARMING_METHODS)[number];
/** As answers to "Coltivi con metodo biologico?". */
export const METHOD_NAMES: Readonly<Record<FarmingMethod, string>> = {
  si: 'Sì',
  conversione: 'In conversione',
  no: 'No',
};

/** What somebody must be, have or want for an aid, as editors write it; what is missing is no condition. */
export interface AidConditions {
  /** The audience that may apply; farmers where none is named. */
  readonly audiences?: readonly AidAudience[] | undefined;
  /** One of these must be grown or raised. */
  readonly grows?: readonly FilterValue[] | undefined;
  readonly raises?: readonly FilterValue[] | undefined;
  /** One of these must be the answer to "biologico". */
  readonly organic?: readonly FarmingMethod[] | undefined;
  /** Values of the regions in one of which the farm must be. */
  readonly regions?: readonly string[] | undefined;
  /** Land that is farmed (hectares). */
  readonly land?: NumberRange | undefined;
  /** Age of the person running the farm, and since how many years (whole years). */
  readonly age?: NumberRange | undefined;
  readonly years?: NumberRange | undefined;
  /** What the aid is good for: one of these must be needed. */
  readonly needs?: readonly FilterValue[] | undefined;
  /** What none of the five questions asks, as it follows "Da sapere:": "se vinifichi in azienda". */
  readonly ask?: readonly string[] | undefined;
}

/** The autonomous provinces have programmes of their own, and are one region. */
const PROVINCES: Readonly<Record<string, string>> = {
  'Provincia autonoma di Trento': 'trentino-alto-adige',
  'Provincia autonoma di Bolzano': 'trentino-alto-adige',
};

/** The value of the region that content files name; undefined for a name that no region has. */
export const regionNamed = (name: string): string | undefined =>
  PROVINCES[name] ?? REGIONS.find((region) => region.name === name)?.value;

/** What is grown or raised for an aid; empty where it does not matter. */
export const produceOf = ({ grows = [], raises = [] }: AidConditions): readonly FilterValue[] => [...grows, ...raises];
