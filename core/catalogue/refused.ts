import type { QueryPairs } from '#core/kernel/address.ts';
import { chipsOf } from './chips.ts';
import { noCriteria } from './criteria.ts';
import type { FieldName, FilterScheme } from './definition.ts';
import { draftOfQuery, draftProblems } from './draft.ts';

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
