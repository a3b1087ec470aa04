/** Words of the page for an address that does not exist. */
export const NOT_FOUND_COPY = {
  title: 'Pagina non trovata',
  lead: 'L’indirizzo non esiste, oppure la pagina è stata spostata.',
  withdrawnTitle: 'Pagina ritirata',
  withdrawnLead: 'La pagina che stava a questo indirizzo non è più pubblicata.',
  withdrawnHelp: 'Cerca se c’è qualcosa di più recente sullo stesso argomento:',
  help: 'Controlla di averlo scritto bene, oppure cerca che cosa ti serve:',
  meant: 'Forse cercavi',
  searchLabel: 'Cerca nel portale',
  ways: 'Da dove ripartire',
} as const;
