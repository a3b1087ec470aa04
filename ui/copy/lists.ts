/** Words of the pages with a list. */
export const LISTS_COPY = {
  sortBy: 'Ordina per',
  sortOptions: [
    { value: 'DESC', name: 'Più recenti' },
    { value: 'ASC', name: 'Meno recenti' },
  ],
  update: 'Aggiorna',
  appliedFilters: 'Filtri applicati',
  results: 'Risultati',
  resultsHeading: 'Elenco dei risultati',
  earlierPages: 'Torna ai primi risultati',
  failed: "Non è stato possibile leggere l'elenco",
  failedHelp: 'Il servizio non ha risposto come previsto. Riprova tra poco.',
  emptyHelp: 'Prova con altre parole, oppure togli qualche filtro.',
} as const;
