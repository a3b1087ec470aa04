import type { FieldName } from '#core/catalogue/definition.ts';
import { HORIZON_FILTER } from '#core/producers/producer-list.ts';
import { SEARCH_CHIPS } from '#core/search/chips.ts';
import { MAX_PAGE } from '#core/kernel/page-number.ts';

/** What a reader of the published document is told of a parameter. */
interface DescribedParameter {
  readonly description: string;
  readonly example?: string | number | boolean | readonly string[];
  /** Takes the place of what the schema says of the type: a query has only texts. */
  readonly schema?: Readonly<Record<string, unknown>>;
}

/** A day that a filter takes (LIST-09): the years stand in the pattern, since a format alone has no bounds. */
const day = { type: 'string', format: 'date', pattern: '^(?:19\\d{2}|20\\d{2}|2100)-\\d{2}-\\d{2}$' } as const;
const DAYS = 'Un giorno tra il 1900-01-01 e il 2100-12-31; il primo non dopo l’ultimo.';
const flag = { type: 'boolean' } as const;
const page = { type: 'integer', format: 'int32', minimum: 1, maximum: MAX_PAGE, default: 1 } as const;
const pageSize = { type: 'integer', minimum: 1, maximum: 100 } as const;

/** Every parameter by its name, in words and with an example (API-18). */
export const PARAMETERS: Readonly<Record<string, DescribedParameter> & Record<FieldName, DescribedParameter>> = {
  page: {
    description:
      'Numero della pagina, a partire da 1; oltre l’ultima l’elenco è vuoto. Dove c’è `cursor`, i due si escludono.',
    example: 2,
    schema: page,
  },
  pageSize: { description: 'Elementi in una pagina.', example: 9, schema: pageSize },
  cursor: {
    description: 'Segue la pagina già letta: è il valore `next` della sua paginazione. Si esclude con `page`.',
  },
  search: { description: 'Parole da cercare: contano le prime sedici.', example: 'olio d’oliva' },
  sort: { description: 'Ordine per data: dal più recente (DESC) o dal meno recente (ASC).', example: 'ASC' },
  categories: { description: 'Categorie scelte, anche più d’una.', example: ['circolare'] },
  types: { description: 'Tipologie scelte.', example: ['regolamento'] },
  referenceYears: { description: 'Anni di riferimento scelti.', example: ['2025'] },
  referenceYear: { description: 'Anno di riferimento.', example: '2025' },
  targets: { description: 'Destinatari scelti.', example: ['agricoltori'] },
  needs: { description: 'Bisogni scelti.', example: ['presentare-domanda'] },
  sectors: { description: 'Settori scelti.', example: ['vino'] },
  deedNumber: { description: 'Numero della delibera.', example: '12' },
  competitionStatus: { description: 'Stato del concorso.' },
  procedureTypes: { description: 'Tipi di procedura scelti.' },
  contractStatus: { description: 'Stato dell’appalto.' },
  contractScopes: { description: 'Ambiti dell’appalto scelti.' },
  identifier: { description: 'Identificativo della gara.', example: 'GARA-2025-01' },
  cig: { description: 'Codice identificativo di gara.', example: 'Z3A41B09C2' },
  eventScopes: { description: 'Ambiti dell’evento scelti.' },
  eventLanguages: { description: 'Lingue dell’evento scelte.' },
  publicationDateFrom: { description: `Primo giorno di pubblicazione. ${DAYS}`, example: '2025-01-01', schema: day },
  publicationDateTo: { description: `Ultimo giorno di pubblicazione. ${DAYS}`, example: '2025-12-31', schema: day },
  eventDateFrom: { description: `Primo giorno dell’evento. ${DAYS}`, example: '2025-01-01', schema: day },
  eventDateTo: { description: `Ultimo giorno dell’evento. ${DAYS}`, example: '2025-12-31', schema: day },
  context: { description: 'Elenco di cui si chiedono i filtri.', example: 'REGULATIONS' },
  friendlyUrl: { description: 'Ultimo segmento dell’indirizzo della cosa.', example: 'regolamento-ue-2021-2115' },
  slug: { description: 'Nome della pagina.', example: 'normative' },
  path: { description: 'Percorso della pagina, anche di più segmenti.', example: 'agenzia/direttore' },
  yearCampaign: {
    description: 'Anno della campagna.',
    example: 2025,
    schema: { type: 'integer', minimum: 1000, maximum: 9999 },
  },
  department: { description: 'Divisione della campagna.', example: 'Domanda unica' },
  planning: { description: 'Programmazione della divisione.', example: '2023-2027' },
  intervention: { description: 'Codice dell’intervento.', example: 'BISS' },
  intervento: { description: 'Codice dell’intervento.', example: 'biss' },
  regione: { description: 'Regione.', example: 'toscana' },
  suddivisione: { description: 'Per intervento o per regione.', example: 'regione' },
  ordine: { description: 'Ordine delle righe.' },
  confronto: { description: 'Campagna con cui confrontare.' },
  region: { description: 'Regione.', example: 'toscana' },
  cuaa: { description: 'Codice unico dell’azienda agricola.', example: '90000000001' },
  kind: { description: 'Di chi sono le notifiche: di un’azienda (AGRI) o di un operatore (CAA).', example: 'AGRI' },
  id: { description: 'L’azienda o l’operatore.', example: '90000000001' },
  limit: {
    description: 'Quante notifiche.',
    example: 3,
    schema: { type: 'integer', minimum: 1, maximum: 20, default: 3 },
  },
  timePeriod: { description: 'Giorni passati, oggi compreso.' },
  anomaly: {
    description:
      'Anomalie del fascicolo: la più grave è bloccante, un avviso o un’informazione; oppure una qualunque, o nessuna.',
    example: 'blocking',
  },
  expiry: {
    description: `Che cosa finisce per primo nel fascicolo: è già scaduto, o scade entro 30 o ${HORIZON_FILTER} giorni.`,
    example: HORIZON_FILTER,
  },
  unreadOnly: { description: 'Solo quelle da leggere.', example: true, schema: flag },
  isCAA: { description: 'Se la scrivania è quella di un centro di assistenza.', example: false, schema: flag },
  isCaa: { description: 'Se si entra come operatore di un centro di assistenza.', example: false, schema: flag },
  idScva: { description: 'Identificativo della scheda di validazione.', example: 'SCVA-2025-000123' },
  type: { description: 'Tipo di contenuto.', example: 'forms' },
  file: { description: 'Nome del documento.', example: 'modulo.pdf' },
  'X-XSRF-TOKEN': { description: 'Il gettone contro le richieste contraffatte.' },
  'Idempotency-Key': {
    description: 'La stessa richiesta mandata di nuovo ha la stessa chiave.',
    example: '4f8c2a1e-richiesta',
  },
};

