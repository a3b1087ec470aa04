import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { FilterOption } from '#core/catalogue/catalogue-repository.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { listAddressFromQuery, listAddressToQuery } from '#core/catalogue/query-codec.ts';
import { type Topic, topicsOf } from '#core/catalogue/topics.ts';
import { pairsToQuery, type QueryPairs } from '#core/kernel/address.ts';
import type { PortalWorld } from '#features/support/world.ts';

const nameOf = ({ name = 'Tutti' }: Topic): string => name;
const topics = (world: PortalWorld): readonly Topic[] => world.noted<readonly Topic[]>('argomenti');

const openedAt = (world: PortalWorld, pairs: QueryPairs): void => {
  const address = listAddressFromQuery(LISTS.faqs, pairs);
  world.note('argomenti', topicsOf(LISTS.faqs, address, 'categories', world.noted<FilterOption[]>('voci')));
};

Given('(che )le domande frequenti hanno gli argomenti', function (this: PortalWorld, table: DataTable) {
  const options = table.raw().map(([name = '', count]) => ({ name, value: name, count: Number(count) }));
  this.note('voci', options);
});

When('un visitatore apre le domande frequenti', function (this: PortalWorld) {
  openedAt(this, []);
});

When(
  "un visitatore cerca {string} nelle domande sull'argomento {string}",
  function (this: PortalWorld, text: string, topic: string) {
    openedAt(this, [
      ['search', text],
      ['categories', topic],
    ]);
  },
);

Then('gli argomenti sono {string}', function (this: PortalWorld, expected: string) {
  assert.equal(topics(this).map(nameOf).join(', '), expected);
});

Then("l'argomento scelto è {string}", function (this: PortalWorld, expected: string) {
  const chosen = topics(this).filter(({ isChosen }) => isChosen);
  assert.deepEqual(chosen.map(nameOf), [expected]);
});

Then("l'argomento {string} porta a {string}", function (this: PortalWorld, topic: string, query: string) {
  const found = topics(this).find((one) => nameOf(one) === topic) ?? assert.fail(topic);
  assert.equal(pairsToQuery(listAddressToQuery(LISTS.faqs, found.address)), query);
});
