import { binding } from '#core/kernel/port-key.ts';
import { SearchIndex } from './search-index.ts';
import { CompleteSearch, makeCompleteSearch, makeSearchPortal, SearchPortal } from './use-cases.ts';

/** The use cases of the global search. */
export const bindings = [
  binding(SearchPortal, [SearchIndex], makeSearchPortal),
  binding(CompleteSearch, [SearchIndex], makeCompleteSearch),
];
