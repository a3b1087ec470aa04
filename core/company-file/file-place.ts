import type { CompanyFileTab } from './company-file.ts';
import type { CompanyFileNoticeCode } from './notice.ts';

/** A place in the company file that can be led to: a tab, and in it a card or one contract (D-60). */
export interface FilePlace {
  readonly tab: CompanyFileTab;
  /** Id of the card or row; without it the tab as a whole is meant. */
  readonly fragment?: string | undefined;
}

/** A card of the file. */
export interface CardPlace extends FilePlace {
  readonly fragment: string;
}

/** The card that each notice is about, whether or not it is in alert: what leads there stays good once it is done (FILE-16). */
const CARDS: Readonly<Record<CompanyFileNoticeCode, CardPlace>> = {
  'company-file.identity-document-expired': { tab: 'personal-data', fragment: 'documento-di-riconoscimento' },
  'company-file.pec-not-verified': { tab: 'personal-data', fragment: 'contatti-e-pec' },
  'company-file.bank-account-to-check': { tab: 'bank-accounts', fragment: 'conti-correnti' },
  'company-file.contract-recently-expired': { tab: 'contracts', fragment: 'contratti-scaduti-di-recente' },
  'company-file.contracts-expired-over-a-year': { tab: 'contracts', fragment: 'contratti-scaduti' },
  'company-file.antimafia-expired': { tab: 'contracts', fragment: 'documentazione-antimafia' },
  'company-file.validation-sheet-expired': { tab: 'validation-sheet', fragment: 'numero-e-scadenza' },
};

/** Where a notice of the file is read (D-60). */
export const placeOfNotice = (code: CompanyFileNoticeCode): CardPlace => CARDS[code];

/** Id of a contract's row, by its protocol number; undefined for a contract that has none. */
export const contractFragment = (protocol: string | undefined): string | undefined =>
  protocol === undefined || protocol.trim() === ''
    ? undefined
    : `contratto-${protocol.trim().replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')}`;

/** Where one contract is read. */
export const placeOfContract = (protocol: string | undefined): FilePlace => ({
  tab: 'contracts',
  fragment: contractFragment(protocol),
});
