import type { FieldName, ListId } from '#core/catalogue/definition.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import type { DescribedParameter } from './described-calls.ts';
import { pagingWords } from './parameters.ts';

/** A day that a filter takes (LIST-09): the years stand in the pattern, since a format alone has no bounds. */
const day = { type: 'string', format: 'date', pattern: '^(?:19\\d{2}|20\\d{2}|2100)-\\d{2}-\\d{2}$' } as const;
const DAYS = 'Un giorno tra il 1900-01-01 e il 2100-12-31; il primo non dopo l’ultimo.';

/** Filters of the lists; those of notifications are described with them. */
const filterWords: Readonly<Record<Exclude<FieldName, 'timePeriod' | 'unreadOnly'>, DescribedParameter>> = {
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
  dueWithin: { description: 'Solo ciò che scade entro tanti giorni: 7, 30 o 90.', example: '30' },
  contractScopes: { description: 'Ambiti dell’appalto scelti.' },
  identifier: { description: 'Identificativo della gara.', example: 'GARA-2025-01' },
  cig: { description: 'Codice identificativo di gara.', example: 'Z3A41B09C2' },
  eventScopes: { description: 'Ambiti dell’evento scelti.' },
  eventLanguages: { description: 'Lingue dell’evento scelte.' },
  publicationDateFrom: { description: `Primo giorno di pubblicazione. ${DAYS}`, example: '2025-01-01', schema: day },
  publicationDateTo: { description: `Ultimo giorno di pubblicazione. ${DAYS}`, example: '2025-12-31', schema: day },
  eventDateFrom: { description: `Primo giorno dell’evento. ${DAYS}`, example: '2025-01-01', schema: day },
  eventDateTo: { description: `Ultimo giorno dell’evento. ${DAYS}`, example: '2025-12-31', schema: day },
};

/** Words that a search looks for. */
export const searchWords = { description: 'Parole da cercare: contano le prime sedici.', example: 'olio d’oliva' };

/** Every parameter of a list, of its filters and of its entries (API-18). */
export const listWords: Readonly<Record<string, DescribedParameter>> = {
  ...pagingWords,
  ...filterWords,
  cursor: {
    description: 'Segue la pagina già letta: è il valore `next` della sua paginazione. Si esclude con `page`.',
  },
  search: searchWords,
  sort: {
    description:
      'Ordine per data: dal più recente (DESC) o dal meno recente (ASC); i bandi anche per scadenza, dalla più vicina (DEADLINE).',
    example: 'ASC',
  },
  context: { description: 'Elenco di cui si chiedono i filtri.', example: 'REGULATIONS' },
  friendlyUrl: { description: 'Ultimo segmento dell’indirizzo della cosa.', example: 'regolamento-ue-2021-2115' },
};

/** The lists whose entries have one name among them. */
const TENDER_LISTS: Partial<Readonly<Record<ListId, string>>> = {
  tenders: 'appalti dell’agenzia',
  feadTenders: 'appalti dei fondi FEAD e nazionale',
  tendersHistory: 'storico degli appalti dell’agenzia',
  feadTendersHistory: 'storico degli appalti dei fondi FEAD e nazionale',
};

/** What a list holds, in the summaries of its operations. */
export const entriesOfList = (list: ListId): string => TENDER_LISTS[list] ?? LISTS[list].words.plural;

/** A list and one entry of it, in the names of operations: `getRegulations`, `getRegulation`. */
export const LIST_OPERATIONS: Readonly<Record<ListId, { readonly list: string; readonly entry: string }>> = {
  regulations: { list: 'Regulations', entry: 'Regulation' },
  services: { list: 'Services', entry: 'Service' },
  pressReleases: { list: 'PressReleases', entry: 'PressRelease' },
  articles: { list: 'Articles', entry: 'Article' },
  forms: { list: 'Forms', entry: 'Form' },
  resolutions: { list: 'Resolutions', entry: 'Resolution' },
  competitions: { list: 'Competitions', entry: 'Competition' },
  tenders: { list: 'Contracts', entry: 'Contract' },
  feadTenders: { list: 'FeadNationalContracts', entry: 'FeadNationalContract' },
  tendersHistory: { list: 'ContractsHistory', entry: 'ContractsHistoryEntry' },
  feadTendersHistory: { list: 'FeadNationalContractsHistory', entry: 'FeadNationalContractsHistoryEntry' },
  events: { list: 'Events', entry: 'Event' },
  informationArticles: { list: 'InformationArticles', entry: 'InformationArticle' },
  publicProclamations: { list: 'PublicProclamations', entry: 'PublicProclamation' },
  usefulLinks: { list: 'UsefulLinks', entry: 'UsefulLink' },
  faqs: { list: 'Faqs', entry: 'Faq' },
};
