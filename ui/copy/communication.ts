/** Words of the agency's communication that the editors do not write. */
export const COMMUNICATES_COPY = {
  description: 'Comunicati stampa, articoli, eventi e progetti dell’Agenzia.',
  ways: 'Notizie ed eventi',
  projects: 'I progetti',
  projectsText: 'Che cosa stiamo provando, con chi e con quali risultati.',
  projectsFailed: 'Non è stato possibile leggere i progetti',
} as const;
