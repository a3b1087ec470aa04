import type { QueryPairs } from '#core/kernel/address.ts';
import type { Criteria } from './criteria.ts';
import { openedIn } from './opened.ts';
import type { FilterScheme } from './definition.ts';
import { statesDefaults } from './stated-defaults.ts';
import { criteriaFromQuery, criteriaToQuery, isPlain, type ListAddress, listAddressFromQuery } from './query-codec.ts';

/** What to do with the address under which a list was opened. */
export type ResolvedAddress =
  /** The address says what is shown. */
  | { readonly kind: 'use'; readonly address: ListAddress }
  /** The address said nothing and the session remembers filters: it is to be replaced by these pairs (LIST-16). */
  | { readonly kind: 'replace'; readonly address: ListAddress; readonly pairs: QueryPairs };

/**
 * How the reader came to the address: from elsewhere, or moving within the list (a chip removed, Back). Only on
 * arrival does memory speak: else nobody could ever go back to the unfiltered list.
 */
export type Arrival = 'fromElsewhere' | 'withinTheList';

/**
 * The address leads; only when it carries nothing of the list's (no filter, words, order or page, not even as they are by default) does what
 * the session remembers take its place (LIST-16, D-01). Lists that do not remember always use the address.
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
  const criteria = criteriaFromQuery(definition, remembered);
  if (isPlain(criteria)) return { kind: 'use', address };
  return { kind: 'replace', address: { criteria, page: 1 }, pairs: criteriaToQuery(definition, criteria) };
};

/** What the session should remember of a list: its filters, words and order, without the page (LIST-07). */
export const toRemember = (definition: FilterScheme, criteria: Criteria): QueryPairs =>
  criteriaToQuery(definition, criteria);
