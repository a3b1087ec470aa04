/** Words of the list of aids that is sent by email (AIDS-06). */
export const AID_LIST_COPY = {
  title: 'Manda per email gli aiuti trovati',
  open: 'Mandalo per email',
  mail: 'A quale email',
  kept: 'Un messaggio solo, al massimo uno al giorno per indirizzo. L’indirizzo si cancella appena il messaggio parte, e in ogni caso entro 24 ore. Delle risposte non si manda nulla, tranne ciò che hai scritto qui.',
  send: 'Manda l’elenco',
  sent: 'Guarda la posta: se l’indirizzo è giusto, e oggi non ne ha già ricevuto uno, l’elenco arriva tra poco.',
  sentLimits: 'Alle varianti di una stessa casella (nome+altro@…) ne mandiamo al massimo due al giorno.',
  back: 'Torna agli aiuti trovati',
} as const;
