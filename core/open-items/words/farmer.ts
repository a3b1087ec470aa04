import type { CompanyFileNoticeCode } from '#core/company-file/notice.ts';

/** What "Cosa devo fare" says of something in the file. */
export interface FileWords {
  readonly title: string;
  readonly action: string;
  readonly consequence: string;
  /** What the mandate manager is asked for. */
  readonly request: string;
}

interface NoticeWords extends FileWords {
  /** The sentence on an item that is no longer valid; undefined where it has no end. */
  readonly late: 'Scaduto' | 'Scaduta' | undefined;
}

/** Words for what is wrong in the file. */
export const NOTICE_WORDS: Readonly<Record<CompanyFileNoticeCode, NoticeWords>> = {
  'company-file.identity-document-expired': {
    title: 'Rinnova il documento di riconoscimento',
    late: 'Scaduto',
    action: 'Apri il documento',
    consequence: 'Senza un documento valido il fascicolo non si può validare.',
    request: 'Allego una copia del nuovo documento e chiedo di aggiornarlo nel fascicolo.',
  },
  'company-file.pec-not-verified': {
    title: 'Verifica la tua PEC',
    late: undefined,
    action: 'Vedi come fare',
    consequence: 'Le comunicazioni ufficiali potrebbero non arrivarti.',
    request: 'Chiedo una nuova verifica della casella PEC.',
  },
  'company-file.bank-account-to-check': {
    title: 'Controlla le coordinate bancarie',
    late: undefined,
    action: 'Vedi i conti',
    consequence: 'I pagamenti arrivano solo sui conti validi.',
    request: 'Chiedo di controllare i conti indicati nel fascicolo.',
  },
  'company-file.contracts-expired-over-a-year': {
    title: 'Aggiorna i contratti scaduti da più di un anno',
    late: 'Scaduto',
    action: 'Vedi i contratti',
    consequence: 'I terreni senza un titolo valido non danno diritto ai pagamenti.',
    request: 'Chiedo di rinnovarli o di toglierli dal fascicolo.',
  },
  'company-file.contract-recently-expired': {
    title: 'Aggiorna il contratto scaduto di recente',
    late: 'Scaduto',
    action: 'Vedi i contratti',
    consequence: 'I terreni senza un titolo valido non danno diritto ai pagamenti.',
    request: 'Allego una copia del contratto rinnovato e chiedo di aggiornarlo nel fascicolo.',
  },
  'company-file.antimafia-expired': {
    title: 'Rinnova la documentazione antimafia',
    late: 'Scaduta',
    action: 'Vedi i documenti',
    consequence: 'I pagamenti soggetti a verifica restano fermi.',
    request: 'Allego la dichiarazione aggiornata e chiedo di inserirla nel fascicolo.',
  },
  'company-file.validation-sheet-expired': {
    title: 'Fai validare di nuovo il fascicolo',
    late: 'Scaduta',
    action: 'Vedi la scheda',
    consequence: 'Senza una scheda valida non si presentano nuove domande.',
    request: 'Chiedo di aggiornare e validare di nuovo il fascicolo.',
  },
};

/** Words for what is about to expire. */
export const EXPIRING_WORDS = {
  identityDocument: {
    what: 'Documento di riconoscimento',
    ...NOTICE_WORDS['company-file.identity-document-expired'],
    title: 'Prepara il nuovo documento di riconoscimento',
    request: 'Il documento sta per scadere: chiedo come inviare la copia di quello nuovo.',
  },
  contract: {
    what: 'Contratto',
    ...NOTICE_WORDS['company-file.contract-recently-expired'],
    title: 'Rinnova un contratto in scadenza',
    request: 'Il contratto sta per scadere: chiedo che cosa serve per rinnovarlo nel fascicolo.',
  },
  antimafia: {
    what: 'Documentazione antimafia',
    ...NOTICE_WORDS['company-file.antimafia-expired'],
    title: 'Rinnova la documentazione antimafia in scadenza',
    request: 'La documentazione sta per scadere: chiedo che cosa serve per rinnovarla.',
  },
  validationSheet: {
    what: 'Scheda di validazione',
    ...NOTICE_WORDS['company-file.validation-sheet-expired'],
    title: 'Fai validare di nuovo il fascicolo prima della scadenza',
    request: 'La scheda sta per scadere: chiedo di validare di nuovo il fascicolo.',
  },
} as const satisfies Readonly<Record<string, FileWords & { readonly what: string }>>;

/** Words for a tab that the service marks without its data saying why. */
export const FLAGGED_WORDS: FileWords = {
  title: 'Controlla una scheda del fascicolo',
  action: 'Apri la scheda',
  consequence: 'Un dato da correggere può fermare domande e pagamenti.',
  request: 'Chiedo che cosa c’è da correggere.',
};
