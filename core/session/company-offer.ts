import type { QueryPairs } from '#core/kernel/address.ts';
import type { SessionState } from './state.ts';
import type { Company } from './user.ts';

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const RADIX = 36;

/**
 * A short name for a company that may stand in an address: the cuaa of a sole trader is a fiscal code and must not.
 * It keeps the code out of addresses and logs, and is no secret: with 32 bits somebody who suspects a code can check it, though not find it.
 */
export const companyReference = (cuaa: string): string => {
  let hash = FNV_OFFSET;
  for (const character of cuaa) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), FNV_PRIME);
  return (hash >>> 0).toString(RADIX);
};

/** Name under which an address says for which company its page is; the value is a `companyReference`. */
export const COMPANY_PARAMETER = 'azienda';

/** The query of an address with the company that its page is for; undefined leaves it without one. */
export const withCompany = (query: QueryPairs, cuaa: string | undefined): QueryPairs => [
  ...query.filter(([name]) => name !== COMPANY_PARAMETER),
  ...(cuaa === undefined ? [] : [[COMPANY_PARAMETER, companyReference(cuaa)] as const]),
];

/** What to do with a page that belongs to a company. */
export type CompanyOffer =
  /** The page belongs to the selected company, or to none. */
  | { readonly kind: 'here' }
  /** The page belongs to another company of the person: the switch is offered, never made silently. */
  | { readonly kind: 'switch'; readonly company: Company }
  /** The person holds no such company; nothing tells whether it exists. */
  | { readonly kind: 'notHeld' };

/** Compares the company that an address names with the selected one; `reference` is undefined where it names none. */
export const companyOfferOf = (state: SessionState, reference: string | undefined): CompanyOffer => {
  if (reference === undefined) return { kind: 'here' };
  if (state.kind !== 'farmer') return { kind: 'notHeld' };
  if (companyReference(state.selectedCuaa) === reference) return { kind: 'here' };
  const company = state.companies.find(({ cuaa }) => companyReference(cuaa) === reference);
  return company === undefined ? { kind: 'notHeld' } : { kind: 'switch', company };
};
