import { binding, type Binding } from '#core/kernel/port-key.ts';
import { ProducerRepository } from './producer-repository.ts';
import { makeOpenProducer, makeSearchProducers } from './search-producers.ts';
import { OpenProducer, SearchProducers } from './use-cases.ts';

/** The use cases of the assistance centres' area. */
export const bindings: readonly Binding[] = [
  binding(SearchProducers, [ProducerRepository], makeSearchProducers),
  binding(OpenProducer, [ProducerRepository], makeOpenProducer),
];
