import { typedText } from '#core/formatting/typed-text.ts';
import { type QueryPairs, queryValue } from '#core/kernel/address.ts';
import { pageNumberFrom } from '#core/kernel/page-number.ts';
import { type Criteria, hasSelections } from './criteria.ts';
import { type FieldName, fieldsOf, type FilterScheme } from './definition.ts';
import { canonicalSelections } from './field-value.ts';

/** What an address says of a list: what is asked for, and how many pages of it are shown. */
export interface ListAddress {
  readonly criteria: Criteria;
  /** 1 where the address says nothing. */
  readonly page: number;
}

const NAMES = { search: 'search', sort: 'sort', page: 'page' } as const;

const valuesNamed = (pairs: QueryPairs, names: readonly string[]): readonly string[] =>
  pairs.filter(([name]) => names.includes(name)).map(([, value]) => value);

/** The query names under which a field is read: its own, and where it has any the section's aliases. */
const namesRead = (definition: FilterScheme, field: FieldName): readonly string[] => {
  const section = definition.sections.find((candidate) => candidate.name === field);
  return section?.kind === 'choice' ? [field, ...(section.aliases ?? [])] : [field];
};

/**
 * What the query asks of the list. Total over all strings: unknown names are ignored, impossible values
 * dropped, and of a name that takes one value the first possible one counts (LIST-03, LIST-08).
 */
export const criteriaFromQuery = (definition: FilterScheme, pairs: QueryPairs): Criteria => {
  const first = (name: string): string | undefined => queryValue(pairs, name);
  return {
    search: definition.hasSearch ? typedText(first(NAMES.search) ?? '') : '',
    selections: canonicalSelections(definition, (field) => valuesNamed(pairs, namesRead(definition, field))),
    sort: definition.hasSort && first(NAMES.sort) === 'ASC' ? 'ASC' : 'DESC',
  };
};

/**
 * The query that asks for just these criteria, in canonical order: words, sections as the definition
 * lists them, sort. What holds by default is left out. `criteriaFromQuery` gives the criteria back (LIST-03).
 */
export const criteriaToQuery = (definition: FilterScheme, criteria: Criteria): QueryPairs => {
  const fields = definition.sections.flatMap(fieldsOf);
  return [
    ...(criteria.search === '' ? [] : [[NAMES.search, criteria.search] as const]),
    ...fields.flatMap((field) => (criteria.selections[field] ?? []).map((value) => [field, value] as const)),
    ...(criteria.sort === 'ASC' ? [[NAMES.sort, 'ASC'] as const] : []),
  ];
};

/** The page number that a query names; 1 where it names none or an impossible one (D-18). */
const pageFromQuery = (pairs: QueryPairs): number => pageNumberFrom(queryValue(pairs, NAMES.page) ?? '') ?? 1;

/** Reads criteria and page together. */
export const listAddressFromQuery = (definition: FilterScheme, pairs: QueryPairs): ListAddress => ({
  criteria: criteriaFromQuery(definition, pairs),
  page: pageFromQuery(pairs),
});

/** Writes criteria and page together; the first page is left out. */
export const listAddressToQuery = (definition: FilterScheme, { criteria, page }: ListAddress): QueryPairs => [
  ...criteriaToQuery(definition, criteria),
  ...(page > 1 ? [[NAMES.page, String(page)] as const] : []),
];

/** Whether the criteria ask for anything but the whole list in its usual order. */
export const isPlain = (criteria: Criteria): boolean =>
  criteria.search === '' && criteria.sort === 'DESC' && !hasSelections(criteria);
