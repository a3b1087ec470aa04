import { titleLanguageFrom } from '#core/kernel/title-language.ts';
import { safeRichText } from '#core/content/safe-rich-text.ts';
import * as z from 'zod/mini';
import type { FilterOptions } from '#core/catalogue/catalogue-repository.ts';
import type { ChoiceName, FilterValue, ListId } from '#core/catalogue/definition.ts';
import type { CatalogueDetail, CatalogueItem, EventFacts } from '#core/catalogue/item.ts';
import type { ServiceState } from '#core/catalogue/service-state.ts';
import {
  attachmentToWire,
  documentFromWire,
  documentToWire,
  pictureToWire,
  linkFromWire,
  linkToWire,
  pictureFromWire,
  videoFromWire,
  videoToWire,
} from './pieces.ts';
import {
  dayFromWire,
  given,
  maybe,
  videoFields,
  wireDay,
  wireAttachment,
  wireDocument,
  wireImage,
  wireLink,
  wireOption,
  wirePage,
  wireRichText,
} from './schema.ts';

/** Sections of options by their names on the wire, which are also the query names (LIST-14, D-20). */
export const SECTION_NAMES = [
  'categories',
  'referenceYears',
  'types',
  'targets',
  'needs',
  'sectors',
  'procedureTypes',
  'competitionStatus',
  'contractStatus',
  'contractScopes',
  'eventScopes',
  'eventLanguages',
] as const satisfies readonly ChoiceName[];

/** Facets of an item: status and year are fields of their own. */
const FACETS = SECTION_NAMES.filter(
  (name) => !['competitionStatus', 'contractStatus', 'referenceYears'].includes(name),
);

const facets = z.array(wireOption);

/** When and where an event takes place. */
const eventFields = {
  eventDate: maybe(wireDay),
  eventEndDate: maybe(wireDay),
  eventTime: maybe(z.string()),
  isOnlineEvent: maybe(z.boolean()),
  place: maybe(z.string()),
  street: maybe(z.string()),
  streetNumber: maybe(z.string()),
  streetCity: maybe(z.string()),
  city: maybe(z.string()),
  streetCountry: maybe(z.string()),
  language: maybe(z.string()),
  cost: maybe(z.string()),
};

/** What a list's entry and an entry's page have in common. */
const common = {
  id: z.string(),
  friendlyUrl: z.string(),
  title: z.string(),
  titleLanguage: maybe(z.string()),
  isNew: z.boolean(),
  publicationDate: maybe(wireDay),
  lastUpdate: maybe(wireDay),
  image: maybe(wireImage),
  document: maybe(wireDocument),
  competitionStatus: maybe(z.string()),
  serviceStatus: maybe(z.string()),
  statusReason: maybe(z.string()),
  deadline: maybe(wireDay),
  positions: maybe(z.number()),
  workplace: maybe(z.string()),
  deedNumber: maybe(z.string()),
  referenceYear: maybe(z.number()),
  identifier: maybe(z.string()),
  cig: maybe(z.string()),
  scope: maybe(z.string()),
  answer: maybe(wireRichText),
  url: maybe(z.string()),
  resolutions: maybe(z.array(wireDocument)),
  attachments: maybe(z.array(wireAttachment)),
  ...eventFields,
  categories: maybe(facets),
  types: maybe(facets),
  targets: maybe(facets),
  needs: maybe(facets),
  sectors: maybe(facets),
  procedureTypes: maybe(facets),
  contractScopes: maybe(facets),
  eventScopes: maybe(facets),
  eventLanguages: maybe(facets),
};

/** One entry of a list. */
export const wireItem = z.object({ ...common, description: z.string(), documents: maybe(z.array(wireDocument)) });
export type WireItem = z.infer<typeof wireItem>;
z.globalRegistry.add(wireItem, { id: 'VoceDiElenco' });

/** A page of a list (API-05). */
export const wireItems = wirePage(wireItem);
z.globalRegistry.add(wireItems, { id: 'PaginaDiElenco' });

/** The page of an entry: `description` is its text, `summary` the plain sentence of its card. */
export const wireDetail = z.object({
  ...common,
  summary: z.string(),
  heroDescription: maybe(z.string()),
  descriptionTitle: maybe(z.string()),
  description: wireRichText,
  sections: z.array(z.object({ id: z.string(), title: z.string(), description: wireRichText })),
  cardDocuments: maybe(z.array(wireDocument)),
  documents: z.array(wireDocument),
  links: z.array(wireLink),
  images: z.array(wireImage),
  logo: z.array(z.string()),
  logoNames: maybe(z.array(z.string())),
  ...videoFields,
  ctaLabel: maybe(z.string()),
  ctaUrl: maybe(z.string()),
  handoverTarget: maybe(z.string()),
  related: maybe(
    z.array(
      z.object({
        friendlyUrl: z.string(),
        title: z.string(),
        titleLanguage: maybe(z.string()),
        publicationDate: maybe(z.string()),
      }),
    ),
  ),
});
export type WireDetail = z.infer<typeof wireDetail>;
z.globalRegistry.add(wireDetail, { id: 'DettaglioDiVoce' });

