/** Words of the site map. */
export const SITE_MAP_COPY = {
  lead: 'Tutte le pagine del portale, sezione per sezione.',
  description: 'Elenco delle pagine del portale, sezione per sezione.',
  others: 'Altre pagine',
  failed: 'La mappa del sito non è disponibile in questo momento',
} as const;
