import { describe, expect, it } from 'vitest';
import { InMemoryProducerRepository } from '#tests/support/doubles/producers.ts';
import type { ProducerRepository } from '#core/producers/producer-repository.ts';
import { producerAddressFrom } from '#core/producers/producer-list.ts';
import { makeCollectProducers, makeSearchProducers } from '#core/producers/search-producers.ts';
import { aProducer } from '#tests/support/mothers/producers.ts';

const PAOLA = 'VRDPLA79M52G478S';
const anomalies = [{ id: 'an-1', title: 'Superficie dichiarata due volte', severity: 'warning' as const }];
const repository = new InMemoryProducerRepository({ now: () => Date.parse('2026-11-21T09:00:00Z') }, [
  { detail: aProducer(), anomalies, operators: [PAOLA] },
  ...Array.from({ length: 10 }, (_, at) => ({
    detail: aProducer({ friendlyUrl: `q-${at}`, cuaa: `0123456100${at}`, registeredName: `Orti ${at}` }),
    anomalies: [],
    operators: [PAOLA],
  })),
]);

describe('SearchProducers', () => {
  it("[PAGE-30] should search the operator's producers, ten at a time", async () => {
    const outcome = await makeSearchProducers(repository)(producerAddressFrom([]), PAOLA);
    expect(outcome.ok && [outcome.value.items.length, outcome.value.totalCount]).toEqual([10, 11]);
  });

  it('[PAGE-30] should search without the blanks around the text', async () => {
    const texts: string[] = [];
    const watched: ProducerRepository = {
      search: (asked) => {
        texts.push(asked.text);
        return repository.search(asked);
      },
      detail: (friendlyUrl, operator) => repository.detail(friendlyUrl, operator),
      anomalies: (cuaa, operator) => repository.anomalies(cuaa, operator),
    };
    const outcome = await makeSearchProducers(watched)({ ...producerAddressFrom([]), text: '  rinaldi vini ' }, PAOLA);
    expect(outcome.ok && outcome.value.items.map(({ friendlyUrl }) => friendlyUrl)).toEqual(['p-1']);
    expect(texts).toEqual(['rinaldi vini']);
  });

  it('[PAGE-30] [VAL-02] should not trouble the service with a text that breaks the rule', async () => {
    const silent: ProducerRepository = {
      search: () => Promise.reject(new Error('asked')),
      detail: (friendlyUrl, operator) => repository.detail(friendlyUrl, operator),
      anomalies: (cuaa, operator) => repository.anomalies(cuaa, operator),
    };
    expect(await makeSearchProducers(silent)(producerAddressFrom([], 'ri'), PAOLA)).toMatchObject({
      ok: false,
      failure: { code: 'producers.text-too-short' },
    });
  });
});

describe('CollectProducers', () => {
  it('[PAGE-30] should collect all that an address stands for, however many pages the service gives', async () => {
    const many = new InMemoryProducerRepository(
      { now: () => Date.parse('2026-11-21T09:00:00Z') },
      Array.from({ length: 230 }, (_, at) => ({
        detail: aProducer({ friendlyUrl: `m-${at}`, cuaa: `m-${at}`, anomalyCount: at % 2 }),
        anomalies: [],
        operators: [PAOLA],
      })),
    );
    const collect = makeCollectProducers(many);
    expect(await collect(producerAddressFrom([['page', '3']]), PAOLA)).toHaveLength(230);
    expect(await collect(producerAddressFrom([['anomalia', 'none']]), PAOLA)).toHaveLength(115);
    expect(await collect(producerAddressFrom([]), 'NESSUNO')).toEqual([]);
  });
});
