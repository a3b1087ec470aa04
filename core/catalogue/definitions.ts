import type {
  ChoiceName,
  ChoiceSection,
  DateRangeSection,
  FilterSection,
  FilterValue,
  ListDefinition,
  ListId,
  NumberAndYearSection,
  TextSection,
} from './definition.ts';
import { COMPETITION_STATUSES, TENDER_STATUSES } from '#core/competitions/status.ts';

/** Items on a page of a list (LIST-11, D-20). */
export const DEFAULT_PAGE_SIZE = 9;

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
  label: 'Data dell’evento',
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

const categories = choice('categories', 'Categorie');

const tenderWords = { search: 'Cerca negli appalti', singular: 'Gara d’appalto', plural: 'appalti' };

const tenderStatus = choice('contractStatus', 'Stato', { allowed: sameNames(TENDER_STATUSES) });
const tenderFacts: readonly FilterSection[] = [choice('contractScopes', 'Ambito'), identifier, cig, publicationDate];
/** Its options come with the answer: a service that does not tell them has no such filter and no such order (D-40). */
const dueWithin = choice('dueWithin', 'Scade entro', { multiple: false });
const tenderSections: readonly FilterSection[] = [tenderStatus, dueWithin, ...tenderFacts];
const pastTenderSections: readonly FilterSection[] = [tenderStatus, ...tenderFacts];

/** A list with the defaults of nearly all lists. */
const define = <Id extends ListId>(
  definition: Omit<ListDefinition, 'pageSize' | 'hasSearch' | 'hasSort' | 'hasPrivateTwin' | 'id'> &
    Partial<ListDefinition> & { readonly id: Id },
): ListDefinition & { readonly id: Id } => ({
  pageSize: DEFAULT_PAGE_SIZE,
  hasSearch: true,
  hasSort: true,
  hasPrivateTwin: false,
  ...definition,
});

