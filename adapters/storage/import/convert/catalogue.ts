import type { FacetName } from '#core/catalogue/definition.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import {
  type CatalogueDetail,
  type CatalogueItem,
  type DetailSection,
  type EventFacts,
  HOW_TO_APPLY,
  orderDay,
  REQUIREMENTS,
  SERVICE_INDEX,
} from '#core/catalogue/item.ts';
import { type ServiceState, wayInto } from '#core/catalogue/service-state.ts';
import { TASKS_NAME } from '#core/catalogue/task-page.ts';
import { saysMoreThanItsFile } from '#core/catalogue/opened.ts';
import { searchableText } from '#core/catalogue/matching.ts';
import { withContactLinks } from '#core/content/contact-links.ts';
import type { RichText } from '#core/content/rich-text.ts';
import { formatDayText } from '#core/formatting/date.ts';
import { foldText } from '#core/formatting/folded.ts';
import { isoDateFrom } from '#core/kernel/iso-date.ts';
import { listOf, type ListType } from '#adapters/names/list-names.ts';
import { given } from '#adapters/http/contract/schema.ts';
import type { MediaLibrary, Owner } from '../media/media.ts';
import type { ContentRecord } from '../schemas/index.ts';
import { hitOf, searchFacts, wordsOf } from './list-hit.ts';
import type { AnyRecord, Facets } from './list-record.ts';
import { areaOf, type ContentRow, optionsOf } from './rows.ts';
import { factsTable, plainOf, richText, termsOf, titledParts } from './texts.ts';

const dayOf = (text: string | undefined): ReturnType<typeof isoDateFrom> =>
  text === undefined ? undefined : isoDateFrom(text);

const facetsOf = (type: ListType, it: AnyRecord): Facets => {
  const ofEvent = (text: string | undefined) => (type === 'events' && text !== undefined ? [text] : undefined);
  const chosen: Readonly<Record<FacetName, readonly string[] | undefined>> = {
    categories: it.task === undefined ? it.categories : [TASKS_NAME, ...(it.categories ?? [])],
    types: it.types,
    targets: it.targets,
    needs: it.needs,
    sectors: it.sectors,
    procedureTypes: it.procedureTypes,
    contractScopes: it.contractScopes,
    eventScopes: ofEvent(it.scope),
    eventLanguages: ofEvent(it.language),
  };
  return Object.fromEntries(
    Object.entries(chosen).flatMap(([name, values]) => (values === undefined ? [] : [[name, optionsOf(values)]])),
  );
};

const facetKeys = (facets: Facets, it: AnyRecord): readonly string[] => [
  ...Object.entries(facets).flatMap(([section, values]) => values.map(({ value }) => `${section}:${value}`)),
  ...(it.referenceYear === undefined ? [] : [`referenceYears:${it.referenceYear}`]),
  ...(it.fund === undefined ? [] : [`fund:${it.fund}`]),
  ...(it.audiences ?? []).map((audience) => `audience:${audience}`),
  ...(it.desk ?? []).map((desk) => `desk:${desk}`),
  ...(it.inEvidence === true ? ['inEvidence:true'] : []),
];

const eventOf = (it: AnyRecord): EventFacts | undefined => {
  const eventDate = dayOf(it.eventDate);
  if (eventDate === undefined) return undefined;
  return {
    eventDate,
    ...given('eventStatus', it.stato),
    ...given('eventEndDate', dayOf(it.eventEndDate)),
    ...given('eventTime', it.eventTime?.replace('-', ' - ')),
    isOnlineEvent: it.isOnlineEvent ?? false,
    ...given('place', it.place),
    ...given('street', it.street),
    ...given('streetNumber', it.streetNumber),
    ...given('streetCity', it.streetCity),
    ...given('city', it.city),
    ...given('streetCountry', it.streetCountry),
    ...given('language', it.language),
    ...given('cost', it.cost),
    ...given('bookingUrl', it.bookingUrl),
    ...given('bookingUntil', dayOf(it.bookingUntil)),
  };
};

