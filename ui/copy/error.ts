/** Words of the page that stands for one that cannot be shown. */
export const ERROR_COPY = {
  state: 'Stato del servizio',
  /** Why the script of a page did not come. */
  missing: {
    offline: 'Non c’è connessione con il portale.',
    unavailable: 'Il portale non risponde in questo momento.',
    gone: 'Una parte di questa pagina non si carica.',
  },
  lead: 'Questa pagina non si può mostrare in questo momento.',
  offlineHelp: 'Quando la connessione torna, la pagina riprova da sola.',
  help: 'Se riprovare non basta, torna tra qualche minuto.',
} as const;
