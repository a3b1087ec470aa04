import type { MessageKind } from './message-kind.ts';

/** What is prepared for a kind: the subject that the client reads, and a text with places to be filled for each client. */
export interface PreparedText {
  readonly subject: string;
  readonly text: string;
  /** Gender of what ends. */
  readonly gender: 'm' | 'f';
}

const STOPS = 'Ferma {somma}. Il pagamento è atteso entro {giorno}.';

/** The prepared text of each kind. A sentence of which a place cannot be filled for a client does not reach that client. */
export const PREPARED_TEXTS: Readonly<Record<MessageKind, PreparedText>> = {
  'identity-document': {
    subject: 'Documento di riconoscimento da rinnovare',
    text: `Nel fascicolo di {nome dell’azienda} va rinnovato il documento di riconoscimento. Il documento {scadenza}. ${STOPS}\n\nPorta il documento nuovo a {ufficio}: bastano cinque minuti.`,
    gender: 'm',
  },
  pec: {
    subject: 'PEC da verificare',
    text: `La PEC di {nome dell’azienda} non ha superato la verifica: le comunicazioni ufficiali potrebbero non arrivare. ${STOPS}\n\nControlla che la casella sia attiva e scrivi a {ufficio} per una nuova verifica.`,
    gender: 'f',
  },
  'bank-account': {
    subject: 'Coordinate bancarie da controllare',
    text: `Nel fascicolo di {nome dell’azienda} c’è un conto da controllare. ${STOPS}\n\nPorta a {ufficio} le coordinate di un conto intestato all’azienda.`,
    gender: 'm',
  },
  contract: {
    subject: 'Contratto da rinnovare',
    text: `Nel fascicolo di {nome dell’azienda} i contratti vanno aggiornati. Il {contratto} {scadenza}. ${STOPS}\n\nPorta a {ufficio} una copia di ogni contratto rinnovato: senza, le superfici non contano.`,
    gender: 'm',
  },
  antimafia: {
    subject: 'Documentazione antimafia da rinnovare',
    text: `Per {nome dell’azienda} va rinnovata la documentazione antimafia. La documentazione {scadenza}. ${STOPS}\n\nPassa a firmare la dichiarazione da {ufficio}.`,
    gender: 'f',
  },
  'validation-sheet': {
    subject: 'Scheda di validazione da firmare',
    text: `Il fascicolo di {nome dell’azienda} va validato di nuovo. La scheda di validazione {scadenza}. ${STOPS}\n\nPassa a firmare la scheda da {ufficio}.`,
    gender: 'f',
  },
  application: {
    subject: 'Documenti da consegnare per una domanda',
    text: `Per una domanda di {nome dell’azienda} mancano dei documenti. La richiesta {scadenza}. ${STOPS}\n\nPorta i documenti a {ufficio}: li inviamo noi.`,
    gender: 'f',
  },
  debt: {
    subject: 'Una somma da restituire',
    text: `Risulta una somma da restituire a nome di {nome dell’azienda}. Il termine {scadenza}. ${STOPS}\n\nPassa da {ufficio} per vedere insieme che cosa fare.`,
    gender: 'm',
  },
  other: {
    subject: 'Un messaggio del tuo centro di assistenza',
    text: '',
    gender: 'm',
  },
};
