/** Words of the page that stands for one that cannot be shown. */
export const ERROR_COPY = {
  lead: 'Questa pagina non si può mostrare in questo momento.',
  help: 'Puoi riprovare, tornare alla pagina di prima oppure ripartire dalla Home.',
} as const;
