/** Words of the home page that the editors do not write. */
export const HOME_COPY = {
  findAid: 'Trova un aiuto',
  regulations: 'Leggi le normative',
  alerts: 'Avvisi',
  paths: 'Percorsi guidati',
  pathsText: 'Scegli chi sei: trovi solo quello che ti riguarda.',
  farmers: {
    title: 'Agricoltori',
    text: 'Domande di aiuto, fascicolo aziendale, pagamenti e controlli: che cosa fare e quando.',
  },
  centres: { title: 'CAA', text: 'Strumenti e istruzioni per i centri di assistenza agricola e per i loro operatori.' },
  bodies: {
    title: 'Organismi pagatori',
    text: 'Coordinamento, circolari e dati per gli organismi pagatori regionali e nazionali.',
  },
  start: 'Inizia il percorso',
  news: 'Notizie',
  newsFailed: 'Le notizie non sono disponibili in questo momento',
  pressRelease: 'Comunicato stampa',
  tools: 'Strumenti più usati',
  help: 'Scrivici o chiamaci: rispondiamo dal lunedì al venerdì, dalle 9 alle 17.',
} as const;
