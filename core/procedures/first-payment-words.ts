import type { PayoutAccount } from '#core/company-file/bank-account.ts';
import { formatDayInWordsAfterIl } from '#core/formatting/date.ts';
import type { CompanyPayment } from './procedure.ts';

/** A sentence in which one part weighs more. */
export interface WeighedSentence {
  readonly before: string;
  readonly strong: string;
  readonly after: string;
}

const accountWords = (account: PayoutAccount | undefined): string =>
  account?.kind === 'one' ? ` sul conto che finisce con\u00A0${account.ending}.` : '.';

/**
 * When a payment comes, or came, and on which account: "Atteso entro il 6 gennaio 2027 sul conto che finisce con 3456." Of the
 * account nothing is said where the file does not say which one it is (PAGE-28).
 */
export const paymentDayWords = (
  { paidOn, expectedBy, state, accountEnd }: CompanyPayment,
  account: PayoutAccount | undefined,
): WeighedSentence => {
  const day = state === 'paid' ? paidOn : expectedBy;
  if (day === undefined) return { before: 'Il giorno non è ancora noto', strong: '', after: '.' };
  return state === 'paid'
    ? { before: 'Accreditato ', strong: formatDayInWordsAfterIl(day), after: '.' }
    : {
        before: 'Atteso entro ',
        strong: formatDayInWordsAfterIl(day),
        after: accountWords(accountEnd === undefined ? account : { kind: 'one', ending: accountEnd }),
      };
};

/** What is said where payments are on their way and no account of the file can receive them. */
export const NO_ACCOUNT_SENTENCE = 'Manca un conto valido: senza, nessun pagamento può arrivare.';
