import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { spelledOtherwise } from '#core/catalogue/option-spelling.ts';
import type { PortalWorld } from '#features/support/world.ts';

const FIRST = 'categoria di un comunicato';
const FAULTS = 'categorie scritte altrimenti';

Given('(che )un comunicato ha la categoria {string}', function (this: PortalWorld, name: string) {
  this.note(FIRST, name);
});

When('un altro comunicato ha la categoria {string}', function (this: PortalWorld, name: string) {
  const written = [this.noted<string>(FIRST), name].map((each) => ({
    list: 'comunicati',
    section: 'categorie',
    name: each,
  }));
  this.note(FAULTS, spelledOtherwise(written));
});

Then('chi scrive legge che va bene', function (this: PortalWorld) {
  assert.deepEqual(this.noted(FAULTS), []);
});

Then('chi scrive legge che si scrive {string}', function (this: PortalWorld, first: string) {
  assert.deepEqual(this.noted(FAULTS), [{ at: 1, first }]);
});
