/** Words of the details modal (PAGE-21). */
export const DETAILS_COPY = {
  title: 'Dettagli',
  furtherTitle: 'Ulteriori dettagli',
  neededFor: 'Serve per:',
  number: 'Numero',
  year: 'Anno',
  published: 'Data di pubblicazione',
  resolutions: 'Atti',
  documents: 'Documenti',
  attachments: 'Allegati',
} as const;
