/** Words of the page that stands for one that cannot be shown. */
export const ERROR_COPY = {
  /** Why the script of a page did not come. */
  missing: {
    offline: {
      lead: 'Non c’è connessione con il portale.',
      help: 'Controlla la connessione a internet del tuo dispositivo e premi «Riprova».',
    },
    unavailable: {
      lead: 'Il portale non risponde in questo momento.',
      help: 'Aspetta qualche minuto e premi «Riprova».',
    },
    gone: {
      lead: 'Una parte di questa pagina non si carica.',
      help: 'Il portale potrebbe essere in aggiornamento. Premi «Riprova» per ricaricare la pagina; se non basta, torna tra qualche minuto.',
    },
  },
  lead: 'Questa pagina non si può mostrare in questo momento.',
  help: 'Puoi riprovare, tornare alla pagina di prima oppure ripartire dalla Home.',
} as const;
