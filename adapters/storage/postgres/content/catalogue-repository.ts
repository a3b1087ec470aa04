import type { FilterOption, FilterOptions } from '#core/catalogue/catalogue-repository.ts';
import { type Criteria, selectedValues } from '#core/catalogue/criteria.ts';
import { cursorPast, type ListPosition } from '#core/catalogue/cursor.ts';
import type { ChoiceName, ChoiceSection, ListDefinition, ListId } from '#core/catalogue/definition.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { type CatalogueDetail, type CatalogueItem, itemOn } from '#core/catalogue/item.ts';
import type { Vocabulary, WordedCatalogue } from '#core/search/spelling-correction.ts';
import { fixedOptions, orderedOptions } from '#core/catalogue/matching.ts';
import { COUNT_LIMIT } from '#core/catalogue/count-text.ts';
import type { ContentStamp } from '#core/formatting/calendar-file.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome, type IsoDate } from '#core/kernel/iso-date.ts';
import type { Page } from '#core/kernel/page.ts';
import { fundFacetOf, LATER_LIST, LIST_NAMES } from '#adapters/names/list-names.ts';
import { addCriteria, deadlineColumn, marksIn } from './catalogue-conditions.ts';
import type { Database } from '../connection/database.ts';
import { stampIn } from './content-id.ts';
import { VERSION_OF_CONTENT } from './content-version.ts';
import { ContentVersionCache } from './content-version-cache.ts';
import { withMediaBase } from './media-base.ts';
import { tasksNeeding } from './needed-for.ts';
import { Conditions } from '../connection/statement.ts';
import { VISIBLE } from './visible-content.ts';

/** The condition for the contents of a list; two lists may share a content type. */
export const isOf = (list: ListId, conditions: Conditions): string => {
  const fund = fundFacetOf(list);
  const ofType = `type = ${conditions.value(LIST_NAMES[list].contentType)}`;
  return fund === undefined ? ofType : `${ofType} and facets && array[${conditions.value(fund)}]::text[]`;
};

/** Selects value and label of each option of a section; a year is its own label. */
const namesIn = (name: ChoiceName, conditions: Conditions): string =>
  name === 'referenceYears'
    ? `select ${conditions.value(name)}::text as section, reference_year as value, reference_year as name from content`
    : `select ${conditions.value(name)}::text as section, facet ->> 'value' as value, facet ->> 'name' as name
       from content cross join lateral jsonb_array_elements(payload -> 'item' -> 'facets' -> ${conditions.value(name)}::text) as facet`;

const IS_RESERVED = `area = 'private' as "isReserved"`;

/** A stored entry, and whether only the reserved area has it. */
interface Stored<T> {
  readonly found: T;
  readonly isReserved: boolean;
  readonly stamp: ContentStamp;
}
/** A row with the total count. */
type Counted<T> = T & { readonly total: number };

/**
 * The lists over the content table. Media paths are prefixed with `imageBase`. With `reservedBase` the lists are those of signed-in
 * readers, and documents of the reserved area are prefixed with it, since visitors may not open them (PAGE-37).
 */
export class PostgresCatalogueRepository implements WordedCatalogue {
  readonly #db: Database;
  readonly #imageBase: string;
  readonly #clock: Clock;
  readonly #reservedBase: string | undefined;
  readonly #visible: string;
  readonly #vocabularies: ContentVersionCache<Vocabulary>;
  readonly #names: ContentVersionCache<readonly NamedOption[]>;

  constructor(db: Database, imageBase: string, clock: Clock, reservedBase?: string) {
    this.#db = db;
    this.#imageBase = imageBase;
    this.#clock = clock;
    this.#reservedBase = reservedBase;
    this.#visible = VISIBLE[reservedBase === undefined ? 'public' : 'private'];
    this.#vocabularies = new ContentVersionCache(db);
    this.#names = new ContentVersionCache(db);
  }

