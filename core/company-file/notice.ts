import type { StatusTag } from '#core/kernel/status-tag.ts';

/** What can be wrong in a company file; the codes do not change. */
export type CompanyFileNoticeCode =
  | 'company-file.pec-not-verified'
  | 'company-file.identity-document-expired'
  | 'company-file.bank-account-to-check'
  | 'company-file.contract-recently-expired'
  | 'company-file.contracts-expired-over-a-year'
  | 'company-file.antimafia-expired'
  | 'company-file.validation-sheet-expired';

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
