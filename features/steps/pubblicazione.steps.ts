import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { routesShowing } from '#features/support/planned-regulation.ts';
import { italianDay } from '#features/support/procedure-visit.ts';
import type { PortalWorld } from '#features/support/world.ts';

When(
  /^il (\d\d\/\d\d\/\d{4}) alle (\d\d:\d\d) un visitatore cerca una normativa pubblicata il (\d\d\/\d\d\/\d{4})$/,
  async function (this: PortalWorld, today: string, time: string, published: string) {
    const now = Date.parse(`${italianDay(today)}T${time}:00+01:00`);
    this.note('dove si trova', await routesShowing(italianDay(published), now));
  },
);

Then(
  /^la normativa (si trova|non si trova) nell'elenco e alla sua pagina$/,
  function (this: PortalWorld, found: string) {
    const expected = found === 'si trova';
    assert.deepEqual(this.noted<readonly boolean[]>('dove si trova'), [expected, expected]);
  },
);
