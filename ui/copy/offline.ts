/** Words of a form that cannot be sent for want of a connection (ALERT-08). */
export const OFFLINE_COPY = {
  title: 'Manca la connessione: la richiesta non è partita',
  text: 'Quello che hai scritto è ancora qui. Riprova quando la connessione torna.',
} as const;
