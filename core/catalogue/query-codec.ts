import { typedText } from '#core/formatting/typed-text.ts';
import { type QueryPairs, queryValue } from '#core/kernel/address.ts';
import { pageNumberFrom } from '#core/kernel/page-number.ts';
import { type Criteria, isNarrowed, orderFrom } from './criteria.ts';
import { type FieldName, fieldsOf, type FilterScheme } from './definition.ts';
import { canonicalSelections } from './field-value.ts';

/** A list's query: criteria, and how many pages are shown. */
export interface ListAddress {
  readonly criteria: Criteria;
  /** 1 by default. */
  readonly page: number;
}

const NAMES = { search: 'search', sort: 'sort', page: 'page' } as const;

const valuesNamed = (pairs: QueryPairs, names: readonly string[]): readonly string[] =>
  pairs.filter(([name]) => names.includes(name)).map(([, value]) => value);

/** The query names of a field: its own and the section's aliases. */
const namesRead = (definition: FilterScheme, field: FieldName): readonly string[] => {
  const section = definition.sections.find((candidate) => candidate.name === field);
  return section?.kind === 'choice' ? [field, ...(section.aliases ?? [])] : [field];
};

/**
 * Decodes a query. Total over all strings: unknown names and impossible values are ignored, and of a name with one value the first
 * possible one counts (LIST-03, LIST-08).
 */
export const criteriaFromQuery = (definition: FilterScheme, pairs: QueryPairs): Criteria => {
  const first = (name: string): string | undefined => queryValue(pairs, name);
  return {
    search: definition.hasSearch ? typedText(first(NAMES.search) ?? '') : '',
    selections: canonicalSelections(definition, (field) => valuesNamed(pairs, namesRead(definition, field))),
    sort: orderFrom(definition, first(NAMES.sort)),
  };
};

/**
 * Encodes criteria in canonical order: free text, sections as the definition lists them, sort. Defaults are omitted.
 * `criteriaFromQuery` is the inverse (LIST-03).
 */
export const criteriaToQuery = (definition: FilterScheme, criteria: Criteria): QueryPairs => {
  const fields = definition.sections.flatMap(fieldsOf);
  return [
    ...(criteria.search === '' ? [] : [[NAMES.search, criteria.search] as const]),
    ...fields.flatMap((field) => (criteria.selections[field] ?? []).map((value) => [field, value] as const)),
    ...(criteria.sort === 'DESC' ? [] : [[NAMES.sort, criteria.sort] as const]),
  ];
};

/** The page number of a query; 1 for none or an impossible one (D-18). */
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

/** Whether the criteria are the defaults: the whole list, newest first. */
export const isPlain = (criteria: Criteria): boolean => criteria.sort === 'DESC' && !isNarrowed(criteria);
