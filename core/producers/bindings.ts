import { Clock } from '#core/kernel/clock.ts';
import { binding, type Binding } from '#core/kernel/port-key.ts';
import { CollectWork, makeCollectWork } from './collect-work.ts';
import { ProducerRepository } from './producer-repository.ts';
import { makeCollectProducers, makeSearchProducers } from './search-producers.ts';
import { makeTypedTexts, TypedTexts } from './typed-texts.ts';
import { LastOpened, makeLastOpened } from './last-opened.ts';
import { CollectProducers, SearchProducers } from './use-cases.ts';
import { ProducerWorkRepository } from './work-repository.ts';

/** The use cases of the assistance centres' area. */
export const bindings: readonly Binding[] = [
  binding(SearchProducers, [ProducerRepository], makeSearchProducers),
  binding(CollectProducers, [ProducerRepository], makeCollectProducers),
  binding(LastOpened, [], makeLastOpened),
  binding(CollectWork, [ProducerWorkRepository], makeCollectWork),
  binding(TypedTexts, [Clock], makeTypedTexts),
];
