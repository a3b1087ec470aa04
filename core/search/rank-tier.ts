import type { HitType } from '#core/catalogue/hit-type.ts';

/**
 * In which order kinds of results stand where the words match equally well, the first kinds first: what one can do or use, then what
 * explains it, then acts, then news (API-07). The newest is first within a kind's tier.
 */
const TIERS: readonly (readonly HitType[])[] = [
  ['CHE_COSA_FARE'],
  ['SERVIZI', 'PAGINE', 'STRUMENTI'],
  ['AIUTI_E_BANDI', 'MODULISTICA', 'FAQ', 'APPROFONDIMENTI', 'LINK_UTILI', 'CRUSCOTTO'],
  ['NORMATIVE', 'CONCORSI', 'APPALTI', 'DELIBERE', 'AMMINISTRAZIONE_TRASPARENTE', 'PROGETTI', 'PUBBLICI_PROCLAMI'],
  ['COMUNICATI_STAMPA', 'ARTICOLI', 'EVENTI'],
];

/** Digit of the tier of a kind: the greater the earlier. 0 is left for what has expired, which comes after everything. */
export const rankTierOf = (type: string): string => {
  const at = TIERS.findIndex((kinds) => (kinds as readonly string[]).includes(type));
  return String(at === -1 ? 1 : TIERS.length - at);
};

/** What results are ordered by, the greatest first: the tier of the kind, then the day (`yyyy-mm-dd`, or empty). */
export const rankDayOf = (type: string, day: string): string => `${rankTierOf(type)}${day}`;
