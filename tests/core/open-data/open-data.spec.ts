import { readFileSync } from 'node:fs';
import { Parser } from 'n3';
import { describe, expect, it } from 'vitest';
import { dcatOf } from '#core/open-data/dcat.ts';
import { makeOpenData } from '#core/open-data/make-open-data.ts';
import { turtleOf } from '#core/open-data/rdf.ts';
import { makePublishedPayments } from '#core/payments/published-payments.ts';
import { openDataOf } from '#features/support/sample-open-data.ts';
import { demonstrationSettings } from '#features/support/settings.ts';
import { openDataRepositoryContract } from '#tests/contracts/open-data-repository.contract.ts';
import { InMemoryCatalogueRepository } from '#tests/support/doubles/catalogue.ts';
import { InMemoryPaymentLedger } from '#tests/support/doubles/payments.ts';

describe('makeOpenData', () => {
  openDataRepositoryContract(async (details) => ({
    port: makeOpenData(
      {
        items: new InMemoryCatalogueRepository(details),
        payments: makePublishedPayments(new InMemoryPaymentLedger([])),
        milestones: { milestones: async () => [] },
      },
      demonstrationSettings,
    ),
  }));

  it('[DATI-01] should hold all entries of a list, however many an export takes', async () => {
    const data = openDataOf(Array<number>(1_001).fill(2026));
    const file = await data.file('resolutions', 2026);
    expect(file?.csv.trimEnd().split('\r\n')).toHaveLength(1_002);
    expect(file?.dataSet.count).toBe(1_001);
  });
});

describe('the document of the transparency', () => {
  it('[DATI-01] should name only data sets that the page has', async () => {
    const [, text = ''] = readFileSync('adapters/storage/seed/content/transparency/b.yaml', 'utf8').split(
      'Catalogo dei dati pubblicati\n',
    );
    const named = [...(text.split('  links:')[0] ?? '').matchAll(/^ {10}([^:.\n]+): /gmu)].map(([, name]) => name);
    const titles = (await openDataOf([]).catalogue()).dataSets.map(({ title }) => title);
    expect(named.filter((name) => name !== 'Licenza').length).toBeGreaterThan(3);
    expect(named.filter((name) => name !== 'Licenza' && !titles.includes(name ?? ''))).toEqual([]);
  });
});

describe('dcatOf', () => {
  it('[DATI-03] should be Turtle also where nothing is published', async () => {
    const { publisher } = await openDataOf([]).catalogue();
    const place = { home: 'https://adc.example/p', api: 'https://adc.example/api', page: '/dati-aperti' };
    const graph = dcatOf({ publisher, dataSets: [] }, { ...place, title: 'Dati', description: 'I dati «"\\' });
    const quads = new Parser().parse(turtleOf(graph));
    expect(quads.some(({ object }) => object.value === 'I dati «"\\')).toBe(true);
    expect(quads.filter(({ predicate }) => predicate.value.endsWith('dataset'))).toEqual([]);
  });
});
