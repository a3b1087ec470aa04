import { formatCount } from '#core/formatting/number.ts';
import type { ProducerSort } from '#core/producers/producer-list.ts';
import type { WorkSort } from '#core/producers/work-list.ts';

const ORDERS: Readonly<Record<ProducerSort | WorkSort, string>> = {
  expiry: 'dalla scadenza più vicina',
  term: 'dal termine più vicino',
  euro: 'dalla somma più alta',
  name: 'per denominazione',
};

/** Words of a producer's page, for the centre that reads it. */
export const PRODUCER_COPY = {
  orders: ORDERS,
  place: (position: number, total: number, order: string): string =>
    `${formatCount(position)} di ${formatCount(total)}, ${order}`,
  otherFacts: 'Altri dati',
  list: 'Produttori dell’elenco',
  before: 'Produttore precedente',
  after: 'Produttore successivo',
  toDo: 'Che cosa fare',
  toDoFailed: (name: string): string => `L’elenco non è completo: non è stato possibile leggere ${name}`,
  paymentsFailed: 'Non è stato possibile leggere i pagamenti: che cosa è fermo non è noto.',
  nothing: 'Nessuna anomalia: non c’è nulla da fare.',
  about: (action: string, title: string): string => `${action}: ${title}`,
  file: 'Dati del fascicolo',
  fileFailed: 'Questi dati del fascicolo non sono disponibili in questo momento',
  document: 'Documento di riconoscimento',
  contacts: 'Recapiti e PEC',
  pecState: 'Verifica della PEC',
  pecStates: {
    verified: 'Verificata',
    failed: 'Non andata a buon fine',
    'temporarily-failed': 'La casella non ha risposto',
    unverified: 'Ancora da fare',
  },
  accounts: 'Coordinate bancarie',
  contracts: 'Contratti',
  noContracts: 'Nel fascicolo non ci sono contratti.',
  antimafia: 'Documentazione antimafia',
  sheet: 'Scheda di validazione',
  mandate: (office: string, since: string): string => `${office}, dal ${since}`,
} as const;
