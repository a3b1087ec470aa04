import { formatCount } from '#core/formatting/number.ts';

/** Words of the assistance request that no rule says. */
export const ASSISTANCE_COPY = {
  title: 'Richiesta di assistenza',
  errorPrefix: 'Errore:',
  errorTitle: 'Errore: richiesta di assistenza',
  taken: 'Richiesta ricevuta',
  description: 'Scrivi all’Agenzia: ricevi un numero con cui seguire la tua richiesta.',
  lead: 'Rispondiamo all’indirizzo email che indichi.',
  required: 'I campi sono obbligatori, se non c’è scritto «facoltativo».',
  scopesFailed: 'Il modulo non è disponibile in questo momento',
  form: 'Modulo di assistenza',
  who: 'Chi sei',
  what: 'Che cosa ti serve',
  fields: {
    name: 'Nome',
    surname: 'Cognome',
    fiscalCode: 'Codice fiscale',
    email: 'Email',
    phone: 'Telefono',
    scope: 'Ambito',
    subject: 'Oggetto',
    message: 'Messaggio',
    consent: 'Consenso',
  },
  fiscalCodeHint: '16 caratteri, come sulla tessera sanitaria.',
  emailHint: 'Ti rispondiamo qui.',
  chooseScope: 'Scegli l’ambito',
  messageHint: (count: number, most: number): string =>
    `Da 20 a ${formatCount(most)} caratteri: ora sono ${formatCount(count)}.`,
  consent: 'Ho letto l’informativa e acconsento al trattamento dei miei dati per ricevere risposta.',
  privacy: 'Leggi l’informativa sulla privacy',
  send: 'Invia la richiesta',
  sending: 'Invio in corso',
  sendAgain: 'Riprova',
  notArrived: 'La richiesta non è arrivata',
  notArrivedText:
    'Quello che hai scritto è ancora qui. Riprova tra poco: anche se la invii due volte, la riceviamo una volta sola.',
  errorCount: (count: number): string =>
    count === 1 ? 'C’è un errore da correggere' : `Ci sono ${count} errori da correggere`,
  received: 'Abbiamo ricevuto la tua richiesta',
  number: 'Numero della ricevuta',
  keep: (email: string, day: string | undefined): string =>
    `Conserva questo numero: serve per chiedere notizie. Ti risponderemo a ${email}${day === undefined ? '' : ` entro ${day}`}.`,
  print: 'Stampa la ricevuta',
  backToSupport: 'Torna al supporto',
} as const;
