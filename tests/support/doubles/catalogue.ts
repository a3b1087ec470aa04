import type { FilterOptions } from '#core/catalogue/catalogue-repository.ts';
import type { Criteria } from '#core/catalogue/criteria.ts';
import { cursorPast, type ListPosition } from '#core/catalogue/cursor.ts';
import type { ListId } from '#core/catalogue/definition.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { type CatalogueDetail, type CatalogueItem, itemOn } from '#core/catalogue/item.ts';
import type { Vocabulary, WordedCatalogue } from '#core/search/spelling-correction.ts';
import { isPublishedOn } from '#core/catalogue/publication.ts';
import { searchableText } from '#core/catalogue/matching.ts';
import { COUNT_LIMIT } from '#core/catalogue/count-text.ts';
import { foldedWords } from '#core/formatting/folded.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome, type IsoDate } from '#core/kernel/iso-date.ts';
import type { Page } from '#core/kernel/page.ts';
import { inOrder, isPast, matchesCriteria, optionsFor } from './matching.ts';

/**
 * The lists over details held in memory: the semantics that every other repository has to equal. Without a clock nothing has
 * a last day that could have gone, or a day of publication that is still to come.
 */
export class InMemoryCatalogueRepository implements WordedCatalogue {
  readonly #details: readonly CatalogueDetail[];
  readonly #clock: Clock | undefined;

  constructor(details: readonly CatalogueDetail[], clock?: Clock) {
    this.#details = details;
    this.#clock = clock;
  }

  async matching(
    list: ListId,
    criteria: Criteria,
    from: number | ListPosition,
    pageSize = LISTS[list].pageSize,
  ): Promise<Page<CatalogueItem>> {
    const definition = LISTS[list];
    const found = inOrder(
      this.#itemsOf(list).filter((item) => matchesCriteria(definition, item, criteria, this.#today())),
      criteria.sort,
    );
    const page = typeof from === 'number' ? from : from.page;
    const left =
      typeof from === 'number'
        ? found.slice((page - 1) * pageSize)
        : found.filter((item) => isPast(item, from, criteria.sort));
    const items = left.slice(0, pageSize);
    const next = left.length > pageSize ? cursorPast({ definition, criteria, pageSize }, page, items) : undefined;
    return {
      items,
      totalCount: Math.min(found.length, COUNT_LIMIT + 1),
      page,
      pageSize,
      ...(next === undefined ? {} : { next }),
    };
  }

  async filterOptions(list: ListId, criteria: Criteria): Promise<FilterOptions> {
    return optionsFor(LISTS[list], this.#itemsOf(list), criteria, this.#today());
  }

  async detail(list: ListId, friendlyUrl: string): Promise<CatalogueDetail | undefined> {
    const found = this.#details.find(
      ({ item }) => item.list === list && item.friendlyUrl === friendlyUrl && this.#isPublished(item),
    );
    return found === undefined ? undefined : { ...found, item: this.#asItStands(found.item) };
  }

  async vocabulary(list: ListId): Promise<Vocabulary> {
    const words = new Map<string, number>();
    for (const item of this.#itemsOf(list))
      for (const word of new Set(foldedWords(searchableText(item)))) words.set(word, (words.get(word) ?? 0) + 1);
    return words;
  }

  #itemsOf(list: ListId): readonly CatalogueItem[] {
    return this.#details
      .filter(({ item }) => item.list === list && this.#isPublished(item))
      .map(({ item }) => this.#asItStands(item));
  }

  #isPublished({ publicationDate }: CatalogueItem): boolean {
    const today = this.#today();
    return today === undefined || isPublishedOn(publicationDate, today);
  }

  #asItStands(item: CatalogueItem): CatalogueItem {
    const today = this.#today();
    return today === undefined ? item : itemOn(item, today);
  }

  #today(): IsoDate | undefined {
    return this.#clock === undefined ? undefined : dayInRome(this.#clock.now());
  }
}
