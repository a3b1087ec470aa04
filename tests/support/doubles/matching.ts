import { match } from 'ts-pattern';
import type { FilterOption, FilterOptions } from '#core/catalogue/catalogue-repository.ts';
import { type Criteria, selectedValues } from '#core/catalogue/criteria.ts';
import type {
  ChoiceName,
  ChoiceSection,
  FieldName,
  FilterScheme,
  FilterSection,
  FilterValue,
} from '#core/catalogue/definition.ts';
import { DUE_WITHIN, lastDayWithin, orderKey } from '#core/catalogue/deadline-order.ts';
import { takesPartOn } from '#core/competitions/call.ts';
import type { CatalogueItem } from '#core/catalogue/item.ts';
import { fixedOptions, orderedOptions, searchableText } from '#core/catalogue/matching.ts';
import { foldedWords, searchTerms } from '#core/formatting/folded.ts';
import { codeFrom } from '#core/formatting/pasted-code.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { compareTexts } from '#core/kernel/text-order.ts';

/**
 * What "matching" means for every repository: the one in memory calls these functions, the others answer the same to the
 * same contract suite.
 */

/** The options that a call answers on a day in Italy: none where nothing is taken any more, or no last day is named (LIST-32). */
export const dueWithinOn = (
  { status, deadline }: Pick<CatalogueItem, 'status' | 'deadline'>,
  today: IsoDate,
): readonly FilterValue[] =>
  deadline === undefined || !takesPartOn({ status, deadline }, today)
    ? []
    : DUE_WITHIN.filter(({ value }) => deadline <= (lastDayWithin(value, today) ?? ''));

/** The values that an item has for a choice section on a day; status, year and last day come from fields of their own. */
export const facetsOf = (item: CatalogueItem, name: ChoiceName, today?: IsoDate): readonly FilterValue[] => {
  switch (name) {
    case 'dueWithin':
      return today === undefined ? [] : dueWithinOn(item, today);
    case 'competitionStatus':
    case 'contractStatus':
      return item.status === undefined ? [] : [{ name: item.status, value: item.status }];
    case 'referenceYears':
      return item.referenceYear === undefined
        ? []
        : [{ name: String(item.referenceYear), value: String(item.referenceYear) }];
    default:
      return item.facets[name] ?? [];
  }
};

const isBetween = (day: string | undefined, from: string | undefined, to: string | undefined): boolean =>
  (from === undefined && to === undefined) ||
  (day !== undefined && (from === undefined || day >= from) && (to === undefined || day <= to));

const sectionMatches = (
  section: FilterSection,
  item: CatalogueItem,
  criteria: Criteria,
  today: IsoDate | undefined,
): boolean => {
  const first = (field: FieldName): string | undefined => selectedValues(criteria, field)[0];
  return (
    match(section)
      .with({ kind: 'choice' }, ({ name }) => {
        const chosen = selectedValues(criteria, name);
        return chosen.length === 0 || facetsOf(item, name, today).some(({ value }) => chosen.includes(value));
      })
      .with({ kind: 'numberAndYear' }, ({ number, year }) => {
        const [deedNumber, referenceYear] = [first(number), first(year)];
        return (
          (deedNumber === undefined || item.deedNumber === deedNumber) &&
          (referenceYear === undefined || String(item.referenceYear) === referenceYear)
        );
      })
      .with({ kind: 'dateRange' }, ({ name, from, to }) =>
        isBetween(name === 'eventDate' ? item.event?.eventDate : item.publicationDate, first(from), first(to)),
      )
      .with({ kind: 'text' }, ({ name }) => {
        const text = first(name);
        return (
          text === undefined ||
          foldedWords(item[name] ?? '')
            .join('')
            .includes(codeFrom(foldedWords(text)))
        );
      })
      // Read and unread belong to notifications, which are no catalogue items.
      .with({ kind: 'flag' }, () => true)
      .exhaustive()
  );
};

const wordsMatch = (item: CatalogueItem, criteria: Criteria): boolean => {
  const text = searchableText(item);
  return searchTerms(criteria.search).every((word) => text.includes(word));
};

/**
 * Whether the item answers the criteria: every word is somewhere in its searchable text, and every section with
 * a value holds. An item without the day or code that a section asks for does not match.
 */
export const matchesCriteria = (
  definition: FilterScheme,
  item: CatalogueItem,
  criteria: Criteria,
  today?: IsoDate,
): boolean =>
  definition.sections.every((section) => sectionMatches(section, item, criteria, today)) && wordsMatch(item, criteria);

/** Newest, oldest or nearest deadline first; on the same day by id, so that the order is always the same. Undated items are the oldest. */
export const inOrder = (items: readonly CatalogueItem[], sort: Criteria['sort']): readonly CatalogueItem[] => {
  const smallestFirst = [...items].sort(
    (a, b) => compareTexts(orderKey(a, sort), orderKey(b, sort)) || compareTexts(a.id, b.id),
  );
  return sort === 'DESC' ? smallestFirst.toReversed() : smallestFirst;
};

/** Whether the item comes after the place in the order of the list. */
export const isPast = (
  item: CatalogueItem,
  place: { readonly day: string; readonly id: string },
  sort: Criteria['sort'],
): boolean => {
  const difference = compareTexts(orderKey(item, sort), place.day) || compareTexts(item.id, place.id);
  return sort === 'DESC' ? difference < 0 : difference > 0;
};

const optionsOf = (
  definition: FilterScheme,
  section: ChoiceSection,
  items: readonly CatalogueItem[],
  criteria: Criteria,
  today: IsoDate | undefined,
): readonly FilterOption[] => {
  const { [section.name]: _own, ...others } = criteria.selections;
  const left = { ...criteria, selections: others };
  const fixed = fixedOptions(section);
  const counted = new Map<string, FilterOption>((fixed ?? []).map((option) => [option.value, { ...option, count: 0 }]));
  for (const item of items) {
    const isLeft = matchesCriteria(definition, item, left, today) ? 1 : 0;
    for (const { name, value } of facetsOf(item, section.name, today)) {
      const known = counted.get(value);
      // A status that the agency does not use is no option.
      if (known === undefined && fixed !== undefined) continue;
      counted.set(value, { name: known?.name ?? name, value, count: (known?.count ?? 0) + isLeft });
    }
  }
  return orderedOptions(section, [...counted.values()]);
};

/**
 * Every choice section of the list with all the values that its items have, each with how many items it would
 * leave: under the words and the other sections, whatever is chosen in its own.
 */
export const optionsFor = (
  definition: FilterScheme,
  items: readonly CatalogueItem[],
  criteria: Criteria,
  today?: IsoDate,
): FilterOptions =>
  Object.fromEntries(
    definition.sections
      .filter((section) => section.kind === 'choice')
      .map((section) => [section.name, optionsOf(definition, section, items, criteria, today)]),
  );
