/** Words of the pages of aids. */
export const AIDS_COPY = {
  description: 'Gli aiuti e i bandi dell’agricoltura: pagamenti diretti, mercati, sviluppo rurale, misure nazionali.',
  schemes: 'Gli aiuti',
  failed: 'Non è stato possibile leggere gli aiuti',
} as const;
