import { timeSpan } from '#core/formatting/time-span.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { StatusTag } from '#core/kernel/status-tag.ts';
import { compareTexts } from '#core/kernel/text-order.ts';
import type { Contract, ContractsAndDocuments } from './company-file.ts';
import { contractTag, contractTerm, latestExpiredFirst } from './contracts.ts';

/** The contracts as they are read: what presses first (FILE-14). */
export interface ContractGroups {
  /** Of either list, the latest end first. */
  readonly recentlyExpired: readonly Contract[];
  /** The nearest end first, without an end last. */
  readonly valid: readonly Contract[];
  /** The latest end first, without a day last. */
  readonly expired: readonly Contract[];
}

const nearestEndFirst = (left: Contract, right: Contract): number =>
  compareTexts(left.expirationDate ?? '~', right.expirationDate ?? '~');

/** Each contract once: what expired a short while ago, what is valid, what expired long ago (FILE-14). */
export const contractGroups = ({
  valid,
  expired,
}: Pick<ContractsAndDocuments, 'valid' | 'expired'>): ContractGroups => ({
  recentlyExpired: latestExpiredFirst([...valid, ...expired].filter(({ recentlyExpired }) => recentlyExpired)),
  valid: valid.filter(({ recentlyExpired }) => !recentlyExpired).toSorted(nearestEndFirst),
  expired: latestExpiredFirst(expired.filter(({ recentlyExpired }) => !recentlyExpired)),
});

/** All that is said of where a contract stands, in one place (FILE-14). */
export type ContractState =
  | { readonly kind: 'tag'; readonly tag: StatusTag }
  /** A fact without judgement: how long still, or since when; `passed` is the part of the term behind, from 0 to 1, where it is known. */
  | { readonly kind: 'span'; readonly words: string; readonly passed: number | undefined }
  /** There is no end to show. */
  | { readonly kind: 'none' };

/**
 * Where a contract stands: a tag for what presses, within thirty days or past, and quiet words for the rest. A day that
 * disagrees with the contract's list is shown as it is (FILE-05, FILE-14, D-04).
 */
export const contractState = (contract: Contract, list: 'valid' | 'expired', today: IsoDate): ContractState => {
  const { expirationDate, recentlyExpired } = contract;
  if (recentlyExpired) return { kind: 'tag', tag: contractTag(contract, list) };
  const { left, passed } = contractTerm(contract, today);
  if (expirationDate === undefined || left === undefined)
    return list === 'valid' ? { kind: 'none' } : { kind: 'tag', tag: contractTag(contract, list) };
  if (list === 'expired')
    return left.urgency === 'past'
      ? { kind: 'span', words: timeSpan(expirationDate, today), passed: undefined }
      : { kind: 'tag', tag: contractTag(contract, list) };
  switch (left.urgency) {
    case 'past':
      return { kind: 'tag', tag: { tone: 'bad', icon: 'error', word: left.words } };
    case 'soon':
      return { kind: 'tag', tag: { tone: 'warn', icon: 'clock', word: left.words } };
    case 'later':
      return { kind: 'span', words: timeSpan(today, expirationDate), passed };
  }
};
