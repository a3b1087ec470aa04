import type { FieldName, FilterScheme } from './definition.ts';

/** Newest first (`DESC`, the default), oldest first (LIST-06), or the nearest deadline first (LIST-32). */
export type SortOrder = 'ASC' | 'DESC' | 'DEADLINE';

/** The orders that a list can have: by deadline where its entries can be asked when they close. */
export const ordersOf = ({ sections }: Pick<FilterScheme, 'sections'>): readonly SortOrder[] =>
  sections.some(({ name }) => name === 'dueWithin') ? ['DESC', 'ASC', 'DEADLINE'] : ['DESC', 'ASC'];

/** The order that a word stands for in a list; the default for any other word. */
export const orderFrom = (definition: FilterScheme, word: string | undefined): SortOrder =>
  (definition.hasSort ? ordersOf(definition).find((order) => order === word) : undefined) ?? 'DESC';

/**
 * The chosen values by query name, each list without repetitions and in code-unit order. Numbers are
 * digits without leading zeros, days are `YYYY-MM-DD`, a flag is `true`. A field without values is absent.
 */
export type Selections = Readonly<Partial<Record<FieldName, readonly string[]>>>;

/** The query of a list, without the page. Always canonical: equal criteria are deeply equal. */
export interface Criteria {
  /** Free text, trimmed; empty for none. */
  readonly search: string;
  readonly selections: Selections;
  readonly sort: SortOrder;
}

/** No free text, no filters, newest first. */
export const noCriteria = (): Criteria => ({ search: '', selections: {}, sort: 'DESC' });

/** Whether any filter is set: then "Elimina tutto" is shown (LIST-04). */
export const hasSelections = (criteria: Criteria): boolean => Object.keys(criteria.selections).length > 0;

/** Whether words or filters leave entries out, so that what is found comes first (D-71). */
export const isNarrowed = (criteria: Criteria): boolean => criteria.search !== '' || hasSelections(criteria);

/** The values chosen for a field; empty for none. */
export const selectedValues = (criteria: Criteria, field: FieldName): readonly string[] =>
  criteria.selections[field] ?? [];