const countedOptions = z.array(z.object({ name: z.string(), value: z.string(), count: maybe(z.number()) }));

/** Options of a list's filters by section; only the sections that the list has are there (LIST-14). */
export const wireFilters = z.object({
  categories: maybe(countedOptions),
  referenceYears: maybe(countedOptions),
  types: maybe(countedOptions),
  targets: maybe(countedOptions),
  needs: maybe(countedOptions),
  sectors: maybe(countedOptions),
  procedureTypes: maybe(countedOptions),
  competitionStatus: maybe(countedOptions),
  contractStatus: maybe(countedOptions),
  contractScopes: maybe(countedOptions),
  eventScopes: maybe(countedOptions),
  eventLanguages: maybe(countedOptions),
});
export type WireFilters = z.infer<typeof wireFilters>;
z.globalRegistry.add(wireFilters, { id: 'OpzioniDeiFiltri' });

export const itemFromWire = (list: ListId, wire: WireItem): CatalogueItem => ({
  ...commonFromWire(list, wire),
  description: wire.description,
  ...given('documents', wire.documents?.map(documentFromWire)),
});

export const itemToWire = (item: CatalogueItem): WireItem => ({
  ...commonToWire(item),
  description: item.description,
  ...given('documents', item.documents?.map(documentToWire)),
});

export const detailFromWire = (list: ListId, wire: WireDetail): CatalogueDetail => ({
  item: {
    ...commonFromWire(list, wire),
    description: wire.summary,
    ...given('documents', wire.cardDocuments?.map(documentFromWire)),
  },
  body: safeRichText(wire.description),
  ...given('heroDescription', wire.heroDescription),
  ...given('descriptionTitle', wire.descriptionTitle),
  sections: wire.sections.map(({ id, title, description }) => ({
    id,
    title,
    body: safeRichText(description),
  })),
  documents: wire.documents.map(documentFromWire),
  links: wire.links.map(linkFromWire),
  images: wire.images.map(pictureFromWire),
  logos: wire.logo,
  ...given('logoNames', wire.logoNames),
  ...videoFromWire(wire, wire.title),
  ...(typeof wire.ctaLabel === 'string' && typeof wire.ctaUrl === 'string'
    ? { cta: { label: wire.ctaLabel, url: wire.ctaUrl } }
    : {}),
  ...given('handoverTarget', wire.handoverTarget),
  ...given(
    'related',
    wire.related?.map(({ friendlyUrl, title, titleLanguage, publicationDate }) => ({
      friendlyUrl,
      title,
      ...given('titleLanguage', titleLanguageFrom(titleLanguage)),
      ...given('publicationDate', dayFromWire(publicationDate)),
    })),
  ),
});

export const detailToWire = (detail: CatalogueDetail): WireDetail => ({
  ...commonToWire(detail.item),
  summary: detail.item.description,
  ...given('heroDescription', detail.heroDescription),
  ...given('descriptionTitle', detail.descriptionTitle),
  description: detail.body,
  sections: detail.sections.map(({ id, title, body }) => ({ id, title, description: body })),
  ...given('cardDocuments', detail.item.documents?.map(documentToWire)),
  documents: detail.documents.map(documentToWire),
  links: detail.links.map(linkToWire),
  images: detail.images.map(pictureToWire),
  logo: [...detail.logos],
  ...given('logoNames', detail.logoNames && [...detail.logoNames]),
  ...videoToWire(detail.video),
  ...given('ctaLabel', detail.cta?.label),
  ...given('ctaUrl', detail.cta?.url),
  ...given('handoverTarget', detail.handoverTarget),
  ...given(
    'related',
    detail.related?.map((entry) => ({ ...entry })),
  ),
});

export const filtersFromWire = (wire: WireFilters): FilterOptions =>
  Object.fromEntries(
    SECTION_NAMES.flatMap((name) => {
      const options = wire[name];
      return options === null || options === undefined
        ? []
        : [[name, options.map(({ name: label, value, count }) => ({ name: label, value, count: count ?? 0 }))]];
    }),
  );

