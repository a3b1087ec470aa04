import type { Binding } from '#core/kernel/port-key.ts';
import { reading } from '#core/kernel/reading.ts';
import { SelectionRepository } from './selection-repository.ts';
import {
  ReadFigures,
  ReadImminentEvents,
  ReadInEvidence,
  ReadLatestPressReleases,
  ReadRecentFaqs,
  ReadServicesFor,
} from './use-cases.ts';

/** Use cases of what the editors pick out of the lists. */
export const bindings: readonly Binding[] = [
  reading(ReadInEvidence, SelectionRepository, 'inEvidence'),
  reading(ReadImminentEvents, SelectionRepository, 'imminentEvents'),
  reading(ReadLatestPressReleases, SelectionRepository, 'latestPressReleases'),
  reading(ReadRecentFaqs, SelectionRepository, 'recentFaqs'),
  reading(ReadServicesFor, SelectionRepository, 'servicesFor'),
  reading(ReadFigures, SelectionRepository, 'figures'),
];
