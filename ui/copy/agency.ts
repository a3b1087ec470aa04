/** Words of the agency's pages. */
export const AGENCY_COPY = {
  auditorsFailed: {
    title: 'Errore',
    text: 'Oops! Qualcosa è andato storto, torna indietro o utilizza il menu per continuare la navigazione.',
  },
} as const;

/** Words of the organisation chart. */
export const CHART_COPY = {
  sameInWords: 'La stessa struttura è scritta',
  below: 'qui sotto, in parole',
  enlarge: 'Ingrandisci',
  words: 'L’organigramma in parole',
} as const;
