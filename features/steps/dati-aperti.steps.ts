import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { OpenCatalogue } from '#core/open-data/data-set.ts';
import { dcatOf } from '#core/open-data/dcat.ts';
import type { LicenceCode } from '#core/kernel/licence.ts';
import type { OpenData, OpenFile } from '#core/open-data/make-open-data.ts';
import { OpenDataRepository } from '#core/open-data/open-data-repository.ts';
import { turtleOf } from '#core/open-data/rdf.ts';
import { openDataOf } from '#features/support/sample-open-data.ts';
import { demonstrationSettings } from '#features/support/settings.ts';
import type { PortalWorld } from '#features/support/world.ts';

let data: OpenData;

Given(
  'che ci sono {int} delibere del {int} e {int} del {int}',
  (some: number, year: number, others: number, other: number) => {
    data = openDataOf([...Array<number>(some).fill(year), ...Array<number>(others).fill(other)]);
  },
);

When('si scaricano le delibere', async function (this: PortalWorld) {
  await this.attempt(() => data.file('resolutions'));
});

When('si scaricano le delibere del {int}', async function (this: PortalWorld, year: number) {
  await this.attempt(() => data.file('resolutions', year));
});

Then('la tabella ha {int} righe, e ogni sua colonna è spiegata', function (this: PortalWorld, count: number) {
  const { csv, dataSet } = this.result<OpenFile>();
  const [head = '', ...rows] = csv.replace('\u{feff}', '').trimEnd().split('\r\n');
  assert.equal(rows.length, count);
  assert.deepEqual(
    dataSet.columns.map(({ title }) => title),
    head.split(';'),
  );
  assert.ok(dataSet.columns.every(({ about }) => about.endsWith('.')));
});

Then("la tabella non c'è", function (this: PortalWorld) {
  assert.equal(this.result<OpenFile | undefined>(), undefined);
});

Given("che l'agenzia è {string}, con la licenza {string}", (agencyName: string, licence: LicenceCode) => {
  data = openDataOf([2025], {
    ...demonstrationSettings,
    names: { ...demonstrationSettings.names, agencyName, agencyShortName: 'ADC', agencySlug: 'adc' },
    contacts: { ...demonstrationSettings.contacts, certifiedMail: 'protocollo@pec.adc.example' },
    openData: { licence },
  });
});

When('il catalogo nazionale legge i dati aperti', async function (this: PortalWorld) {
  const place = { home: 'https://adc.example/p', api: 'https://adc.example/api', page: '/dati-aperti' };
  await this.attempt(async () =>
    turtleOf(dcatOf(await data.catalogue(), { ...place, title: 'Dati aperti', description: 'I dati.' })),
  );
});

Then(
  'il catalogo nomina {string} e {string}, e non nomina {string}',
  function (this: PortalWorld, name: string, licence: string, other: string) {
    const turtle = this.result<string>();
    assert.ok(turtle.includes(name) && turtle.includes(licence));
    assert.ok(!turtle.includes(other));
  },
);

When('un visitatore apre i dati aperti', async function (this: PortalWorld) {
  await this.attempt(() => this.use(OpenDataRepository).catalogue());
});

Then(
  'fra gli insiemi di dati ci sono {string}, {string} e {string}, e la licenza è {string}',
  function (this: PortalWorld, one: string, another: string, third: string, licence: string) {
    const { publisher, dataSets } = this.result<OpenCatalogue>();
    for (const title of [one, another, third])
      assert.ok((dataSets.find((set) => set.title === title)?.count ?? 0) > 0, title);
    assert.equal(publisher.licence.name, licence);
  },
);
