import type {
  CardTarget,
  ChoiceName,
  ChoiceSection,
  DateRangeSection,
  FilterSection,
  FilterValue,
  FlagSection,
  ListDefinition,
  ListId,
  NumberAndYearSection,
  TextSection,
} from './definition.ts';
import { COMPETITION_STATUSES, TENDER_STATUSES } from '#core/competitions/status.ts';

/** Items on a page of a list (LIST-11, D-20). */
export const DEFAULT_PAGE_SIZE = 9;
/** How many press releases the home page shows (LIST-11). */
export const HOME_PRESS_RELEASES_COUNT = 4;

/** The time periods by which notifications are filtered (LIST-17); the value is the number of days back from today. */
export const NOTIFICATION_PERIODS: readonly FilterValue[] = [
  { value: '7', name: 'Ultimi 7 giorni' },
  { value: '30', name: 'Ultimi 30 giorni' },
  { value: '365', name: 'Ultimi 12 mesi' },
];

const choice = (name: ChoiceName, label: string, rest: Partial<ChoiceSection> = {}): ChoiceSection => ({
  kind: 'choice',
  name,
  label,
  multiple: true,
  ...rest,
});

const sameNames = (values: readonly string[]): readonly FilterValue[] =>
  values.map((value) => ({ name: value, value }));

const publicationDate: DateRangeSection = {
  kind: 'dateRange',
  name: 'publicationDate',
  label: 'Data di pubblicazione',
  from: 'publicationDateFrom',
  to: 'publicationDateTo',
  fromLabel: 'Pubblicato dal',
  toLabel: 'Pubblicato fino al',
};

const eventDate: DateRangeSection = {
  kind: 'dateRange',
  name: 'eventDate',
  label: "Data dell'evento",
  from: 'eventDateFrom',
  to: 'eventDateTo',
  fromLabel: 'Evento dal',
  toLabel: 'Evento fino al',
};

const deed: NumberAndYearSection = {
  kind: 'numberAndYear',
  name: 'deed',
  label: 'Numero e anno',
  number: 'deedNumber',
  year: 'referenceYear',
  numberLabel: 'Numero',
  yearLabel: 'Anno',
};

const identifier: TextSection = { kind: 'text', name: 'identifier', label: 'Identificativo' };
const cig: TextSection = { kind: 'text', name: 'cig', label: 'CIG' };
const unreadOnly: FlagSection = { kind: 'flag', name: 'unreadOnly', label: 'Solo da leggere' };

const categories = choice('categories', 'Categorie');

const tenderSections: readonly FilterSection[] = [
  choice('contractStatus', 'Stato', { allowed: sameNames(TENDER_STATUSES) }),
  choice('contractScopes', 'Ambito'),
  identifier,
  cig,
  publicationDate,
];

const define = (
  id: ListId,
  context: string,
  opens: CardTarget,
  sections: readonly FilterSection[],
  rest: Partial<ListDefinition> = {},
): ListDefinition => ({
  id,
  context,
  opens,
  sections,
  pageSize: DEFAULT_PAGE_SIZE,
  hasSearch: true,
  hasSort: true,
  ...rest,
});

/** Every list of the portal, one definition each: sections and query names (D-20), page size, memory (LIST-07). */
export const LISTS: { readonly [Id in ListId]: ListDefinition & { readonly id: Id } } = {
  regulations: {
    ...define('regulations', 'REGULATIONS', 'page', [
      categories,
      choice('types', 'Tipologia'),
      choice('referenceYears', 'Anno di riferimento', { aliases: ['referenceYear'] }),
      publicationDate,
    ]),
    id: 'regulations',
    memoryKey: 'regulations',
  },
  services: {
    ...define('services', 'SERVICES', 'page', [
      choice('targets', 'A chi è rivolto'),
      choice('needs', 'Esigenza'),
      choice('sectors', 'Settore'),
    ]),
    id: 'services',
    memoryKey: 'services',
  },
  pressReleases: {
    ...define('pressReleases', 'PRESS_RELEASES', 'document', [categories, publicationDate]),
    id: 'pressReleases',
    memoryKey: 'press-releases',
  },
  articles: { ...define('articles', 'ARTICLES', 'page', [categories, publicationDate]), id: 'articles' },
  forms: { ...define('forms', 'FORMS', 'modal', [categories]), id: 'forms', memoryKey: 'forms' },
  resolutions: {
    ...define('resolutions', 'RESOLUTIONS', 'modal', [deed, publicationDate]),
    id: 'resolutions',
    memoryKey: 'resolutions',
  },
  competitions: {
    ...define('competitions', 'COMPETITIONS', 'page', [
      choice('competitionStatus', 'Stato', { allowed: sameNames(COMPETITION_STATUSES) }),
      choice('procedureTypes', 'Tipo di procedura'),
      publicationDate,
    ]),
    id: 'competitions',
    memoryKey: 'competitions',
  },
  tenders: { ...define('tenders', 'CONTRACTS', 'page', tenderSections), id: 'tenders', memoryKey: 'contracts' },
  feadTenders: {
    ...define('feadTenders', 'FEAD_NATIONAL_CONTRACTS', 'page', tenderSections),
    id: 'feadTenders',
    memoryKey: 'fead-national-contracts',
  },
  tendersHistory: {
    ...define('tendersHistory', 'CONTRACTS_HISTORY', 'page', tenderSections),
    id: 'tendersHistory',
    memoryKey: 'contracts-history',
  },
  events: {
    ...define('events', 'EVENTS', 'page', [
      choice('eventScopes', 'Ambito'),
      choice('eventLanguages', 'Lingua'),
      eventDate,
    ]),
    id: 'events',
    memoryKey: 'events',
  },
  informationArticles: {
    ...define('informationArticles', 'INFORMATION_ARTICLES', 'page', [
      categories,
      choice('targets', 'A chi è rivolto'),
    ]),
    id: 'informationArticles',
  },
  publicProclamations: {
    ...define('publicProclamations', 'PUBLIC_PROCLAMATIONS', 'modal', [publicationDate], {
      hasSearch: false,
      hasSort: false,
    }),
    id: 'publicProclamations',
  },
  usefulLinks: {
    ...define('usefulLinks', 'USEFUL_LINKS', 'link', [categories], { hasSort: false }),
    id: 'usefulLinks',
  },
  faqs: { ...define('faqs', 'FAQS', 'answer', [categories], { hasSort: false }), id: 'faqs' },
  notifications: {
    ...define(
      'notifications',
      'NOTIFICATIONS',
      'message',
      [choice('timePeriod', 'Periodo', { multiple: false, allowed: NOTIFICATION_PERIODS }), unreadOnly],
      { hasSearch: false, hasSort: false },
    ),
    id: 'notifications',
    memoryKey: 'notifications',
  },
};

/** The definition behind the `context` of a filter call, or undefined for an unknown one (API-11). */
export const definitionByContext = (context: string): ListDefinition | undefined =>
  Object.values(LISTS).find((definition) => definition.context === context);
