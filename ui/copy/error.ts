/** Words of the page that stands for one that cannot be shown. */
export const ERROR_COPY = {
  /** Why the script of a page did not come. */
  missing: {
    offline: {
      lead: 'Non c’è connessione con il portale.',
      help: 'Controlla la connessione a internet e premi «Riprova».',
    },
    unavailable: {
      lead: 'Il portale non risponde in questo momento.',
      help: 'Premi «Riprova» tra qualche minuto.',
    },
    gone: {
      lead: 'Una parte di questa pagina non si carica.',
      help: 'Premi «Riprova» per ricaricarla. Se non basta, torna tra qualche minuto.',
    },
  },
  lead: 'Questa pagina non si può mostrare in questo momento.',
  help: 'Puoi riprovare, tornare alla pagina di prima oppure ripartire dalla Home.',
} as const;
