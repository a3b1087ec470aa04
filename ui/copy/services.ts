/** Words of the page of the services. */
export const SERVICES_COPY = {
  title: 'I servizi della tua azienda',
  text: 'Se hai un fascicolo aziendale, accedi: trovi le tue domande, i pagamenti e i servizi che puoi usare subito.',
  logIn: 'Accedi ai servizi',
} as const;
