import { typedText } from '#core/formatting/typed-text.ts';
import { MAX_PAGE } from '#core/kernel/page-number.ts';
import { type Criteria, orderFrom, type SortOrder } from './criteria.ts';
import type { FieldName, FilterScheme } from './definition.ts';
import { canonicalSelections } from './field-value.ts';
import type { ListAddress } from './query-codec.ts';

/**
 * Changes of a list's address. All but "more" go back to page 1, because a page number means nothing under other criteria (LIST-06).
 */
const firstPage = (criteria: Criteria): ListAddress => ({ criteria, page: 1 });

/** Another free text. */
export const withSearch = (definition: FilterScheme, { criteria }: ListAddress, text: string): ListAddress =>
  firstPage({ ...criteria, search: definition.hasSearch ? typedText(text) : '' });

/** Another order. */
export const withSort = (definition: FilterScheme, { criteria }: ListAddress, sort: SortOrder): ListAddress =>
  firstPage({ ...criteria, sort: orderFrom(definition, sort) });

/** Other values of one field; an empty list clears it. */
export const withField = (
  definition: FilterScheme,
  { criteria }: ListAddress,
  field: FieldName,
  values: readonly string[],
): ListAddress =>
  firstPage({
    ...criteria,
    selections: canonicalSelections(definition, (name) =>
      name === field ? values : (criteria.selections[name] ?? []),
    ),
  });

/** Without one value of one field (LIST-04). */
export const withoutValue = (
  definition: FilterScheme,
  address: ListAddress,
  field: FieldName,
  value: string,
): ListAddress =>
  withField(
    definition,
    address,
    field,
    (address.criteria.selections[field] ?? []).filter((other) => other !== value),
  );

/** "Elimina tutto": without filters; free text and order stay (LIST-04). */
export const withoutSelections = ({ criteria }: ListAddress): ListAddress => firstPage({ ...criteria, selections: {} });

/** Another page; out of range, the nearest one. */
export const withPage = ({ criteria }: ListAddress, page: number): ListAddress => ({
  criteria,
  page: Math.min(MAX_PAGE, Math.max(1, Math.trunc(page) || 1)),
});

/** "Mostra di più" (LIST-06). */
export const withMore = (address: ListAddress): ListAddress => withPage(address, address.page + 1);
