import { binding } from '#core/kernel/port-key.ts';
import { CatalogueRepository } from './catalogue-repository.ts';
import { makeReadDetail, ReadDetail } from './use-cases.ts';
import { makeReadNeighbours, ReadNeighbours } from './neighbours.ts';
import { FilterMemory } from './filter-memory.ts';
import { RememberedFilters, makeRememberedFilters } from './remembered-filters.ts';
import { makeVisitList, VisitList } from './list-visit.ts';

/** The use cases of the lists. */
export const bindings = [
  binding(ReadDetail, [CatalogueRepository], makeReadDetail),
  binding(ReadNeighbours, [CatalogueRepository], makeReadNeighbours),
  binding(RememberedFilters, [FilterMemory], makeRememberedFilters),
  binding(VisitList, [FilterMemory], makeVisitList),
];
