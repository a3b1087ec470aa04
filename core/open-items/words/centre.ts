import type { CompanyFileTab } from '#core/company-file/company-file.ts';
import type { FileCause } from '#core/company-file/notice.ts';

/** The parts of a file as a producer's page shows them: each is the end of an address (D-60). */
export const FILE_PARTS = {
  document: 'fascicolo-documento',
  pec: 'fascicolo-pec',
  accounts: 'fascicolo-conti',
  contracts: 'fascicolo-contratti',
  antimafia: 'fascicolo-antimafia',
  sheet: 'fascicolo-scheda',
} as const;
export type FilePart = keyof typeof FILE_PARTS;

/** What a centre reads of something to be done for a client: nobody is called "tu" who is not meant. */
export interface CentreWords {
  /** A verb and what it is about. */
  readonly title: string;
  /** What to do, and who does it. */
  readonly text: string;
  readonly action: string;
  readonly place: FilePart;
  /** Gender of the noun that ends. */
  readonly gender: 'm' | 'f';
}

const DOCUMENT: CentreWords = {
  title: 'Rinnova il documento di riconoscimento',
  text: 'Chiedi al produttore il documento nuovo e registralo nel fascicolo.',
  action: 'Vai al documento',
  place: 'document',
  gender: 'm',
};
const PEC: CentreWords = {
  title: 'Verifica la PEC',
  text: 'L’ultima verifica non è andata a buon fine: il produttore non riceve gli atti.',
  action: 'Vai alla PEC',
  place: 'pec',
  gender: 'f',
};
const ACCOUNTS: CentreWords = {
  title: 'Controlla le coordinate bancarie',
  text: 'Fatti dare dal produttore un conto intestato all’azienda e registralo nel fascicolo.',
  action: 'Vai ai conti',
  place: 'accounts',
  gender: 'm',
};
const CONTRACT: CentreWords = {
  title: 'Rinnova il contratto scaduto di recente',
  text: 'Chiedi al produttore il contratto rinnovato e registralo: senza, le superfici non contano.',
  action: 'Vai ai contratti',
  place: 'contracts',
  gender: 'm',
};
const ANTIMAFIA: CentreWords = {
  title: 'Rinnova la documentazione antimafia',
  text: 'Fai firmare al produttore la dichiarazione aggiornata e inseriscila nel fascicolo.',
  action: 'Vai all’antimafia',
  place: 'antimafia',
  gender: 'f',
};
const SHEET: CentreWords = {
  title: 'Valida e firma la scheda',
  text: 'Aggiorna i dati con il produttore, valida la scheda e falla firmare.',
  action: 'Vai alla scheda',
  place: 'sheet',
  gender: 'f',
};

/** Words for what can be wrong, or end, in a client's file; `ending` is the title while it still holds. */
export const CENTRE_WORDS: Readonly<Record<FileCause, CentreWords & { readonly ending?: string }>> = {
  'identity-document': { ...DOCUMENT, ending: 'Prepara il nuovo documento di riconoscimento' },
  pec: PEC,
  'bank-account': ACCOUNTS,
  contract: { ...CONTRACT, ending: 'Rinnova un contratto in scadenza' },
  'old-contracts': {
    ...CONTRACT,
    title: 'Aggiorna i contratti scaduti da più di un anno',
    text: 'Rinnovali con il produttore, o toglili dal fascicolo.',
  },
  antimafia: { ...ANTIMAFIA, ending: 'Rinnova la documentazione antimafia in scadenza' },
  'validation-sheet': { ...SHEET, ending: 'Valida di nuovo la scheda prima della scadenza' },
};

/** Words for a part of it that the service marks without its data saying why. */
export const CENTRE_FLAGGED: Readonly<Record<CompanyFileTab, Pick<CentreWords, 'title' | 'action' | 'place'>>> = {
  'personal-data': { title: 'Controlla i dati anagrafici', action: 'Vai ai dati', place: 'document' },
  'bank-accounts': { title: 'Controlla le coordinate bancarie', action: 'Vai ai conti', place: 'accounts' },
  contracts: { title: 'Controlla contratti e documenti', action: 'Vai ai contratti', place: 'contracts' },
  'validation-sheet': { title: 'Controlla la scheda di validazione', action: 'Vai alla scheda', place: 'sheet' },
};
