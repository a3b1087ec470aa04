import { unknownTag, type StatusTag } from '#core/kernel/status-tag.ts';
import type { BankAccount, BankAccountStatus, CompanyFileAlerts } from './company-file.ts';
import type { CompanyFileNotice } from './notice.ts';

const GROUP_OF_FOUR = /(.{4})(?=.)/gsu;

/** An IBAN in groups of four, as it is printed on paper. Any text is taken, none is lost but its spaces. */
export const formatIban = (iban: string): string =>
  iban.replaceAll(/\s/gu, '').toUpperCase().replaceAll(GROUP_OF_FOUR, '$1 ');

/** The tag of an account: each known status has its own, an unknown one is grey and says its own text (FILE-04). */
export const bankAccountTag = (status: BankAccountStatus): StatusTag =>
  status.kind === 'unknown'
    ? unknownTag(status.text.trim() === '' ? 'Stato non indicato' : status.text)
    : KNOWN_TAGS[status.kind];

const KNOWN_TAGS: Readonly<Record<Exclude<BankAccountStatus['kind'], 'unknown'>, StatusTag>> = {
  valid: { tone: 'ok', icon: 'check-circle', word: 'Valido' },
  unusable: { tone: 'bad', icon: 'ban', word: 'Non utilizzabile' },
  'never-used': { tone: 'info', icon: 'clock', word: 'Mai utilizzato' },
  unrecognised: { tone: 'warn', icon: 'help-circle', word: 'Non riconosciuto' },
};

/**
 * What to say above the accounts. It follows the flag of the tab and nothing else: the one card whose alert
 * does not come from the data (FILE-04, FILE-13).
 */
export const bankAccountsNotice = (alerts: CompanyFileAlerts | undefined): CompanyFileNotice | undefined =>
  alerts?.tabs['bank-accounts'] === true
    ? {
        code: 'company-file.bank-account-to-check',
        tag: { tone: 'bad', icon: 'error', word: 'Da verificare' },
        sentence: 'C’è un conto da verificare',
        whatToDo:
          'I pagamenti arrivano solo sui conti validi. Chiedi al gestore del mandato di controllare i tuoi conti o di sostituirli.',
      }
    : undefined;

/** Where payments arrive, as far as the file tells: on its one valid account, on one of several, or nowhere. */
export type PayoutAccount =
  | { readonly kind: 'one'; readonly ending: string }
  | { readonly kind: 'several' }
  | { readonly kind: 'none' };

const SHOWN_CHARACTERS = 4;

/** On which account payments arrive; of it never more than the last four characters are said (PAGE-28). */
export const payoutAccountOf = (accounts: readonly BankAccount[]): PayoutAccount => {
  const [only, ...others] = accounts.filter(({ status }) => status.kind === 'valid');
  if (only === undefined) return { kind: 'none' };
  const ending = only.iban?.replaceAll(/\s/gu, '').slice(-SHOWN_CHARACTERS) ?? '';
  return others.length > 0 || ending === '' ? { kind: 'several' } : { kind: 'one', ending };
};

/** What the tab says of a file without accounts (FILE-11). */
export const NO_BANK_ACCOUNTS_SENTENCE = 'Nel fascicolo non risultano conti correnti.';
