import type { Criteria } from './criteria.ts';
import type { FilterScheme } from './definition.ts';
import { criteriaToQuery } from './query-codec.ts';

/**
 * What identifies the answer to a list's question: equal criteria have equal keys, different ones different
 * keys. An answer is kept under its own key, so that a late one is never shown for newer criteria (LIST-15).
 */
export const listQueryKey = (definition: FilterScheme, criteria: Criteria): readonly [string, string] => [
  definition.id,
  JSON.stringify(criteriaToQuery(definition, criteria)),
];
