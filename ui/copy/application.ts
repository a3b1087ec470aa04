/** Words of the page of an application. */
export const APPLICATION_COPY = {
  application: 'Domanda',
  name: (number: string): string => `Domanda ${number}`,
  campaign: (year: number): string => `Campagna ${year}`,
  submittedOn: 'Presentata il',
  neverSubmitted: 'Mai presentata',
  requested: 'Importo richiesto',
} as const;
