/** Words of the page of the words, and of the explanation of one where it stands. */
export const GLOSSARY_COPY = {
  lead: 'Le parole che leggi in pagine, messaggi e lettere, ciascuna in una frase.',
  all: 'Tutte le parole',
  help: 'Che cosa vogliono dire le parole',
} as const;
