import { MOST_RECIPIENTS } from '#core/client-messages/limits.ts';
import type { MessageKind } from '#core/client-messages/message-kind.ts';
import { formatCount } from '#core/formatting/number.ts';

const producers = (count: number): string => (count === 1 ? '1 produttore' : `${formatCount(count)} produttori`);
const toProducers = (count: number): string => (count === 1 ? 'al produttore' : `ai ${formatCount(count)} produttori`);

const KINDS: Readonly<Record<MessageKind, string>> = {
  'identity-document': 'Documento di riconoscimento',
  pec: 'PEC',
  'bank-account': 'Coordinate bancarie',
  contract: 'Contratto',
  antimafia: 'Documentazione antimafia',
  'validation-sheet': 'Scheda di validazione',
  application: 'Documenti di una domanda',
  debt: 'Somma da restituire',
  other: 'Altro',
};

/** Words of a centre’s messages to its clients. */
export const CLIENT_MESSAGES_COPY = {
  kinds: KINDS,
  write: (count: number): string => `Scrivi ${toProducers(count)}`,
  writeOne: 'Scrivi al produttore',
  title: (count: number): string => `Un messaggio per ${producers(count)}`,
  part: (at: number, all: number): string => `Messaggio ${at} di ${all}`,
  recipients: 'Destinatari',
  takeOut: (name: string): string => `Togli ${name}`,
  subject: 'Argomento',
  text: (kind: MessageKind): string => (kind === 'other' ? 'Messaggio' : `Messaggio preparato per «${KINDS[kind]}»`),
  places: 'Posti da riempire: per ciascuna azienda con i suoi dati. Una frase con un dato che non c’è non parte.',
  insert: (placeholder: string): string => `Inserisci ${placeholder}`,
  preview: (name: string, count: number): string =>
    count === 1 ? `Così lo legge ${name}` : `Così lo legge ${name}, 1 di ${count}`,
  nothingLeft: 'Non resta nulla da scrivere a questa azienda.',
  previewFailed: 'L’anteprima non è disponibile in questo momento',
  privacy: 'Arriva tra le notifiche di ciascuna azienda. Ognuna legge soltanto i propri dati.',
  cancel: 'Annulla',
  send: (count: number): string => `Invia ${toProducers(count)}`,
  sending: 'Invio in corso',
  failed: 'Il messaggio non è partito: riprova tra poco. Il testo resta qui.',
  unsent: 'Il messaggio non è partito e il testo che hai scritto andrà perso. Chiudere lo stesso?',
  sent: (count: number): string => (count === 1 ? '1 messaggio inviato' : `${formatCount(count)} messaggi inviati`),
  notSent: (names: string): string => `Non inviato a ${names}`,
  chosen: (count: number): string => (count === 1 ? '1 produttore scelto' : `${formatCount(count)} produttori scelti`),
  stopped: ', fermi',
  /** Said of more than one message, before it is written. */
  inParts: (count: number): string =>
    `: ${formatCount(count)} messaggi, al massimo ${MOST_RECIPIENTS} produttori ciascuno`,
  unchoose: 'Annulla la scelta',
  choose: (name: string): string => `Scegli ${name}`,
  chooseAbout: (name: string, about: string): string => `Scegli ${name}: ${about}`,
  chooseShown: 'Scegli tutte le righe mostrate',
  chooseMore: 'Scegli più righe',
} as const;
