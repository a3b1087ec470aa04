import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TASK_TARGETS } from '#core/catalogue/task.ts';
import {
  doneSentence,
  MOST_SHORTCUTS,
  shortcutTasks,
  taskPaths,
  tasksCriteria,
  tasksInOrder,
  taskWay,
} from '#core/catalogue/task-page.ts';
import { parseAddress } from '#core/kernel/address.ts';
import type { Area } from '#core/kernel/area.ts';
import { matchRoute } from '#core/navigation/routes.ts';
import { someTable } from '#tests/core/navigation/deployment.ts';
import { RUNS } from '#tests/support/property.ts';
import { aCatalogueItem } from '#tests/support/mothers/catalogue.ts';

const AREAS: readonly Area[] = ['public', 'farmer', 'caa'];
const audienceOf = (to: string) => matchRoute(someTable, parseAddress(to).path)?.route.audience;

describe('taskPaths', () => {
  it('[PAGE-62] should lead to the page of each task, in the order given', () => {
    const tasks = [
      { friendlyUrl: 'cambiare-iban', title: 'Cambiare IBAN' },
      { friendlyUrl: 'cambiare-caa', title: 'Cambiare CAA' },
    ];
    expect(taskPaths(someTable, tasks).map(({ title, path }) => [title, matchRoute(someTable, path)?.params])).toEqual(
      tasks.map(({ title, friendlyUrl }) => [title, { friendlyUrl }]),
    );
    expect(taskPaths(someTable)).toEqual([]);
  });
});

describe('taskWay', () => {
  it('[PAGE-60] should lead to the bank tab, through the sign-on for a visitor, and to the producers of a centre', () => {
    expect(AREAS.map((area) => taskWay(someTable, 'conto', area))).toEqual([
      {
        label: 'Accedi e scrivi al tuo CAA',
        to: '/scrivania/fascicolo-aziendale?scheda=coordinate-bancarie&accedi',
        opens: 'Apre le tue coordinate bancarie, con l’indirizzo del CAA già scritto.',
      },
      {
        label: 'Scrivi al tuo CAA',
        to: '/scrivania/fascicolo-aziendale?scheda=coordinate-bancarie',
        opens: 'Apre le tue coordinate bancarie, con l’indirizzo del CAA già scritto.',
      },
      {
        label: 'Apri il fascicolo del produttore',
        to: '/produttori',
        opens: 'Apre i tuoi produttori: scegli l’azienda.',
      },
    ]);
  });

  it('[PAGE-60] should lead every reader to a page that is there for them, and ask nobody to sign in twice', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TASK_TARGETS), fc.constantFrom(...AREAS), (place, area) => {
        const { to, label } = taskWay(someTable, place, area);
        const audience = audienceOf(to);
        expect(audience).toBeDefined();
        if (area === 'caa') expect(['caaOnly', 'everyone']).toContain(audience);
        if (area === 'farmer') expect(['farmerOnly', 'farmerWithOpenMandate', 'everyone']).toContain(audience);
        const isWayIn = parseAddress(to).query.some(([name]) => name === 'accedi');
        expect(isWayIn).toBe(area === 'public' && audience !== 'everyone');
        expect(label.startsWith('Accedi')).toBe(isWayIn);
      }),
      RUNS,
    );
  });
});

describe('tasksInOrder', () => {
  it('[PAGE-61] should put what is needed most first, and leave out what is no task, for any list', () => {
    const anyItem = fc
      .record({ id: fc.uuid(), order: fc.option(fc.nat({ max: 20 }), { nil: undefined }) })
      .map(({ id, order }) => ({ ...aCatalogueItem({ id }), ...(order === undefined ? {} : { taskOrder: order }) }));
    fc.assert(
      fc.property(fc.array(anyItem), (items) => {
        const orders = tasksInOrder(items).map(({ taskOrder = -1 }) => taskOrder);
        expect(orders).toEqual(orders.toSorted((a, b) => a - b));
        expect(orders).toHaveLength(items.filter(({ taskOrder }) => taskOrder !== undefined).length);
      }),
      RUNS,
    );
  });
});

describe('shortcutTasks', () => {
  it('[LIST-36] should be the first of the tasks, as many as stand in one row, and none where a service has none', () => {
    const anyItem = fc
      .record({ id: fc.uuid(), order: fc.option(fc.nat({ max: 20 }), { nil: undefined }) })
      .map(({ id, order }) => ({ ...aCatalogueItem({ id }), ...(order === undefined ? {} : { taskOrder: order }) }));
    fc.assert(
      fc.property(fc.array(anyItem), (items) => {
        const all = tasksInOrder(items);
        expect(shortcutTasks(items)).toEqual(all.slice(0, Math.min(all.length, MOST_SHORTCUTS)));
      }),
      RUNS,
    );
    expect(shortcutTasks([aCatalogueItem({ id: 'guida' })])).toEqual([]);
  });
});

describe('tasksCriteria', () => {
  it('[PAGE-61] should find the tasks of an audience by filters that every list of articles has', () => {
    expect(tasksCriteria('op').selections).toEqual({ categories: ['che-cosa-fare'], targets: ['organismi-pagatori'] });
    expect(tasksCriteria().selections).toEqual({ categories: ['che-cosa-fare'] });
  });
});

describe('doneSentence', () => {
  it('[PAGE-60] should count the steps that are done', () => {
    expect([doneSentence(0, 4), doneSentence(1, 1)]).toEqual(['0 di 4 passi fatti', '1 di 1 passo fatto']);
  });
});
