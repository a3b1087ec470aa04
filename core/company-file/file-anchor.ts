import type { CompanyFileTab } from './company-file.ts';
import { type CompanyFileNoticeCode, FILE_NOTICES } from './notice.ts';

/** A place in the company file that can be led to: a tab, and in it a card or one contract (D-60). */
export interface FileAnchor {
  readonly tab: CompanyFileTab;
  /** Id of the card or row; without it the tab as a whole is meant. */
  readonly fragment?: string | undefined;
}

/** A card of the file. */
export interface CardAnchor extends FileAnchor {
  readonly fragment: string;
}

/** Where a notice of the file is read (D-60). */
export const anchorOfNotice = (code: CompanyFileNoticeCode): CardAnchor => {
  const { tab, fragment } = FILE_NOTICES[code];
  return { tab, fragment };
};

/** Id of a contract's row, by its protocol number; undefined for a contract that has none. */
export const contractFragment = (protocol: string | undefined): string | undefined =>
  protocol === undefined || protocol.trim() === ''
    ? undefined
    : `contratto-${protocol.trim().replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')}`;

/** Where one contract is read. */
export const anchorOfContract = (protocol: string | undefined): FileAnchor => ({
  tab: 'contracts',
  fragment: contractFragment(protocol),
});
