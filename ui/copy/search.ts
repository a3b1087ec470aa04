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
  failedHelp: 'Il servizio non ha risposto come previsto. Riprova tra poco.',
  tips: 'Che cosa puoi provare',
  tipSpelling: 'Controlla come hai scritto le parole.',
  tipFewer: 'Usa meno parole, o parole più generali.',
  tipAll: 'Cerca in tutti i tipi di risultato.',
  lastResort: 'Non trovi quello che ti serve? Scrivici: ti rispondiamo noi.',
} as const;
