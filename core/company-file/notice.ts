import type { StatusTag } from '#core/kernel/status-tag.ts';
import type { CompanyFileTab } from './company-file.ts';

interface NoticeFacts {
  /** The cause under which open items know it. */
  readonly cause: string;
  /** Tab and id of the card that it is about, whether or not that is in alert: what leads there stays good once it is done (FILE-16). */
  readonly tab: CompanyFileTab;
  readonly fragment: string;
}

/** What can be wrong in a company file, by codes that do not change. */
export const FILE_NOTICES = {
  'company-file.identity-document-expired': {
    cause: 'identity-document',
    tab: 'personal-data',
    fragment: 'documento-di-riconoscimento',
  },
  'company-file.pec-not-verified': { cause: 'pec', tab: 'personal-data', fragment: 'contatti-e-pec' },
  'company-file.bank-account-to-check': { cause: 'bank-account', tab: 'bank-accounts', fragment: 'conti-correnti' },
  'company-file.contract-recently-expired': {
    cause: 'contract',
    tab: 'contracts',
    fragment: 'contratti-scaduti-di-recente',
  },
  'company-file.contracts-expired-over-a-year': {
    cause: 'old-contracts',
    tab: 'contracts',
    fragment: 'contratti-scaduti',
  },
  'company-file.antimafia-expired': { cause: 'antimafia', tab: 'contracts', fragment: 'documentazione-antimafia' },
  'company-file.validation-sheet-expired': {
    cause: 'validation-sheet',
    tab: 'validation-sheet',
    fragment: 'numero-e-scadenza',
  },
} as const satisfies Readonly<Record<string, NoticeFacts>>;
export type CompanyFileNoticeCode = keyof typeof FILE_NOTICES;
/** What of a company file can be open: wrong, or about to end. */
export type FileCause = (typeof FILE_NOTICES)[CompanyFileNoticeCode]['cause'];

/**
 * Something that needs the person's attention: what it is, and what to do about it. Nothing can be changed in
 * the portal, so what to do always ends at the mandate manager (PAGE-08).
 */
export interface CompanyFileNotice {
  readonly code: CompanyFileNoticeCode;
  /** Tag of the card in alert. */
  readonly tag: StatusTag;
  /** What happened. */
  readonly sentence: string;
  /** What to do. */
  readonly whatToDo: string;
}
