import type { Criteria } from './criteria.ts';
import type { FilterScheme } from './definition.ts';
import { criteriaToQuery } from './query-codec.ts';

/**
 * The query key of a list: equal for equal criteria only, so that a late response is never shown for newer criteria (LIST-15).
 */
export const listQueryKey = (definition: FilterScheme, criteria: Criteria): readonly [string, string] => [
  definition.id,
  JSON.stringify(criteriaToQuery(definition, criteria)),
];
