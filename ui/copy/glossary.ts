/** Words of the page of the words. */
export const GLOSSARY_COPY = {
  lead: 'Le parole che leggi in pagine, messaggi e lettere, ciascuna in una frase.',
} as const;
