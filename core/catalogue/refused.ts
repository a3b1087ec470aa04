import type { QueryPairs } from '#core/kernel/address.ts';
import { chipsOf } from './chips.ts';
import { noCriteria } from './criteria.ts';
import type { FieldName, FilterScheme, ListDefinition } from './definition.ts';
import { draftOfQuery, draftProblems } from './draft.ts';
import { openedIn, opensInList, withOpened } from './opened.ts';
import { listAddressFromQuery, listAddressToQuery } from './query-codec.ts';

/** An impossible filter of an address: shown, not dropped in silence (LIST-09). */
export interface RefusedFilter {
  /** As on a chip: "Pubblicato dal 2026-02-31". */
  readonly label: string;
  readonly message: string;
}

/** The impossible filters of an address, in the order of the panel. */
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
 * The canonical query of a list's page: criteria and page, impossible filters (which the page shows), and the open entry where entries
 * open in the list itself.
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
