import { listedOr } from '#core/formatting/listed.ts';
import { MAX_TEXT_LENGTH } from '#core/formatting/typed-text.ts';
import type { QueryPairs } from '#core/kernel/address.ts';
import { pageNumberFrom } from '#core/kernel/page-number.ts';
import { ordersOf } from './criteria.ts';
import { type FieldName, fieldsOf, type FilterScheme } from './definition.ts';
import { type Draft, draftProblems } from './draft.ts';

/** A parameter that a strict reader refuses, with the reason in Italian (API-06). */
export interface QueryProblem {
  readonly name: string;
  readonly message: string;
}

const problemOf = (definition: FilterScheme, name: string, value: string): string | undefined => {
  switch (name) {
    case 'page':
      return pageNumberFrom(value) === undefined
        ? 'Il numero di pagina deve essere un intero a partire da 1.'
        : undefined;
    case 'sort':
      return ordersOf(definition).some((order) => order === value)
        ? undefined
        : `L’ordinamento può essere ${listedOr(ordersOf(definition).toSorted())}.`;
    case 'search':
      return value.length > MAX_TEXT_LENGTH
        ? `Il testo cercato può avere al massimo ${MAX_TEXT_LENGTH} caratteri.`
        : undefined;
    default:
      return undefined;
  }
};

/**
 * The problems of a query for a strict reader: values that `criteriaFromQuery` would ignore. Unknown names are no problem; the page
 * size is checked by the service.
 */
export const queryProblems = (definition: FilterScheme, pairs: QueryPairs): readonly QueryProblem[] => {
  const draft: Partial<Record<FieldName, readonly string[]>> = {};
  for (const field of definition.sections.flatMap(fieldsOf)) {
    draft[field] = pairs.filter(([name]) => name === field).map(([, value]) => value);
  }
  return [
    ...pairs.flatMap(([name, value]) => {
      const message = problemOf(definition, name, value);
      return message === undefined ? [] : [{ name, message }];
    }),
    ...draftProblems(definition, draft satisfies Draft).map(({ field, message }) => ({ name: field, message })),
  ];
};
