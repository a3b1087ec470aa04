import type { QueryPairs } from '#core/kernel/address.ts';
import type { Criteria } from './criteria.ts';
import { openedIn } from './opened.ts';
import type { FilterScheme } from './definition.ts';
import { statesDefaults } from './stated-defaults.ts';
import { criteriaFromQuery, criteriaToQuery, isPlain, type ListAddress, listAddressFromQuery } from './query-codec.ts';

/** What to do with the address of a list that is opened. */
export type ResolvedAddress =
  /** The address decides. */
  | { readonly kind: 'use'; readonly address: ListAddress }
  /** The query is empty and the session remembers filters: replace it by these pairs (LIST-16). */
  | { readonly kind: 'replace'; readonly address: ListAddress; readonly pairs: QueryPairs };

/**
 * How the reader came to the address: from elsewhere, or within the list (a chip removed, Back). Memory applies only on arrival:
 * otherwise nobody could go back to the unfiltered list.
 */
export type Arrival = 'fromElsewhere' | 'withinTheList';

/**
 * The address leads; only where it has no parameter of the list's (not even a default) does the session's memory replace it (LIST-16,
 * D-01). Lists without a memory always use the address.
 */
export const resolveAddress = (
  definition: FilterScheme,
  pairs: QueryPairs,
  remembered: QueryPairs | undefined,
  arrival: Arrival = 'fromElsewhere',
): ResolvedAddress => {
  const address = listAddressFromQuery(definition, pairs);
  const speaks =
    !isPlain(address.criteria) || address.page > 1 || openedIn(pairs) !== undefined || statesDefaults(pairs);
  if (speaks || arrival === 'withinTheList' || definition.memoryKey === undefined || remembered === undefined)
    return { kind: 'use', address };
  const criteria = { ...criteriaFromQuery(definition, remembered), search: '' };
  if (isPlain(criteria)) return { kind: 'use', address };
  return { kind: 'replace', address: { criteria, page: 1 }, pairs: criteriaToQuery(definition, criteria) };
};

/** What the session remembers of a list: filters and order, never what was typed nor a page (LIST-07, D-69). */
export const toRemember = (definition: FilterScheme, criteria: Criteria): QueryPairs =>
  criteriaToQuery(definition, { ...criteria, search: '' });