/** Parameters that mean something else at one address, by its name and theirs. */
export const PARAMETERS_AT: Readonly<Record<string, DescribedParameter>> = {
  'searchPortal type': {
    description: 'Tipo dei risultati; senza, tutti.',
    example: SEARCH_CHIPS.find(({ value }) => value !== '')?.value ?? '',
    schema: { type: 'string', enum: SEARCH_CHIPS.map(({ value }) => value).filter((value) => value !== '') },
  },
  'searchPortal pageSize': {
    description: 'Risultati in una pagina.',
    example: 10,
    schema: { type: 'integer', enum: [10] },
  },
  'getFormerAddresses path': {
    description: 'Percorso intero di una pagina del portale, dalla barra iniziale.',
    example: '/normative/vecchio-indirizzo',
  },
  'findPayingBodies categories': { description: 'Regione.', example: 'toscana' },
  'countPayingBodies categories': { description: 'Regione.', example: 'toscana' },
};

/** Bodies as somebody would send them. */
export const BODIES: Readonly<Record<string, unknown>> = {
  ratePage: {
    page: '/normative',
    clarity: 4,
    answers: ['Le informazioni sono complete'],
    comment: 'Tutto chiaro, grazie.',
  },
  sendAssistanceRequest: {
    name: 'Anna',
    surname: 'Bianchi',
    fiscalCode: 'BNCNNA80A41H501R',
    email: 'anna.bianchi@posta.example',
    phone: '06 0000 0000',
    scope: 'fascicolo-aziendale',
    subject: 'Documento scaduto',
    message: 'Come posso aggiornare il documento d’identità nel fascicolo aziendale?',
    consent: true,
  },
  searchProducers: { search: 'valle', anomaly: 'any', sort: 'expiry', page: 1, pageSize: 10 },
  markNotifications: { kind: 'AGRI', id: 'BNCNNA80A41H501R', msgIds: ['n-1'], read: true },
};
