import * as z from 'zod/mini';
import type { FilterOptions } from '#core/catalogue/catalogue-repository.ts';
import { COMPUTED_CHOICES, LIST_CHOICES, type ListChoice, type ListId } from '#core/catalogue/definition.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { isEventStatus } from '#core/catalogue/event-status.ts';
import type { CatalogueDetail, CatalogueItem, EventFacts } from '#core/catalogue/item.ts';
import type { Task } from '#core/catalogue/task.ts';
import type { ServiceState } from '#core/catalogue/service-state.ts';
import { listPath } from './addresses.ts';
import { get } from './calls.ts';
import { type Codec, day, from, joined, list, mapped, optional, orElse, pageOf, record } from './codecs.ts';
import {
  attachment,
  callToAction,
  campaignDays,
  download,
  language,
  link,
  looseDay,
  move,
  option,
  picture,
  richText,
  taskTarget,
  video,
} from './pieces.ts';
import { given, whole } from './schema.ts';

const bySection = <S>(names: readonly ListChoice[], schema: S): { readonly [Name in ListChoice]: S } =>
  Object.fromEntries(names.map((name) => [name, schema])) as { readonly [Name in ListChoice]: S };

/** The values by which filters find an entry: status, year and last day are fields of their own. */
const facets = joined(
  bySection(
    LIST_CHOICES.filter((name) => !COMPUTED_CHOICES.some((one) => one === name)),
    optional(list(option)),
  ),
  {
    decode: (wire): CatalogueItem['facets'] =>
      Object.fromEntries(Object.entries(wire).filter(([, values]) => values !== null && values !== undefined)),
    encode: (values) => values,
  },
);

const text = optional(z.string());

/** When and where an event takes place; an event without a day is none. */
const event = joined(
  {
    eventDate: optional(day),
    eventStatus: text,
    eventEndDate: optional(day),
    eventTime: text,
    isOnlineEvent: optional(z.boolean()),
    place: text,
    street: text,
    streetNumber: text,
    streetCity: text,
    city: text,
    streetCountry: text,
    language: text,
    cost: text,
    bookingUrl: text,
    bookingUntil: optional(day),
  },
  {
    decode: ({ eventDate, eventEndDate, eventStatus, isOnlineEvent, ...texts }): EventFacts | undefined =>
      eventDate === null || eventDate === undefined
        ? undefined
        : {
            eventDate,
            ...given('eventEndDate', eventEndDate),
            // What a service of another make says beside them is not known here.
            ...(isEventStatus(eventStatus) ? { eventStatus } : {}),
            isOnlineEvent: isOnlineEvent === true,
            ...Object.fromEntries(Object.entries(texts).filter(([, value]) => typeof value === 'string')),
          },
    encode: (facts) => facts,
  },
);

const service = joined(
  { serviceStatus: text, statusReason: text },
  {
    decode: ({ serviceStatus, statusReason }): ServiceState | undefined =>
      typeof serviceStatus === 'string' ? { status: serviceStatus, ...given('reason', statusReason) } : undefined,
    encode: ({ status, reason }) => ({ serviceStatus: status, ...given('statusReason', reason) }),
  },
);

/** What a list's entry and an entry's page have in common. */
const common = {
  id: z.string(),
  friendlyUrl: z.string(),
  title: z.string(),
  titleLanguage: optional(language),
  isNew: z.boolean(),
  publicationDate: optional(day),
  lastUpdate: optional(day),
  image: optional(picture),
  document: optional(download),
  hasDetail: optional(z.boolean()),
  status: from('competitionStatus', text),
  service,
  opensOn: optional(day),
  closesOn: optional(day),
  correctionsUntil: optional(day),
  yearRound: optional(z.boolean()),
  moves: optional(list(move)),
  timeAndCost: text,
  deadline: optional(day),
  deadlineTime: text,
  positions: optional(whole),
  workplace: text,
  forWhom: text,
  howMuch: text,
  amount: optional(z.number()),
  applyUrl: text,
  applyPlace: text,
  deedNumber: text,
  referenceYear: optional(whole),
  identifier: text,
  cig: text,
  scope: text,
  answer: optional(richText),
  url: text,
  taskOrder: optional(z.number()),
  resolutions: optional(list(download)),
  attachments: optional(list(attachment)),
  event,
  facets,
};

