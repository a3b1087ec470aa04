import { binding } from '#core/kernel/port-key.ts';
import { CatalogueRepository } from './catalogue-repository.ts';
import {
  makeReadDetail,
  makeReadFilterOptions,
  makeSearchCatalogue,
  makeShowMore,
  ReadDetail,
  ReadFilterOptions,
  SearchCatalogue,
  ShowMore,
} from './use-cases.ts';
import { makeReadNeighbours, ReadNeighbours } from './neighbours.ts';
import { FilterMemory } from './filter-memory.ts';
import { KeptFilters, makeKeptFilters } from './kept-filters.ts';
import { makeVisitList, VisitList } from './list-visit.ts';

/** The use cases of the lists. */
export const bindings = [
  binding(SearchCatalogue, [CatalogueRepository], makeSearchCatalogue),
  binding(ShowMore, [CatalogueRepository], makeShowMore),
  binding(ReadFilterOptions, [CatalogueRepository], makeReadFilterOptions),
  binding(ReadDetail, [CatalogueRepository], makeReadDetail),
  binding(ReadNeighbours, [CatalogueRepository], makeReadNeighbours),
  binding(KeptFilters, [FilterMemory], makeKeptFilters),
  binding(VisitList, [FilterMemory], makeVisitList),
];