/** Every list of the portal, one record each: texts, filters (D-20), page, memory and what its cards open. */
export const LISTS: { readonly [Id in ListId]: ListDefinition & { readonly id: Id } } = {
  regulations: define({
    id: 'regulations',
    words: { search: 'Cerca nelle normative', singular: 'Normativa', plural: 'normative' },
    context: 'REGULATIONS',
    route: 'regulations',
    opens: { kind: 'page', route: 'regulation' },
    hitType: 'NORMATIVE',
    sections: [
      categories,
      choice('types', 'Tipologia'),
      choice('referenceYears', 'Anno di riferimento', { aliases: ['referenceYear'] }),
      publicationDate,
    ],
    memoryKey: 'regulations',
    hasPrivateTwin: true,
  }),
  services: define({
    id: 'services',
    words: { search: 'Cerca nei servizi', singular: 'Servizio', plural: 'servizi' },
    context: 'SERVICES',
    route: 'services',
    opens: { kind: 'page', route: 'service' },
    calendar: 'campaign',
    hitType: 'SERVIZI',
    sections: [choice('targets', 'A chi è rivolto'), choice('needs', 'Esigenza'), choice('sectors', 'Settore')],
    memoryKey: 'services',
    hasPrivateTwin: true,
  }),
  pressReleases: define({
    id: 'pressReleases',
    words: { search: 'Cerca nei comunicati stampa', singular: 'Comunicato stampa', plural: 'comunicati stampa' },
    context: 'PRESS_RELEASES',
    route: 'pressReleases',
    opens: { kind: 'pageOrDocument', route: 'pressRelease' },
    hitType: 'COMUNICATI_STAMPA',
    sections: [categories, publicationDate],
    memoryKey: 'press-releases',
  }),
  articles: define({
    id: 'articles',
    words: { search: 'Cerca negli articoli', singular: 'Articolo', plural: 'articoli' },
    context: 'ARTICLES',
    route: 'articles',
    opens: { kind: 'page', route: 'article' },
    hitType: 'ARTICOLI',
    sections: [categories, publicationDate],
  }),
  forms: define({
    id: 'forms',
    words: { search: 'Cerca nella modulistica', singular: 'Modulo', plural: 'moduli' },
    context: 'FORMS',
    route: 'forms',
    opens: { kind: 'modal' },
    hitType: 'MODULISTICA',
    sections: [categories],
    memoryKey: 'forms',
    hasPrivateTwin: true,
  }),
  resolutions: define({
    id: 'resolutions',
    words: { search: 'Cerca nelle delibere', singular: 'Delibera', plural: 'delibere' },
    context: 'RESOLUTIONS',
    route: 'resolutions',
    opens: { kind: 'modal' },
    hitType: 'DELIBERE',
    sections: [deed, publicationDate],
    memoryKey: 'resolutions',
  }),
  competitions: define({
    id: 'competitions',
    words: { search: 'Cerca nei concorsi', singular: 'Concorso', plural: 'concorsi' },
    context: 'COMPETITIONS',
    route: 'competitions',
    opens: { kind: 'page', route: 'competition' },
    calendar: 'deadline',
    hitType: 'CONCORSI',
    sections: [
      choice('competitionStatus', 'Stato', { allowed: sameNames(COMPETITION_STATUSES) }),
      dueWithin,
      choice('procedureTypes', 'Tipo di procedura'),
      publicationDate,
    ],
    memoryKey: 'competitions',
  }),
  tenders: define({
    id: 'tenders',
    words: tenderWords,
    context: 'CONTRACTS',
    route: 'agencyTenders',
    opens: { kind: 'page', route: 'agencyTender' },
    calendar: 'deadline',
    hitType: 'APPALTI',
    sections: tenderSections,
    memoryKey: 'contracts',
  }),
  feadTenders: define({
    id: 'feadTenders',
    words: tenderWords,
    context: 'FEAD_NATIONAL_CONTRACTS',
    route: 'nationalTenders',
    opens: { kind: 'page', route: 'nationalTender' },
    calendar: 'deadline',
    hitType: 'AIUTI_E_BANDI',
    sections: tenderSections,
    memoryKey: 'fead-national-contracts',
    hasPrivateTwin: true,
  }),
  tendersHistory: define({
    id: 'tendersHistory',
    words: tenderWords,
    context: 'CONTRACTS_HISTORY',
    route: 'agencyTendersHistory',
    opens: { kind: 'page', route: 'agencyTender' },
    hitType: 'APPALTI',
    sections: pastTenderSections,
    memoryKey: 'contracts-history',
  }),
  feadTendersHistory: define({
    id: 'feadTendersHistory',
    words: tenderWords,
    context: 'FEAD_NATIONAL_CONTRACTS_HISTORY',
    route: 'nationalTendersHistory',
    opens: { kind: 'page', route: 'nationalTender' },
    hitType: 'AIUTI_E_BANDI',
    sections: pastTenderSections,
    memoryKey: 'fead-national-contracts-history',
  }),
  events: define({
    id: 'events',
    words: { search: 'Cerca negli eventi', singular: 'Evento', plural: 'eventi' },
    context: 'EVENTS',
    route: 'events',
    opens: { kind: 'page', route: 'event' },
    calendar: 'event',
    hitType: 'EVENTI',
    sections: [choice('eventScopes', 'Ambito'), choice('eventLanguages', 'Lingua'), eventDate],
    memoryKey: 'events',
  }),
  informationArticles: define({
    id: 'informationArticles',
    words: { search: 'Cerca negli approfondimenti', singular: 'Approfondimento', plural: 'approfondimenti' },
    context: 'INFORMATION_ARTICLES',
    route: 'informationArticles',
    opens: { kind: 'page', route: 'informationArticle' },
    hitType: 'APPROFONDIMENTI',
    sections: [categories, choice('targets', 'A chi è rivolto')],
  }),
  publicProclamations: define({
    id: 'publicProclamations',
    words: { search: 'Cerca nei pubblici proclami', singular: 'Pubblico proclama', plural: 'pubblici proclami' },
    context: 'PUBLIC_PROCLAMATIONS',
    route: 'proclamations',
    opens: { kind: 'modal' },
    hitType: 'PUBBLICI_PROCLAMI',
    sections: [publicationDate],
    hasSearch: false,
    hasSort: false,
  }),
  usefulLinks: define({
    id: 'usefulLinks',
    words: { search: 'Cerca nei link utili', singular: 'Link utile', plural: 'link utili' },
    context: 'USEFUL_LINKS',
    route: 'usefulLinks',
    opens: { kind: 'link' },
    hitType: 'LINK_UTILI',
    sections: [categories],
    hasSort: false,
  }),
  faqs: define({
    id: 'faqs',
    words: { search: 'Cerca nelle domande frequenti', singular: 'FAQ', plural: 'domande frequenti' },
    context: 'FAQS',
    route: 'faq',
    opens: { kind: 'answer' },
    hitType: 'FAQ',
    sections: [categories],
    hasSort: false,
    hasPrivateTwin: true,
  }),
};

/** The names of the lists. */
export const LIST_IDS = Object.keys(LISTS) as readonly ListId[];

/** The definition behind the `context` of a filter call, or undefined for an unknown one (API-11). */
export const definitionByContext = (context: string): ListDefinition | undefined =>
  Object.values(LISTS).find((definition) => definition.context === context);
