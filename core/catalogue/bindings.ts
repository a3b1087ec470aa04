import { binding } from '#core/kernel/port-key.ts';
import { CatalogueRepository } from './catalogue-repository.ts';
import { makeReadDetail, ReadDetail } from './use-cases.ts';
import { makeReadNeighbours, ReadNeighbours } from './neighbours.ts';
import { FilterMemory } from './filter-memory.ts';
import { KeptFilters, makeKeptFilters } from './kept-filters.ts';
import { makeVisitList, VisitList } from './list-visit.ts';

/** The use cases of the lists. */
export const bindings = [
  binding(ReadDetail, [CatalogueRepository], makeReadDetail),
  binding(ReadNeighbours, [CatalogueRepository], makeReadNeighbours),
  binding(KeptFilters, [FilterMemory], makeKeptFilters),
  binding(VisitList, [FilterMemory], makeVisitList),
];
