import { Clock } from '#core/kernel/clock.ts';
import { binding, type Binding } from '#core/kernel/port-key.ts';
import { reading } from '#core/kernel/reading.ts';
import { ProducerRepository } from './producer-repository.ts';
import { makeCollectProducers, makeSearchProducers } from './search-producers.ts';
import { makeTypedTexts, TypedTexts } from './typed-texts.ts';
import { CollectProducers, ReadAnomalies, ReadProducer, SearchProducers } from './use-cases.ts';

/** The use cases of the assistance centres' area. */
export const bindings: readonly Binding[] = [
  binding(SearchProducers, [ProducerRepository], makeSearchProducers),
  binding(CollectProducers, [ProducerRepository], makeCollectProducers),
  binding(TypedTexts, [Clock], makeTypedTexts),
  reading(ReadProducer, ProducerRepository, 'detail'),
  reading(ReadAnomalies, ProducerRepository, 'anomalies'),
];
