/** Words of the page for an address that does not exist. */
export const NOT_FOUND_COPY = {
  title: 'Pagina non trovata',
  lead: "L'indirizzo non esiste, oppure la pagina è stata spostata.",
  help: 'Controlla di averlo scritto bene, oppure riparti da qui:',
  ways: 'Da dove ripartire',
} as const;
