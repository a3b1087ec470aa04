import { InMemoryProducerRepository } from '#tests/support/doubles/producers.ts';
import { ProducerRepository } from '#core/producers/producer-repository.ts';
import { aProducer } from '#tests/support/mothers/producers.ts';
import { CAST_COMPANIES } from './cast-companies.ts';
import type { PortalWorld } from './world.ts';

/** Paola Verdi, operator of the offices of Viterbo and Grosseto. */
export const PAOLA = { username: 'paola.verdi', fiscalCode: 'VRDPLA79M52G478S' } as const;

/** Puts the companies of the cast in the memory, all with a mandate to Paola Verdi's offices, and one of another office. */
export const bindProducers = (world: PortalWorld): void => {
  if (!world.isPrepared) return;
  const anomalies = [
    { id: 'an-1', title: 'Superficie dichiarata due volte', severity: 'warning' },
    { id: 'an-2', title: 'Documento di riconoscimento scaduto', severity: 'blocking' },
  ] as const;
  const own = CAST_COMPANIES.map(({ cuaa, name }, at) => ({
    detail: aProducer({ friendlyUrl: `azienda-${at}`, cuaa, registeredName: name }),
    anomalies,
    operators: [PAOLA.fiscalCode],
  }));
  const other = {
    detail: aProducer({
      friendlyUrl: 'azienda-napoli',
      cuaa: '01234560066',
      registeredName: 'Limoneto del Golfo Società Agricola',
    }),
    anomalies,
    operators: ['DLCNCL82E05F839N'],
  };
  world.place(ProducerRepository, new InMemoryProducerRepository(world.clock, [...own, other]));
};
