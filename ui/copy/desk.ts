/** Words of the desks. */
export const DESK_COPY = {
  worksFor: 'Lavori per',
  noCompany: 'Nessuna azienda selezionata',
  todo: 'Cosa devo fare',
  nothing: 'Non hai nulla da fare: è tutto in ordine.',
  procedures: 'Le tue pratiche',
  proceduresFailed: 'Le pratiche non sono disponibili in questo momento',
  file: 'Il tuo fascicolo',
  openFile: 'Apri il fascicolo',
  closedMandate: 'Il mandato per questa azienda è chiuso',
  closedMandateText:
    'Il fascicolo si può consultare di nuovo quando un centro di assistenza agricola ne prende in carico il mandato.',
  caaOffices: 'I tuoi uffici',
  caaOffice: (id: string): string => `Ufficio ${id}`,
  caaWho: 'Il tuo centro',
  caaRoutes: 'Da dove cominciare',
} as const;
