import { formatDay } from '#core/formatting/date.ts';
import { daysLeft, type DaysLeft } from '#core/formatting/days-left.ts';
import { daysBetween, type IsoDate } from '#core/kernel/iso-date.ts';
import type { StatusTag } from '#core/kernel/status-tag.ts';
import { compareTexts } from '#core/kernel/text-order.ts';
import type { AntimafiaDocument, Contract, ContractsAndDocuments } from './company-file.ts';
import type { CompanyFileNotice } from './notice.ts';

/** How many expired contracts are shown before "Mostra di più" (FILE-06). */
export const EXPIRED_CONTRACTS_FIRST_SHOWN = 10;

/** What stands beside a contract that expired a short while ago (FILE-05). */
export const RECENTLY_EXPIRED_SENTENCE = 'Questo contratto è scaduto di recente';

/** The tag of a contract, by the list in which it stands; one that expired recently says so in either (FILE-05). */
export const contractTag = (contract: Contract, list: 'valid' | 'expired'): StatusTag => {
  if (contract.recentlyExpired) return { tone: 'bad', icon: 'error', word: RECENTLY_EXPIRED_SENTENCE };
  return list === 'valid'
    ? { tone: 'ok', icon: 'check-circle', word: 'Valido' }
    : { tone: 'bad', icon: 'error', word: 'Scaduto' };
};

/** What stands in the place of the last day of a contract that has none. */
export const WITHOUT_END = 'Senza scadenza';

/** The term of a contract, as it is shown beside it. */
export interface ContractTerm {
  /** The last day, or that there is none. */
  readonly end: string;
  /** Undefined where there is no last day. */
  readonly left: DaysLeft | undefined;
  /** How much of the term has passed, from 0 to 1; undefined where a day is missing. */
  readonly passed: number | undefined;
}

/** Until when a contract runs, how many days are left, and how much of it has passed. */
export const contractTerm = (
  { startDate, expirationDate }: Pick<Contract, 'startDate' | 'expirationDate'>,
  today: IsoDate,
): ContractTerm => {
  if (expirationDate === undefined) return { end: WITHOUT_END, left: undefined, passed: undefined };
  const length = startDate === undefined ? 0 : daysBetween(startDate, expirationDate);
  return {
    end: formatDay(expirationDate),
    left: daysLeft(expirationDate, today, 'm'),
    passed:
      startDate === undefined || length <= 0
        ? undefined
        : Math.min(1, Math.max(0, daysBetween(startDate, today) / length)),
  };
};

/** Expired contracts as they are read: those that expired recently first, then the latest end first, those without a day last. */
export const latestExpiredFirst = (expired: readonly Contract[]): readonly Contract[] =>
  expired.toSorted(
    (left, right) =>
      Number(right.recentlyExpired) - Number(left.recentlyExpired) ||
      compareTexts(right.expirationDate ?? '', left.expirationDate ?? ''),
  );

/** The part of the expired contracts that is shown. */
export interface ExpiredContractsShown {
  readonly contracts: readonly Contract[];
  /** "Mostrati N di M". */
  readonly counter: string;
  /** From 0 to 1, for the bar; 1 when there is nothing to show. */
  readonly progress: number;
  /** Whether "Mostra di più" is offered. */
  readonly hasMore: boolean;
  /** Whether to show the count. */
  readonly isCounted: boolean;
}

/** The first ten expired contracts, or all of them once they are asked for (FILE-06). */
export const expiredContractsShown = (expired: readonly Contract[], all: boolean): ExpiredContractsShown => {
  const contracts = all ? expired : expired.slice(0, EXPIRED_CONTRACTS_FIRST_SHOWN);
  return {
    contracts,
    counter: `Mostrati ${contracts.length} di ${expired.length}`,
    progress: expired.length === 0 ? 1 : contracts.length / expired.length,
    hasMore: contracts.length < expired.length,
    isCounted: expired.length > EXPIRED_CONTRACTS_FIRST_SHOWN,
  };
};

/** What to say above the expired contracts: that some ended more than a year ago (FILE-06). */
export const oldContractsNotice = ({
  hasExpiredMoreThanOneYear,
}: Pick<ContractsAndDocuments, 'hasExpiredMoreThanOneYear'>): CompanyFileNotice | undefined =>
  hasExpiredMoreThanOneYear
    ? {
        code: 'company-file.contracts-expired-over-a-year',
        tag: { tone: 'bad', icon: 'error', word: 'Scaduto' },
        sentence: 'Ci sono contratti scaduti da più di un anno',
        whatToDo: 'Chiedi al gestore del mandato di rinnovarli o di toglierli dal fascicolo.',
      }
    : undefined;

/** What to do about a contract that expired a short while ago; said once, beside it (FILE-05). */
export const RENEWED_CONTRACT_SENTENCE = 'Se lo hai rinnovato, invia una copia al gestore del mandato.';

/** What to say of the contracts: some expired more than a year ago, some recently; in this order (FILE-05, FILE-06). */
export const contractNotices = (part: ContractsAndDocuments): readonly CompanyFileNotice[] => {
  const old = oldContractsNotice(part);
  const notices: CompanyFileNotice[] = old === undefined ? [] : [old];
  if ([...part.valid, ...part.expired].some((contract) => contract.recentlyExpired)) {
    notices.push({
      code: 'company-file.contract-recently-expired',
      tag: { tone: 'bad', icon: 'error', word: 'Scaduto' },
      sentence: 'Un contratto è scaduto di recente',
      whatToDo: RENEWED_CONTRACT_SENTENCE,
    });
  }
  return notices;
};

/** The tag of an anti-mafia document (FILE-07). */
export const antimafiaTag = ({ expired }: AntimafiaDocument): StatusTag =>
  expired ? { tone: 'bad', icon: 'error', word: 'NON VALIDO' } : { tone: 'ok', icon: 'check-circle', word: 'Valido' };

/** What to say of the anti-mafia documents: the card is in alert when any of them has expired (FILE-07). */
export const antimafiaNotice = (documents: readonly AntimafiaDocument[]): CompanyFileNotice | undefined =>
  documents.some(({ expired }) => expired)
    ? {
        code: 'company-file.antimafia-expired',
        tag: { tone: 'bad', icon: 'error', word: 'Scaduto' },
        sentence: 'Documentazione antimafia scaduta',
        whatToDo:
          'Invia al gestore del mandato la dichiarazione aggiornata: senza, i pagamenti soggetti a verifica restano fermi.',
      }
    : undefined;
