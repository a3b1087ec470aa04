import { afterEventStatus } from '#core/catalogue/event-status.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import type { CatalogueDetail, CatalogueItem } from '#core/catalogue/item.ts';
import { remarkableState } from '#core/catalogue/service-state.ts';
import type { HitAnswer } from '#core/search/search-hit.ts';
import { given } from '#adapters/http/contract/schema.ts';
import { listOf, type ListType } from '#adapters/names/list-names.ts';
import type { AnyRecord, Facets } from './list-record.ts';
import { factsOf, plainOf } from './texts.ts';

// What the search knows of an entry of a list: the words in which it looks, the facts beside them, and what it answers.

const isFead = (type: ListType, it: AnyRecord): boolean => type === 'fead-contracts' || it.fund === 'fead';

/** Facts by which an entry is found besides its words. */
export const searchFacts = (type: ListType, it: AnyRecord, { service }: CatalogueItem, facets: Facets): string =>
  factsOf(
    LISTS[listOf(type, it.fund)].words.singular,
    ...Object.values(facets).flatMap((values) => values.map(({ name }) => name)),
    ...(isFead(type, it) ? ['Fondo FEAD'] : []),
    // Of the campaign nothing: what an import writes is read on other days.
    remarkableState(service, 'unnamed')?.word,
    it.stato,
    it.place,
    it.street === undefined ? undefined : [it.street, it.streetNumber].join(' ').trim(),
    it.streetCity,
    it.city,
    it.workplace,
    it.forWhom,
    it.applyPlace,
    it.winner,
    it.deedNumber === undefined ? undefined : `n. ${it.deedNumber}`,
    it.referenceYear === undefined ? undefined : String(it.referenceYear),
    it.identifier,
    it.cig === undefined ? undefined : `CIG ${it.cig}`,
    it.scope,
  );

/** The words of a page in which the search looks besides the title. */
export const wordsOf = ({ item, body, sections, documents, task }: CatalogueDetail): string =>
  plainOf(
    item.service?.reason,
    item.description === plainOf(body) ? undefined : item.description,
    body,
    ...sections.filter(({ id }) => id !== 'dati-principali').flatMap((section) => [section.title, section.body]),
    ...documents.map((one) => one.title),
    ...(task?.needs ?? []),
    ...(task?.steps ?? []).flatMap(({ title, text }) => [title, text]),
    task?.after,
  );

/** What lets a task or a service be shown as an answer among the results of the search (LIST-33). */
const hitAnswerOf = (
  { opensOn, closesOn, correctionsUntil, yearRound }: CatalogueItem,
  { task, handoverTarget, opens }: CatalogueDetail,
): HitAnswer | undefined => {
  const answer: HitAnswer = {
    ...given('place', task?.place ?? opens),
    ...given('form', task?.form?.friendlyUrl),
    ...given('opensOn', opensOn),
    ...given('closesOn', closesOn),
    ...given('correctionsUntil', correctionsUntil),
    ...given('yearRound', yearRound),
    ...(handoverTarget === undefined ? {} : { canEnter: true }),
  };
  return Object.keys(answer).length === 0 ? undefined : answer;
};

/** What the search answers of an entry. */
export const hitOf = (type: ListType, it: AnyRecord, item: CatalogueItem, detail: CatalogueDetail) => ({
  id: `${type}-${item.friendlyUrl}`,
  type: item.taskOrder === undefined ? LISTS[item.list].hitType : ('CHE_COSA_FARE' as const),
  title: item.title,
  ...given('titleLanguage', item.titleLanguage),
  summary: afterEventStatus(item, item.description),
  // Tenders of the FEAD fund have their pages among aids.
  friendlyUrl: isFead(type, it) ? `appalti/${item.friendlyUrl}` : item.friendlyUrl,
  ...given('document', item.document),
  ...given('hasDetail', item.hasDetail),
  ...given('answer', hitAnswerOf(item, detail)),
  ...given('url', item.url),
  ...given('publicationDate', item.publicationDate),
  ...given('referenceYear', item.referenceYear),
  ...given('deedNumber', item.deedNumber),
  resolutions: item.resolutions ?? [],
  documents: item.documents ?? [],
  attachments: item.attachments ?? [],
});
