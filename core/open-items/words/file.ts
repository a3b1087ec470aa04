import type { FileCause } from '#core/company-file/notice.ts';
import type { CentreWords } from './centre.ts';

/** What "Cosa devo fare" says of something in the file. */
export interface FileWords {
  readonly title: string;
  readonly action: string;
  readonly consequence: string;
  /** What the mandate manager is asked for. */
  readonly request: string;
}

/** What a farmer reads of one cause. */
interface FarmerWords extends FileWords {
  /** The sentence on an item that is no longer valid; undefined where it has no end. */
  readonly late: 'Scaduto' | 'Scaduta' | undefined;
  /** What is said instead while it still holds; `name` stands in stored ids. */
  readonly ending?: Pick<FileWords, 'title' | 'request'> & { readonly name: string; readonly what: string };
}

/** Words for what can be wrong, or end, in a file, for its farmer and for the centre, whose `ending` is the title while it still holds. */
export const CAUSE_WORDS: Readonly<
  Record<FileCause, { readonly farmer: FarmerWords; readonly centre: CentreWords & { readonly ending?: string } }>
> = {
  'identity-document': {
    farmer: {
      title: 'Rinnova il documento di riconoscimento',
      late: 'Scaduto',
      action: 'Apri il documento',
      consequence: 'Senza un documento valido il fascicolo non si può validare.',
      request: 'Allego una copia del nuovo documento e chiedo di aggiornarlo nel fascicolo.',
      ending: {
        name: 'identityDocument',
        what: 'Documento di riconoscimento',
        title: 'Prepara il nuovo documento di riconoscimento',
        request: 'Il documento sta per scadere: chiedo come inviare la copia di quello nuovo.',
      },
    },
    centre: {
      title: 'Rinnova il documento di riconoscimento',
      text: 'Chiedi al produttore il documento nuovo e registralo nel fascicolo.',
      action: 'Vai al documento',
      place: 'document',
      gender: 'm',
      ending: 'Prepara il nuovo documento di riconoscimento',
    },
  },
  pec: {
    farmer: {
      title: 'Verifica la tua PEC',
      late: undefined,
      action: 'Vedi come fare',
      consequence: 'Le comunicazioni ufficiali potrebbero non arrivarti.',
      request: 'Chiedo una nuova verifica della casella PEC.',
    },
    centre: {
      title: 'Verifica la PEC',
      text: 'L’ultima verifica non è andata a buon fine: il produttore non riceve gli atti.',
      action: 'Vai alla PEC',
      place: 'pec',
      gender: 'f',
    },
  },
  'bank-account': {
    farmer: {
      title: 'Controlla le coordinate bancarie',
      late: undefined,
      action: 'Vedi i conti',
      consequence: 'I pagamenti arrivano solo sui conti validi.',
      request: 'Chiedo di controllare i conti indicati nel fascicolo.',
    },
    centre: {
      title: 'Controlla le coordinate bancarie',
      text: 'Fatti dare dal produttore un conto intestato all’azienda e registralo nel fascicolo.',
      action: 'Vai ai conti',
      place: 'accounts',
      gender: 'm',
    },
  },
  contract: {
    farmer: {
      title: 'Aggiorna il contratto scaduto di recente',
      late: 'Scaduto',
      action: 'Vedi i contratti',
      consequence: 'I terreni senza un titolo valido non danno diritto ai pagamenti.',
      request: 'Allego una copia del contratto rinnovato e chiedo di aggiornarlo nel fascicolo.',
      ending: {
        name: 'contract',
        what: 'Contratto',
        title: 'Rinnova un contratto in scadenza',
        request: 'Il contratto sta per scadere: chiedo che cosa serve per rinnovarlo nel fascicolo.',
      },
    },
    centre: {
      title: 'Rinnova il contratto scaduto di recente',
      text: 'Chiedi al produttore il contratto rinnovato e registralo: senza, le superfici non contano.',
      action: 'Vai ai contratti',
      place: 'contracts',
      gender: 'm',
      ending: 'Rinnova un contratto in scadenza',
    },
  },
  'old-contracts': {
    farmer: {
      title: 'Aggiorna i contratti scaduti da più di un anno',
      late: 'Scaduto',
      action: 'Vedi i contratti',
      consequence: 'I terreni senza un titolo valido non danno diritto ai pagamenti.',
      request: 'Chiedo di rinnovarli o di toglierli dal fascicolo.',
    },
    centre: {
      title: 'Aggiorna i contratti scaduti da più di un anno',
      text: 'Rinnovali con il produttore, o toglili dal fascicolo.',
      action: 'Vai ai contratti',
      place: 'contracts',
      gender: 'm',
    },
  },
  antimafia: {
    farmer: {
      title: 'Rinnova la documentazione antimafia',
      late: 'Scaduta',
      action: 'Vedi i documenti',
      consequence: 'I pagamenti soggetti a verifica restano fermi.',
      request: 'Allego la dichiarazione aggiornata e chiedo di inserirla nel fascicolo.',
      ending: {
        name: 'antimafia',
        what: 'Documentazione antimafia',
        title: 'Rinnova la documentazione antimafia in scadenza',
        request: 'La documentazione sta per scadere: chiedo che cosa serve per rinnovarla.',
      },
    },
    centre: {
      title: 'Rinnova la documentazione antimafia',
      text: 'Fai firmare al produttore la dichiarazione aggiornata e inseriscila nel fascicolo.',
      action: 'Vai all’antimafia',
      place: 'antimafia',
      gender: 'f',
      ending: 'Rinnova la documentazione antimafia in scadenza',
    },
  },
  'validation-sheet': {
    farmer: {
      title: 'Fai validare di nuovo il fascicolo',
      late: 'Scaduta',
      action: 'Vedi la scheda',
      consequence: 'Senza una scheda valida non si presentano nuove domande.',
      request: 'Chiedo di aggiornare e validare di nuovo il fascicolo.',
      ending: {
        name: 'validationSheet',
        what: 'Scheda di validazione',
        title: 'Fai validare di nuovo il fascicolo prima della scadenza',
        request: 'La scheda sta per scadere: chiedo di validare di nuovo il fascicolo.',
      },
    },
    centre: {
      title: 'Valida e firma la scheda',
      text: 'Aggiorna i dati con il produttore, valida la scheda e falla firmare.',
      action: 'Vai alla scheda',
      place: 'sheet',
      gender: 'f',
      ending: 'Valida di nuovo la scheda prima della scadenza',
    },
  },
};

/** Words for the farmer's tab that the service marks without its data saying why. */
export const FLAGGED_WORDS: FileWords = {
  title: 'Controlla una scheda del fascicolo',
  action: 'Apri la scheda',
  consequence: 'Un dato da correggere può fermare domande e pagamenti.',
  request: 'Chiedo che cosa c’è da correggere.',
};
