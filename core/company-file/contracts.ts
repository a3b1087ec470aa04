import type { StatusTag } from '#core/kernel/status-tag.ts';
import type { AntimafiaDocument, Contract, ContractsAndDocuments } from './company-file.ts';
import type { CompanyFileNotice } from './notice.ts';

/** How many expired contracts are shown before "Mostra di più" (FILE-06). */
export const EXPIRED_CONTRACTS_FIRST_SHOWN = 10;

/** What stands beside a contract that expired a short while ago (FILE-05). */
export const RECENTLY_EXPIRED_SENTENCE = 'Questo contratto è scaduto di recente';

/** The tag of a contract, by the list in which it stands; one that expired recently says so in either (FILE-05). */
export const contractTag = (contract: Contract, list: 'valid' | 'expired'): StatusTag => {
  if (contract.recentlyExpired) return { tone: 'warn', icon: 'clock', word: 'Scaduto di recente' };
  return list === 'valid'
    ? { tone: 'ok', icon: 'check-circle', word: 'Valido' }
    : { tone: 'bad', icon: 'error', word: 'Scaduto' };
};

/** The part of the expired contracts that is shown. */
export interface ExpiredContractsShown {
  readonly contracts: readonly Contract[];
  /** "Mostrati N di M". */
  readonly counter: string;
  /** From 0 to 1, for the bar; 1 when there is nothing to show. */
  readonly progress: number;
  /** Whether "Mostra di più" is offered. */
  readonly hasMore: boolean;
}

/** The first ten expired contracts, or all of them once they are asked for (FILE-06). */
export const expiredContractsShown = (expired: readonly Contract[], all: boolean): ExpiredContractsShown => {
  const contracts = all ? expired : expired.slice(0, EXPIRED_CONTRACTS_FIRST_SHOWN);
  return {
    contracts,
    counter: `Mostrati ${contracts.length} di ${expired.length}`,
    progress: expired.length === 0 ? 1 : contracts.length / expired.length,
    hasMore: contracts.length < expired.length,
  };
};

/** What to say of the contracts: some expired more than a year ago, some recently; in this order (FILE-05, FILE-06). */
export const contractNotices = (part: ContractsAndDocuments): readonly CompanyFileNotice[] => {
  const notices: CompanyFileNotice[] = [];
  if (part.hasExpiredMoreThanOneYear) {
    notices.push({
      code: 'company-file.contracts-expired-over-a-year',
      tag: { tone: 'bad', icon: 'error', word: 'Scaduto' },
      sentence: 'Ci sono contratti scaduti da più di un anno',
      whatToDo: 'Chiedi al gestore del mandato di rinnovarli o di toglierli dal fascicolo.',
    });
  }
  if ([...part.valid, ...part.expired].some((contract) => contract.recentlyExpired)) {
    notices.push({
      code: 'company-file.contract-recently-expired',
      tag: { tone: 'warn', icon: 'clock', word: 'Scaduto di recente' },
      sentence: 'Un contratto è scaduto di recente',
      whatToDo: 'Se lo hai rinnovato, invia una copia al gestore del mandato.',
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
