import { listed } from '#core/formatting/listed.ts';

/** Words of the search page. */
export const SEARCH_COPY = {
  resultsFor: 'Risultati di ricerca per:',
  title: 'Cerca nel portale',
  description: 'Cerca in tutti i cataloghi del portale.',
  label: 'Che cosa cerchi?',
  kinds: 'Tipo di risultato',
  results: 'Risultati',
  startTitle: 'Scrivi che cosa cerchi',
  start: 'Bastano una o due parole: il nome di un aiuto, il numero di una delibera, un modulo.',
  didYouMean: 'Forse cercavi',
  typedInstead: (typed: string): string => `Cerca proprio «${typed}»`,
  fewer: (typed: string): string =>
    `Nessun risultato con tutte le parole di «${typed}»: ecco quelli che ne hanno una parte.`,
  alsoFor: (synonyms: readonly string[]): string => `Cercate anche ${listed(synonyms.map((one) => `«${one}»`))}.`,
  onlyTyped: (typed: string): string => `Solo «${typed}»`,
  failed: 'La ricerca non è riuscita',
  goOn: 'Oppure continua da qui',
  tips: 'Controlla come hai scritto le parole, oppure usane meno o di più generali.',
  everywhere: { title: 'Cerca dappertutto', text: 'In tutti i tipi di risultato.' },
  tasks: { title: 'Che cosa fare', text: 'Le cose da fare passo per passo: conto, CAA, subentro, rate.' },
  services: { title: 'Tutti i servizi', text: 'Domande, fascicolo, pagamenti, app.' },
  aids: { title: 'A quali aiuti ho diritto?', text: 'Cinque domande, e gli aiuti che fanno per te.' },
  contacts: { title: 'Vai ai contatti', text: 'Telefoni con gli orari, o una richiesta scritta.' },
} as const;
