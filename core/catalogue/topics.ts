import type { FilterOption } from './catalogue-repository.ts';
import { selectedValues } from './criteria.ts';
import type { FacetName, FilterScheme } from './definition.ts';
import { withField } from './list-change.ts';
import type { ListAddress } from './query-codec.ts';

/** A topic by which a list is read: everything, or what belongs to one value of a section (PAGE-70). */
export interface Topic {
  /** Unique among the topics; empty for everything. */
  readonly value: string;
  /** What it is called; none for everything. */
  readonly name?: string;
  /** How many entries it has under the words that are typed. */
  readonly count?: number;
  readonly isChosen: boolean;
  /** The list of this topic alone. */
  readonly address: ListAddress;
}

/**
 * The topics of a list in the order of its options, everything first. One that would find nothing is left out, unless it is
 * chosen; several may be, by the filters.
 */
export const topicsOf = (
  definition: FilterScheme,
  address: ListAddress,
  field: FacetName,
  options: readonly FilterOption[],
): readonly Topic[] => {
  const chosen = selectedValues(address.criteria, field);
  const addressOf = (values: readonly string[]): ListAddress => withField(definition, address, field, values);
  return [
    { value: '', isChosen: chosen.length === 0, address: addressOf([]) },
    ...options
      .filter(({ value, count }) => count > 0 || chosen.includes(value))
      .map(({ value, name, count }) => ({
        value,
        name,
        count,
        isChosen: chosen.includes(value),
        address: addressOf([value]),
      })),
  ];
};