export const filtersToWire = (options: FilterOptions): WireFilters =>
  Object.fromEntries(Object.entries(options).map(([name, values]) => [name, values.map((value) => ({ ...value }))]));

// Helpers

type Common = Omit<WireItem, 'description' | 'documents'>;

const EVENT_TEXTS = [
  'eventTime',
  'place',
  'street',
  'streetNumber',
  'streetCity',
  'city',
  'streetCountry',
  'language',
  'cost',
] as const;

const commonFromWire = (list: ListId, wire: Common): Omit<CatalogueItem, 'description' | 'documents'> => ({
  id: wire.id,
  list,
  friendlyUrl: wire.friendlyUrl,
  title: wire.title,
  ...given('titleLanguage', titleLanguageFrom(wire.titleLanguage)),
  facets: facetsFromWire(wire),
  isNew: wire.isNew,
  ...given('publicationDate', dayFromWire(wire.publicationDate)),
  ...given('lastUpdate', dayFromWire(wire.lastUpdate)),
  ...given('image', wire.image === null || wire.image === undefined ? undefined : pictureFromWire(wire.image)),
  ...given(
    'document',
    wire.document === null || wire.document === undefined ? undefined : documentFromWire(wire.document),
  ),
  ...given('status', wire.competitionStatus),
  ...given('service', serviceFromWire(wire)),
  ...given('deadline', dayFromWire(wire.deadline)),
  ...given('positions', wire.positions),
  ...given('workplace', wire.workplace),
  ...given('deedNumber', wire.deedNumber),
  ...given('referenceYear', wire.referenceYear),
  ...given('identifier', wire.identifier),
  ...given('cig', wire.cig),
  ...given('event', eventFromWire(wire)),
  ...given('scope', wire.scope),
  ...given('answer', wire.answer === null || wire.answer === undefined ? undefined : safeRichText(wire.answer)),
  ...given('url', wire.url),
  ...given('resolutions', wire.resolutions?.map(documentFromWire)),
  ...given('attachments', wire.attachments?.map(documentFromWire)),
});

const commonToWire = (item: CatalogueItem): Common => ({
  id: item.id,
  friendlyUrl: item.friendlyUrl,
  title: item.title,
  ...given('titleLanguage', item.titleLanguage),
  ...Object.fromEntries(
    FACETS.flatMap((name) =>
      item.facets[name] === undefined ? [] : [[name, item.facets[name].map((value) => ({ ...value }))]],
    ),
  ),
  isNew: item.isNew,
  ...given('publicationDate', item.publicationDate),
  ...given('lastUpdate', item.lastUpdate),
  ...given('image', item.image === undefined ? undefined : pictureToWire(item.image)),
  ...given('document', item.document === undefined ? undefined : documentToWire(item.document)),
  ...given('competitionStatus', item.status),
  ...given('serviceStatus', item.service?.status),
  ...given('statusReason', item.service?.reason),
  ...given('deadline', item.deadline),
  ...given('positions', item.positions),
  ...given('workplace', item.workplace),
  ...given('deedNumber', item.deedNumber),
  ...given('referenceYear', item.referenceYear),
  ...given('identifier', item.identifier),
  ...given('cig', item.cig),
  ...item.event,
  ...given('scope', item.scope),
  ...given('answer', item.answer),
  ...given('url', item.url),
  ...given('resolutions', item.resolutions?.map(documentToWire)),
  ...given('attachments', item.attachments?.map(attachmentToWire)),
});

const facetsFromWire = (wire: Common): CatalogueItem['facets'] => {
  const found: Partial<Record<ChoiceName, readonly FilterValue[]>> = {};
  for (const name of FACETS) {
    const values = (wire as Readonly<Partial<Record<ChoiceName, readonly FilterValue[] | null>>>)[name];
    if (values !== null && values !== undefined) found[name] = values;
  }
  return found;
};

const serviceFromWire = ({ serviceStatus, statusReason }: Common): ServiceState | undefined =>
  typeof serviceStatus === 'string' ? { status: serviceStatus, ...given('reason', statusReason) } : undefined;

const eventFromWire = (wire: Common): EventFacts | undefined => {
  const eventDate = dayFromWire(wire.eventDate);
  if (eventDate === undefined) return undefined;
  const texts = Object.fromEntries(
    EVENT_TEXTS.flatMap((name) => (typeof wire[name] === 'string' ? [[name, wire[name]]] : [])),
  );
  return {
    eventDate,
    ...given('eventEndDate', dayFromWire(wire.eventEndDate)),
    isOnlineEvent: wire.isOnlineEvent === true,
    ...texts,
  };
};
