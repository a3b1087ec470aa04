/** Words of the page that stands for one that cannot be shown. */
export const ERROR_COPY = {
  lead: 'Questa pagina non si può mostrare in questo momento.',
  unreached: 'Questa pagina non è arrivata.',
  checkConnection: 'Controlla la connessione a Internet e riprova. Puoi anche tornare alla pagina di prima.',
  help: 'Puoi riprovare, tornare alla pagina di prima oppure ripartire dalla Home.',
} as const;
