import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { CatalogueItem } from '#core/catalogue/item.ts';
import { isTaskTarget } from '#core/catalogue/task.ts';
import { doneSentence, shortcutTasks, tasksInOrder, taskWay, type TaskWay } from '#core/catalogue/task-page.ts';
import type { Area } from '#core/kernel/area.ts';
import { routeTable } from '#core/navigation/routes.ts';
import { demonstrationSettings } from '#features/support/settings.ts';
import type { PortalWorld } from '#features/support/world.ts';

const table = routeTable(demonstrationSettings.names);

const wayFor = (world: PortalWorld, area: Area, place: string): void => {
  world.note('pulsante', taskWay(table, isTaskTarget(place) ? place : assert.fail(place), area));
};

When(
  'un visitatore legge il pulsante di una pagina che parla di {string}',
  function (this: PortalWorld, place: string) {
    wayFor(this, 'public', place);
  },
);

When(
  'un agricoltore legge il pulsante di una pagina che parla di {string}',
  function (this: PortalWorld, place: string) {
    wayFor(this, 'farmer', place);
  },
);

When(
  'un operatore CAA legge il pulsante di una pagina che parla di {string}',
  function (this: PortalWorld, place: string) {
    wayFor(this, 'caa', place);
  },
);

Then('il pulsante dice {string}', function (this: PortalWorld, label: string) {
  assert.equal(this.noted<TaskWay>('pulsante').label, label);
});

Then("porta all'indirizzo {string}", function (this: PortalWorld, to: string) {
  assert.equal(this.noted<TaskWay>('pulsante').to, to);
});

When('sono fatti {int} passi su {int}', function (this: PortalWorld, done: number, all: number) {
  this.note('passi', doneSentence(done, all));
});

Then('si legge «{int} di {int} passi fatti»', function (this: PortalWorld, done: number, all: number) {
  assert.equal(this.noted('passi'), `${done} di ${all} passi fatti`);
});

Given('(che ){string} ha il posto {int}', function (this: PortalWorld, title: string, taskOrder: number) {
  const known = this.notedOr<CatalogueItem[]>('cose da fare', []);
  const item: CatalogueItem = {
    id: title,
    list: 'informationArticles',
    friendlyUrl: title,
    title,
    description: '',
    facets: {},
    isNew: false,
    taskOrder,
  };
  this.note('cose da fare', [...known, item]);
});

Then('le cose da fare sono, in ordine', function (this: PortalWorld, expected: DataTable) {
  assert.deepEqual(
    tasksInOrder(this.noted<CatalogueItem[]>('cose da fare')).map(({ title }) => [title]),
    expected.raw(),
  );
});

Then("prima dell'elenco stanno", function (this: PortalWorld, expected: DataTable) {
  assert.deepEqual(
    shortcutTasks(this.noted<CatalogueItem[]>('cose da fare')).map(({ title }) => [title]),
    expected.raw(),
  );
});

Then("prima dell'elenco non sta nulla", function (this: PortalWorld) {
  assert.deepEqual(shortcutTasks(this.notedOr<CatalogueItem[]>('cose da fare', [])), []);
});
