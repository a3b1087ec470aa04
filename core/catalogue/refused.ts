import type { QueryPairs } from '#core/kernel/address.ts';
import { chipsOf } from './chips.ts';
import { noCriteria } from './criteria.ts';
import type { FieldName, FilterScheme, ListDefinition } from './definition.ts';
import { draftOfQuery, draftProblems } from './draft.ts';
import { openedIn, opensInList, withOpened } from './opened.ts';
import { listAddressFromQuery, listAddressToQuery } from './query-codec.ts';

/** A filter that an address asks for and that cannot be: it is said, not dropped in silence (LIST-09). */
export interface RefusedFilter {
  /** As a chip would say it: "Pubblicato dal 2026-02-31". */
  readonly label: string;
  readonly message: string;
}

/** What an address asks of a list that cannot be, in the order of the panel. */
export const refusedFilters = (definition: FilterScheme, pairs: QueryPairs): readonly RefusedFilter[] => {
  const draft = draftOfQuery(definition, pairs);
  return draftProblems(definition, draft).map(({ field, alsoField, message }) => {
    const fields: readonly FieldName[] = alsoField === undefined ? [field] : [alsoField, field];
    const selections = Object.fromEntries(fields.map((name) => [name, draft[name] ?? []]));
    return {
      label: chipsOf(definition, { ...noCriteria(), selections })
        .map(({ label }) => label)
        .join(', '),
      message,
    };
  });
};

/**
 * All that the page of a list reads of a query, in one form: its filters, words, order and page, what it has to say of filters
 * that cannot be, and the entry that is open where the list itself shows what is opened.
 */
export const listPageQuery = (definition: ListDefinition, pairs: QueryPairs): QueryPairs => {
  const draft = draftOfQuery(definition, pairs);
  const refused = draftProblems(definition, draft).flatMap(({ field, alsoField }) =>
    (alsoField === undefined ? [field] : [alsoField, field]).flatMap((name) =>
      (draft[name] ?? []).map((value) => [name, value] as const),
    ),
  );
  const opened = opensInList(definition) ? openedIn(pairs) : undefined;
  const written = [...listAddressToQuery(definition, listAddressFromQuery(definition, pairs)), ...refused];
  return opened === undefined ? written : withOpened(written, opened);
};
