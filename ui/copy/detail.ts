/** Words of the pages of one thing: a regulation, a service, an event. */
export const DETAIL_COPY = {
  content: 'Contenuto',
  documents: 'Documenti',
  links: 'Link utili',
  facts: 'In breve',
  deedNumber: 'Numero',
  year: 'Anno',
  published: 'Pubblicazione',
  kind: 'Tipologia',
  allRegulations: 'Tutte le normative',
  help: 'Scrivici o chiamaci: rispondiamo dal lunedì al venerdì, dalle 9 alle 17.',
  failed: 'Non è stato possibile leggere la pagina',
  failedHelp: 'Il servizio non ha risposto come previsto. Riprova tra poco.',
} as const;