  async matching(
    list: ListId,
    criteria: Criteria,
    from: number | ListPosition,
    pageSize = LISTS[list].pageSize,
  ): Promise<Page<CatalogueItem>> {
    const definition = LISTS[list];
    const page = typeof from === 'number' ? from : from.page;
    const start = typeof from === 'number' ? (page - 1) * pageSize : 0;
    const conditions = this.#conditions(list, criteria);
    const total = countOf(conditions.sql);
    const today = this.#today();
    const [direction, past] = criteria.sort === 'DESC' ? ['desc', '<'] : ['asc', '>'];
    const order = criteria.sort === 'DEADLINE' ? deadlineColumn(conditions, today) : 'sort_day';
    // The index of the order leads straight to the place; an offset would walk all that comes before it.
    if (typeof from !== 'number') conditions.add(`(${order}, slug) ${past} (?, ?)`, from.day, from.id);
    // One row more than the page tells whether anything follows. Count and entries come in one query, to save a round trip.
    const rows = await this.#db.query<Counted<Stored<CatalogueItem>>>(
      `select payload -> 'item' as found, ${IS_RESERVED}, ${stampIn()}, (${total}) as total from content where ${conditions.sql}
       order by ${order} ${direction}, slug ${direction} limit ${conditions.value(pageSize + 1)} offset ${conditions.value(start)}`,
      conditions.values,
    );
    // Past the end no entry brings the count along.
    const totalCount =
      rows[0]?.total ?? (start === 0 && typeof from === 'number' ? 0 : await this.#count(list, criteria));
    const items = rows
      .slice(0, pageSize)
      .map((row) => ({ ...itemOn(this.#addressed(row), today), stamp: this.#stamp(row) }));
    const next = rows.length > pageSize ? cursorPast({ definition, criteria, pageSize }, page, items) : undefined;
    return { items, totalCount, page, pageSize, ...(next === undefined ? {} : { next }) };
  }

  async filterOptions(list: ListId, criteria: Criteria): Promise<FilterOptions> {
    const definition = LISTS[list];
    const sections = definition.sections.filter((section) => section.kind === 'choice');
    if (sections.length === 0) return {};
    const known = sections.filter((section) => fixedOptions(section) === undefined);
    const { version, counts } = await this.#counts(definition, sections, criteria);
    const names = known.length === 0 ? [] : await this.#names.at(version, list, () => this.#readNames(list, known));
    return Object.fromEntries(sections.map((section) => [section.name, optionsFrom(section, names, counts)]));
  }

  async detail(list: ListId, friendlyUrl: string): Promise<CatalogueDetail | undefined> {
    const conditions = this.#all(list).add('slug = ?', friendlyUrl);
    const [row] = await this.#db.query<Stored<CatalogueDetail>>(
      `select payload as found, ${IS_RESERVED}, ${stampIn()} from content where ${conditions.sql}`,
      conditions.values,
    );
    if (row !== undefined) {
      const found = this.#addressed(row);
      const item = { ...itemOn(found.item, this.#today()), stamp: this.#stamp(row) };
      return { ...found, item, ...(await this.#taskWithForm(found)), ...(await this.#neededFor(item)) };
    }
    const later = LATER_LIST[list];
    return later === undefined ? undefined : this.detail(later, friendlyUrl);
  }

  /** The task of a page with the file of its form, as it is among the forms now. */
  async #taskWithForm({ task }: CatalogueDetail): Promise<Pick<CatalogueDetail, 'task'>> {
    if (task?.form === undefined) return {};
    const { friendlyUrl } = task.form;
    const form = await this.detail('forms', friendlyUrl);
    const document = form?.documents[0];
    return { task: { ...task, form: { friendlyUrl, ...(document === undefined ? {} : { document }) } } };
  }

  /** The tasks that need a form, the most needed first (PAGE-62). */
  async #neededFor({ list, friendlyUrl }: CatalogueItem): Promise<Pick<CatalogueDetail, 'neededFor'>> {
    if (list !== 'forms') return {};
    const reader = this.#reservedBase === undefined ? 'public' : 'private';
    const neededFor = (await tasksNeeding(this.#db, reader, [friendlyUrl]))(friendlyUrl);
    return neededFor.length === 0 ? {} : { neededFor };
  }

  /** All words of a list are thousands: they are read once for every state of the content, and not for each slip of each reader. */
  vocabulary(list: ListId): Promise<Vocabulary> {
    return this.#vocabularies.get(list, () => this.#readVocabulary(list));
  }

  async #readVocabulary(list: ListId): Promise<Vocabulary> {
    const conditions = this.#all(list);
    const rows = await this.#db.query<{ word: string; entries: number }>(
      `select word, count(distinct slug) as entries from content, unnest(string_to_array(folded, ' ')) as word
       where ${conditions.sql} and word <> '' group by word`,
      conditions.values,
    );
    return new Map(rows.map(({ word, entries }) => [word, entries]));
  }

  #today(): IsoDate {
    return dayInRome(this.#clock.now());
  }

  #addressed<T>({ found, isReserved }: Pick<Stored<T>, 'found' | 'isReserved'>): T {
    return withMediaBase(found, this.#imageBase, isReserved ? this.#reservedBase : undefined);
  }

  /** Where the id is the address of a document, it is the whole one. */
  #stamp({ stamp }: Stored<unknown>): ContentStamp {
    return withMediaBase(stamp, this.#imageBase);
  }

  #all(list: ListId): Conditions {
    const conditions = new Conditions();
    return conditions.add(`${isOf(list, conditions)} and ${this.#visible}`);
  }

  #conditions(list: ListId, criteria: Criteria): Conditions {
    const conditions = this.#all(list);
    addCriteria(conditions, LISTS[list], criteria, this.#today());
    return conditions;
  }

  async #count(list: ListId, criteria: Criteria): Promise<number> {
    const { sql, values } = this.#conditions(list, criteria);
    const [counted] = await this.#db.query<{ total: number }>(countOf(sql), values);
    return counted?.total ?? 0;
  }

  /**
   * How many contents have each mark, and the version of the content: all in one statement. Each section is counted without
   * what is chosen in it, so that those in which nothing is chosen are counted together, and each other one by itself.
   */
  async #counts(
    definition: ListDefinition,
    sections: readonly ChoiceSection[],
    criteria: Criteria,
  ): Promise<{ readonly version: number; readonly counts: ReadonlyMap<string, number> }> {
    const all = new Conditions();
    const today = this.#today();
    const isChosen = ({ name }: ChoiceSection): boolean => selectedValues(criteria, name).length > 0;
    const unchosen = sections.filter((section) => !isChosen(section));
    const parts = [...(unchosen.length === 0 ? [] : [unchosen]), ...sections.filter(isChosen).map((one) => [one])];
    const rows = await this.#db.query<{ part: number; mark: string | null; count: number }>(
      [
        `select -1 as part, null as mark, version as count from (${VERSION_OF_CONTENT}) as now`,
        ...parts.map((part, at) => {
          const matching = new Conditions(all);
          const marks = [...new Set(part.map(({ name }) => marksIn(name, matching, today)))].join(' || ');
          addCriteria(matching, definition, criteria, today, part.length === 1 ? part[0]?.name : undefined);
          return `select ${at}, mark, count(*) from content, unnest(${marks}) as mark
                  where ${isOf(definition.id, matching)} and ${this.#visible} and ${matching.sql} group by mark`;
        }),
      ].join(' union all '),
      all.values,
    );
    const isIn = (part: number, mark: string): boolean =>
      parts[part]?.some(({ name }) => mark.startsWith(`${name}:`)) === true;
    return {
      version: rows.find(({ part }) => part === -1)?.count ?? 0,
      counts: new Map(
        rows.flatMap(({ part, mark, count }) => (mark !== null && isIn(part, mark) ? [[mark, count]] : [])),
      ),
    };
  }

  /** Value and label of each filter option. Scans the whole list; cached per content version. */
  async #readNames(list: ListId, sections: readonly ChoiceSection[]): Promise<readonly NamedOption[]> {
    const all = new Conditions();
    const parts = sections.map(({ name }) => {
      const own = new Conditions(all);
      return `${namesIn(name, own)} where ${isOf(list, own)} and ${this.#visible}`;
    });
    return this.#db.query<NamedOption>(
      `select section, value, min(name) as name from (${parts.join(' union all ')}) as named where value is not null group by section, value`,
      all.values,
    );
  }
}

// Helpers

/** A value that some content of a list has in a section. */
interface NamedOption {
  readonly section: ChoiceName;
  readonly value: string;
  readonly name: string;
}

const countOf = (condition: string): string =>
  `select count(*) as total from (select from content where ${condition} limit ${COUNT_LIMIT + 1}) as counted`;

/** A status that the agency does not use is no option; any other value is one when some content has it. */
const optionsFrom = (
  section: ChoiceSection,
  names: readonly NamedOption[],
  counts: ReadonlyMap<string, number>,
): readonly FilterOption[] => {
  const options = fixedOptions(section) ?? names.filter((one) => one.section === section.name);
  return orderedOptions(
    section,
    options.map(({ name, value }) => ({ name, value, count: counts.get(`${section.name}:${value}`) ?? 0 })),
  );
};