const serviceOf = ({ serviceStatus, statusReason }: AnyRecord): ServiceState | undefined =>
  serviceStatus === undefined ? undefined : { status: serviceStatus, ...given('reason', statusReason) };

const SERVICE_FIELDS = [
  'whoFor',
  'howTo',
  'whatYouNeed',
  'whatYouGet',
  'timing',
  'access',
  'conditions',
  'contacts',
] as const;

const sectionsOf = (type: ListType, it: AnyRecord): readonly DetailSection[] => {
  if (type === 'services')
    return SERVICE_INDEX.map(({ id, title }, index) => ({
      id,
      title,
      body: withContactLinks(richText(it[SERVICE_FIELDS[index] ?? 'contacts'])),
    }));
  const facts = factsTable([
    ['Aggiudicatario', it.winner],
    ['Valido fino al', it.validUntil && formatDayText(it.validUntil)],
  ]);
  const requirements = it.requirements?.map((line) => `- ${line}`).join('\n');
  return titledParts([
    ...(it.howToApply === undefined ? [] : [{ title: howToApplyTitle(it), body: richText(it.howToApply) }]),
    ...(facts.length === 0 ? [] : [{ title: 'Dati principali', body: facts }]),
    ...(requirements === undefined ? [] : [{ title: REQUIREMENTS, body: richText(requirements) }]),
  ]);
};

const howToApplyTitle = ({ contractStatus }: AnyRecord): string =>
  contractStatus === undefined ? HOW_TO_APPLY.competition : HOW_TO_APPLY.tender;

/** An answer and, under it, the links that belong to it. */
const answerOf = ({ body, links = [] }: AnyRecord): RichText => [
  ...richText(body),
  ...(links.length === 0
    ? []
    : [
        {
          kind: 'list' as const,
          ordered: false,
          items: links.map(({ title, url }) => [
            { kind: 'paragraph' as const, children: [{ kind: 'link' as const, url, children: [textNode(title)] }] },
          ]),
        },
      ]),
];

const textNode = (text: string) => ({ kind: 'text' as const, text });

const hasDetailOf = (type: ListType, it: AnyRecord): true | undefined =>
  LISTS[listOf(type, it.fund)].opens.kind === 'pageOrDocument' && saysMoreThanItsFile(it) ? true : undefined;

const itemOf = (type: ListType, it: AnyRecord, library: MediaLibrary, owner: Owner): CatalogueItem => {
  const write = (list: AnyRecord['documents']) => list?.map((one) => library.document(one, owner));
  const documents = write(it.documents);
  return {
    id: owner.slug,
    list: listOf(type, it.fund),
    friendlyUrl: owner.slug,
    title: owner.title,
    ...given('titleLanguage', it.titleLanguage),
    description: it.description ?? plainOf(richText(it.body)),
    facets: facetsOf(type, it),
    isNew: it.isNew ?? false,
    ...given('publicationDate', dayOf(it.publicationDate)),
    ...given('lastUpdate', dayOf(it.lastUpdate ?? it.publicationDate)),
    ...given('image', it.image && library.picture(it.image)),
    ...given('document', documents?.[0]),
    ...given('hasDetail', hasDetailOf(type, it)),
    ...given('status', it.competitionStatus ?? it.contractStatus),
    ...given('service', serviceOf(it)),
    ...given('opensOn', dayOf(it.opensOn)),
    ...given('closesOn', dayOf(it.closesOn)),
    ...given('correctionsUntil', dayOf(it.correctionsUntil)),
    ...given('yearRound', it.yearRound),
    ...given('timeAndCost', it.timeAndCost),
    ...given('deadline', dayOf(it.deadline)),
    ...given('deadlineTime', it.deadlineTime),
    ...given('positions', it.positions),
    ...given('workplace', it.workplace),
    ...given('forWhom', it.forWhom),
    ...given('howMuch', it.howMuch),
    ...given('amount', it.amount),
    ...given('applyUrl', it.applyUrl),
    ...given('applyPlace', it.applyPlace),
    ...given('deedNumber', it.deedNumber),
    ...given('referenceYear', it.referenceYear),
    ...given('identifier', it.identifier),
    ...given('cig', it.cig),
    ...given('event', eventOf(it)),
    ...given('scope', it.scope),
    ...given('answer', type === 'faqs' ? answerOf(it) : undefined),
    ...given('url', it.url),
    ...given('taskOrder', it.task?.order),
    ...given('resolutions', write(it.resolutions)),
    ...given('documents', documents),
    ...given('attachments', write(it.attachments)),
  };
};

