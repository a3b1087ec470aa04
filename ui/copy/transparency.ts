/** Words of the transparency that the editors do not write. */
export const TRANSPARENCY_COPY = {
  description: 'I dati e i documenti che la legge chiede di pubblicare, sezione per sezione.',
  sections: 'Tutte le sezioni',
  sectionsText: 'Nell’ordine che la legge ha stabilito per ogni amministrazione.',
  failed: 'Non è stato possibile leggere l’elenco delle sezioni',
  below: 'In questa sezione',
} as const;
