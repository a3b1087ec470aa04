import type { Binding } from '#core/kernel/port-key.ts';
import { reading } from '#core/kernel/reading.ts';
import { DeskRepository } from './desk-repository.ts';
import { ReadDeskAids, ReadDeskFigures, ReadDeskServices } from './use-cases.ts';

/** The use cases of the desks. */
export const bindings: readonly Binding[] = [
  reading(ReadDeskServices, DeskRepository, 'services'),
  reading(ReadDeskAids, DeskRepository, 'aids'),
  reading(ReadDeskFigures, DeskRepository, 'figures'),
];
