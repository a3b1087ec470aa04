import { describe, expect, it } from 'vitest';
import type { Anomaly, ProducerDetail } from '#core/producers/producer.ts';
import type { ProducerRepository } from '#core/producers/producer-repository.ts';
import { aProducer } from '#tests/support/mothers/producers.ts';
import { contractAdmission, type Started } from './started.ts';

/** A producer that the suite wants to find, and the operators whose offices hold its mandate. */
export interface ProducerOnStage {
  readonly detail: ProducerDetail;
  readonly anomalies: readonly Anomaly[];
  readonly operators: readonly string[];
}

const PAOLA = 'VRDPLA79M52G478S';
const NICCOLO = 'DLCNCL82E05F839N';
const ANOMALIES: readonly Anomaly[] = [
  { id: 'an-1', title: 'Superficie dichiarata due volte', severity: 'warning' },
  { id: 'an-2', title: 'Documento di riconoscimento scaduto', severity: 'blocking' },
];

const STAGE: readonly ProducerOnStage[] = [
  { detail: aProducer({ friendlyUrl: 'p-1', cuaa: '01234560017', registeredName: 'Rinaldi Vini Società Agricola S.r.l.' }), anomalies: ANOMALIES, operators: [PAOLA] },
  { detail: aProducer({ friendlyUrl: 'p-2', cuaa: 'NRECRL68T60L117K', registeredName: 'Azienda agricola Neri Carla' }), anomalies: [], operators: [PAOLA] },
  { detail: aProducer({ friendlyUrl: 'p-3', cuaa: '01234560066', registeredName: 'Limoneto del Golfo Società Agricola' }), anomalies: [], operators: [NICCOLO] },
];

/** What every `ProducerRepository` does; `start` makes one that holds these producers. An implementation that takes the operator from a token signs in as the one asked for. */
export const producerRepositoryContract = (start: (producers: readonly ProducerOnStage[]) => Promise<Started<ProducerRepository>>): void => {
  const admission = contractAdmission(() => start(STAGE));
  const found = async (text: string, operator = PAOLA) => {
    const page = await (await admission()).search({ text, page: 1, pageSize: 9, operator });
    return page.items.map(({ friendlyUrl }) => friendlyUrl);
  };

  describe('search', () => {
    it('[PAGE-30] should list the producers of the operator by name', async () => {
      expect(await found('')).toEqual(['p-2', 'p-1']);
      expect(await found('', NICCOLO)).toEqual(['p-3']);
      expect(await found('', 'LNGDRA77R18E506X')).toEqual([]);
    });

    it('[PAGE-30] should find by part of the name, whatever accents and capitals', async () => {
      expect(await found('societa agri')).toEqual(['p-1']);
      expect(await found('NERI')).toEqual(['p-2']);
    });

    it('[PAGE-30] should find by part of the CUAA', async () => {
      expect(await found('0123456')).toEqual(['p-1']);
      expect(await found('nrecrl')).toEqual(['p-2']);
    });

    it('should cut the list into pages', async () => {
      const page = await (await admission()).search({ text: '', page: 2, pageSize: 1, operator: PAOLA });
      expect([page.items.map(({ friendlyUrl }) => friendlyUrl), page.totalCount]).toEqual([['p-1'], 2]);
    });
  });

  describe('detail and anomalies', () => {
    it('[PAGE-30] should give a producer of the operator in full', async () => {
      expect(await (await admission()).detail('p-1', PAOLA)).toEqual({ ok: true, value: STAGE[0]?.detail });
    });

    it('should refuse a producer of another office and one that does not exist alike', async () => {
      const repository = await admission();
      expect(await repository.detail('p-3', PAOLA)).toEqual({ ok: false, failure: 'producers.forbidden' });
      expect(await repository.detail('p-99', PAOLA)).toEqual({ ok: false, failure: 'producers.forbidden' });
      expect(await repository.anomalies('01234560066', PAOLA)).toEqual({ ok: false, failure: 'producers.forbidden' });
    });

    it('[PAGE-30] should give the anomalies, the heaviest first', async () => {
      expect(await (await admission()).anomalies('01234560017', PAOLA)).toEqual({ ok: true, value: ANOMALIES.toReversed() });
    });
  });
};
