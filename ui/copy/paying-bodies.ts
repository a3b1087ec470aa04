/** Words of the paying-body finder. What a rule says stands in `core/paying-bodies`. */
export const FINDER_COPY = {
  description:
    'Scegli la regione: leggi chi paga la domanda unica, lo sviluppo rurale e gli altri aiuti, con telefono e PEC.',
  intro:
    'L’organismo pagatore riceve le domande di aiuto e paga. Dipende dalla regione in cui ha sede l’azienda; in alcune regioni ce n’è più di uno.',
  regional: 'sedi regionali',
  national: 'sedi nazionali',
  map: 'Mappa delle regioni',
  list: 'Oppure scegli la regione da un elenco',
  form: 'Scelta della regione',
  all: 'Tutta Italia',
  show: 'Mostra',
  results: 'Organismi pagatori trovati',
  whoPays: (region: string): string => `Chi ti paga ${region}`,
  aid: 'Aiuto',
  payer: 'Chi ti paga',
  phone: 'Telefono',
  noPhone: 'Telefono non indicato',
  pays: 'Paga:',
  paysYou: 'Ti paga:',
  pec: 'PEC',
  regionsOf: (name: string): string => `Regioni servite da ${name}`,
  what: 'Che cosa fa un organismo pagatore',
  site: 'Vai al sito',
  siteOf: (name: string): string => ` di ${name}`,
  failed: 'Gli organismi pagatori non sono disponibili',
  unsure: 'Non sai a chi rivolgerti?',
  unsureText:
    'Il tuo CAA conosce l’organismo pagatore del fascicolo. Oppure scrivici: ti indichiamo noi l’ufficio giusto.',
  credit: 'Confini delle regioni:',
  creditName: '@svg-maps/italy di Victor Cazanave',
  creditLicence: 'licenza CC BY 4.0, semplificati',
} as const;
