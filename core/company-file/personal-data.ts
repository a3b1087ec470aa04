import type { IdentityDocument, Pec, PersonalData } from './company-file.ts';
import type { CompanyFileNotice } from './notice.ts';

/**
 * What to say of a mailbox that is not verified; undefined when it is. The contact card is in alert exactly
 * when there is something to say (FILE-02).
 */
export const pecNotice = (pec: Pec): CompanyFileNotice | undefined =>
  pec.state === 'verified'
    ? undefined
    : {
        code: 'company-file.pec-not-verified',
        tag: { tone: 'warn', icon: 'warning-circle', word: 'PEC da verificare' },
        sentence: 'Verifica della PEC non andata a buon fine',
        whatToDo: pec.address === undefined ? WITHOUT_PEC : whatToDoForPec[pec.state],
      };

const WITHOUT_PEC =
  'Nel fascicolo non c’è un indirizzo PEC: comunicalo al gestore del mandato, che lo aggiunge e lo fa verificare.';

const whatToDoForPec = {
  failed:
    'Controlla che l’indirizzo sia giusto e la casella attiva; poi chiedi al gestore del mandato una nuova verifica.',
  'temporarily-failed':
    'La casella non ha risposto: controlla che non sia piena; poi chiedi al gestore del mandato una nuova verifica.',
  unverified: 'L’indirizzo non è ancora stato verificato: chiedi al gestore del mandato di farlo.',
} as const;

/** What is wrong in this part and has no day. */
export const personalDataNotices = ({ pec }: PersonalData): readonly CompanyFileNotice[] =>
  [pecNotice(pec)].filter((notice) => notice !== undefined);

/** What to say of an identity document that has expired; undefined when it has not, or when there is none (FILE-03). */
export const identityDocumentNotice = (identityDocument: IdentityDocument | undefined): CompanyFileNotice | undefined =>
  identityDocument?.expiry === 'expired'
    ? {
        code: 'company-file.identity-document-expired',
        tag: { tone: 'bad', icon: 'error', word: 'Scaduto' },
        sentence: 'Documento di riconoscimento scaduto',
        whatToDo:
          'Senza un documento valido il fascicolo non si può validare. Invia una copia del nuovo documento al gestore del mandato.',
      }
    : undefined;
