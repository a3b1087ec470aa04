import type { PayingBody } from './paying-body.ts';

/** How many region chips a card shows before "+ altre N" (PAGE-16). */
const CARD_REGION_CHIPS = 3;

/** The region chips of a card. */
export interface RegionChips {
  readonly names: readonly string[];
  /** "+ altre N" where there are more; undefined where all are shown. */
  readonly more: string | undefined;
}

/** At most three regions by name, the chosen one first and the rest in their order, and how many others there are (PAGE-16, PAGE-50). */
export const regionChips = ({ regions }: Pick<PayingBody, 'regions'>, chosen?: string): RegionChips => {
  const hidden = regions.length - CARD_REGION_CHIPS;
  const inOrder = [...regions.filter(({ id }) => id === chosen), ...regions.filter(({ id }) => id !== chosen)];
  return {
    names: inOrder.slice(0, CARD_REGION_CHIPS).map(({ name }) => name),
    more: hidden > 0 ? `+ altre ${hidden}` : undefined,
  };
};

const joined = (parts: readonly (string | undefined)[], separator: string): string =>
  parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(separator);

/** The address in one line, "Via dei Cipressi 40, 50100 Firenze"; what is missing leaves no trace (PAGE-16). */
export const addressLine = ({ street, streetNumber, postalCode, city }: PayingBody): string =>
  joined([joined([street, streetNumber], ' '), joined([postalCode, city], ' ')], ', ');

/** What kind of office it is: as the service says, else regional where it serves a single region (PAGE-15). */
export const siteKind = (body: PayingBody): 'regional' | 'national' =>
  body.scope ?? (body.regions.length === 1 ? 'regional' : 'national');

/** The words above a card's title. @public */
export const SITE_KIND_WORDS = { regional: 'Sede regionale', national: 'Sede nazionale' } as const;