const callOf = ({ ctaLabel, ctaUrl, onlineUrl }: AnyRecord): CatalogueDetail['cta'] => {
  if (ctaLabel !== undefined && ctaUrl !== undefined) return { label: ctaLabel, url: ctaUrl };
  return onlineUrl === undefined ? undefined : { label: 'Partecipa online', url: onlineUrl };
};

/** What to do, step by step. The form's file is found when the page is read: forms change by themselves. */
const taskOf = ({ task }: AnyRecord): CatalogueDetail['task'] => {
  if (task === undefined) return undefined;
  const { order: _order, steps, form, warning, after, troubles = [], timeNote, toBring, opens, ...rest } = task;
  return {
    ...rest,
    needs: toBring,
    place: opens,
    steps: steps.map(({ title, text }) => ({ title, ...given('text', text) })),
    ...given('timeNote', timeNote),
    ...given('form', form === undefined ? undefined : { friendlyUrl: form }),
    ...given('warning', warning === undefined ? undefined : richText(warning)),
    ...given('after', after === undefined ? undefined : richText(after)),
    troubles,
  };
};

const detailOf = (type: ListType, it: AnyRecord, library: MediaLibrary, item: CatalogueItem): CatalogueDetail => ({
  item,
  body: richText(it.body),
  ...given('heroDescription', it.heroDescription),
  ...given('descriptionTitle', it.descriptionTitle),
  sections: sectionsOf(type, it),
  documents: [...(item.resolutions ?? []), ...(item.documents ?? []), ...(item.attachments ?? [])],
  links: (it.links ?? []).map(({ title, url, ariaLabel }) => ({ title, url, ...given('ariaLabel', ariaLabel) })),
  images: (it.images ?? []).map((image) => library.picture(image)),
  ...library.logos(it.logo),
  ...given('video', library.videoOf(it, it.title ?? '')),
  ...given('cta', wayInto(item.service, callOf(it))),
  ...given('terms', termsOf(it.terms)),
  ...given('termsAct', it.termsAct),
  ...given('task', taskOf(it)),
  ...given('handoverTarget', wayInto(item.service, it.handOverUrl)),
  ...given('opens', wayInto(item.service, it.opens)),
});

/** What only the tile of a service on a desk needs. */
const tileOf = ({ icon, titleAriaLabel }: AnyRecord) => ({
  ...given('icon', icon),
  ...given('linkLabel', titleAriaLabel),
});

/** After all that editors have given a place. */
const UNORDERED = 1_000;

/** A record of a list as a line of the content table: the item, its page, its words. */
export const catalogueRow = <T extends ListType>(
  type: T,
  value: ContentRecord<T>,
  library: MediaLibrary,
): ContentRow => {
  const it = value as AnyRecord;
  const slug = it.friendlyUrl ?? '';
  const title = it.title ?? '';
  const owner: Owner = { type, slug, title, description: it.description ?? '' };
  const item = itemOf(type, it, library, owner);
  const detail = detailOf(type, it, library, item);
  const facets = facetsOf(type, it);
  const day = orderDay(item);
  return {
    type,
    slug,
    area: areaOf(it.area),
    title,
    facets: facetKeys(facets, it),
    folded: searchableText(item),
    ...given('identifier', item.identifier && foldText(item.identifier)),
    ...given('cig', item.cig && foldText(item.cig)),
    sortDay: day,
    position: it.order ?? UNORDERED,
    payload: type === 'services' ? { ...detail, tile: tileOf(it) } : detail,
    search: {
      day,
      validUntil: it.validUntil,
      plain: wordsOf(detail),
      facts: searchFacts(type, it, item, facets),
      ...given('keywords', it.searchWords?.join(' ')),
      hit: hitOf(type, it, item, detail),
    },
  };
};