/** An entry as the wire has it: which list it belongs to is known by the address. */
export type Entry = Omit<CatalogueItem, 'list'>;
export type EntryDetail = Omit<CatalogueDetail, 'item'> & { readonly item: Entry };

/** One entry of a list. */
export const item = record({
  ...common,
  description: z.string(),
  documents: optional(list(download)),
}) as unknown as Codec<Entry>;

/** A page of a list (API-05). */
export const itemPage = pageOf(item);

/** What to do, step by step (D-52): who, where, how long and what it costs are few words each. */
const task = record({
  who: z.string(),
  where: z.string(),
  time: z.string(),
  timeNote: text,
  cost: z.string(),
  needs: list(z.string()),
  steps: list(record({ title: z.string(), text: from('description', text) })),
  form: optional(record({ friendlyUrl: z.string(), document: optional(download) })),
  warning: optional(richText),
  after: optional(richText),
  troubles: list(link),
  place: optional(taskTarget),
}) satisfies Codec<Task>;

/** Another entry that a page leads to. */
/** Another entry that an answer names, with what its address needs. */
export const relatedEntry = record({
  friendlyUrl: z.string(),
  title: z.string(),
  titleLanguage: optional(language),
  publicationDate: optional(looseDay),
  hasDetail: optional(z.boolean()),
});

/** The page of an entry: on the wire `description` is its text, `summary` the plain sentence of its card. */
export const detail = mapped(
  record({
    ...common,
    summary: z.string(),
    heroDescription: text,
    descriptionTitle: text,
    body: from('description', richText),
    sections: list(record({ id: z.string(), title: z.string(), body: from('description', richText) })),
    cardDocuments: optional(list(download)),
    documents: list(download),
    links: list(link),
    images: list(picture),
    logos: from('logo', list(z.string())),
    logoNames: optional(list(z.string())),
    video,
    cta: callToAction,
    terms: optional(campaignDays),
    task: optional(task),
    handoverTarget: text,
    opens: optional(taskTarget),
    related: optional(list(relatedEntry)),
    neededFor: optional(list(relatedEntry)),
  }),
  {
    decode: ({
      summary,
      cardDocuments,
      heroDescription,
      descriptionTitle,
      body,
      sections,
      documents,
      links,
      images,
      logos,
      logoNames,
      video: clip,
      cta,
      terms,
      task: whatToDo,
      handoverTarget,
      opens,
      related,
      neededFor,
      ...entry
    }): EntryDetail => ({
      item: { ...(entry as Entry), description: summary, ...given('documents', cardDocuments) },
      body,
      ...given('heroDescription', heroDescription),
      ...given('descriptionTitle', descriptionTitle),
      sections,
      documents,
      links,
      images,
      logos,
      ...given('logoNames', logoNames),
      ...given('video', clip),
      ...given('cta', cta),
      ...given('terms', terms),
      ...given('task', whatToDo),
      ...given('handoverTarget', handoverTarget),
      ...given('opens', opens),
      ...given('related', related),
      ...given('neededFor', neededFor),
    }),
    encode: ({ item: { description, documents: cardDocuments, ...entry }, ...page }) => ({
      ...entry,
      ...page,
      summary: description,
      ...given('cardDocuments', cardDocuments),
    }),
  },
);

/** Options of a list's filters by section; only the sections that the list has are there (LIST-14). */
export const filters = record(
  bySection(LIST_CHOICES, optional(list(record({ name: z.string(), value: z.string(), count: orElse(whole, 0) })))),
) satisfies Codec<FilterOptions>;

/** Last segment of the address of an entry with its own page. */
export const friendlyUrl = { friendlyUrl: z.string().check(z.minLength(1), z.maxLength(120)) };

/** The calls of a list; its query is the core's codec's (`core/catalogue/query-codec`). */
export const listCalls = (id: ListId) => {
  const shared = { mayMiss: true, twin: LISTS[id].hasPrivateTwin } as const;
  return {
    matching: get(listPath(id), { pairs: true, answers: itemPage, ...shared }),
    detail: get(`${listPath(id)}/:friendlyUrl`, { params: friendlyUrl, answers: detail, ...shared }),
    filterOptions: get('/filters', { pairs: true, answers: filters, ...shared }),
  } as const;
};
