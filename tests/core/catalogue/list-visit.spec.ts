import { describe, expect, it } from 'vitest';
import { noCriteria } from '#core/catalogue/criteria.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { makeVisitList } from '#core/catalogue/list-visit.ts';
import type { QueryPairs } from '#core/kernel/address.ts';

const memoryWith = (kept: Readonly<Record<string, QueryPairs>> = {}) => {
  const map = new Map(Object.entries(kept));
  return {
    map,
    recall: (key: string) => map.get(key),
    keep: (key: string, pairs: QueryPairs) => void map.set(key, pairs),
  };
};
const filters: QueryPairs = [['categories', 'domande']];

describe('makeVisitList', () => {
  it('[LIST-07] [LIST-16] should fill an address that says nothing with what the session remembers, and say so', () => {
    const { arrive } = makeVisitList(memoryWith({ forms: filters }));
    expect(arrive(LISTS.forms, [], 'fromElsewhere')).toMatchObject({
      state: { fromMemory: true, address: { criteria: { selections: { categories: ['domande'] } } } },
      goTo: { pairs: filters, replaces: true },
    });
    expect(arrive(LISTS.forms, [], 'withinTheList').goTo).toBeUndefined();
    expect(arrive(LISTS.regulations, [], 'fromElsewhere')).toMatchObject({ state: { fromMemory: false } });
    expect(arrive(LISTS.articles, [], 'fromElsewhere').goTo).toBeUndefined();
  });

  it('[LIST-16] [PAGE-21] should leave an address alone that opens the details of an entry', () => {
    const { arrive } = makeVisitList(memoryWith({ forms: filters }));
    expect(arrive(LISTS.forms, [['dettaglio', 'modulo-a']], 'fromElsewhere').goTo).toBeUndefined();
  });

  it('[LIST-04] [LIST-16] should remember nothing any more after each of the three "Elimina tutto"', () => {
    for (const events of [
      [{ type: 'cleared' }],
      [{ type: 'startedOver' }],
      [{ type: 'panelOpened' }, { type: 'draftCleared' }, { type: 'applied' }],
    ] as const) {
      const memory = memoryWith();
      const { arrive, send } = makeVisitList(memory);
      let { state } = arrive(LISTS.forms, [...filters, ['search', 'olio']], 'fromElsewhere');
      for (const event of events) ({ state } = send(LISTS.forms, state, event));
      expect(memory.map.get('forms')).toEqual([]);
      expect(arrive(LISTS.forms, [], 'fromElsewhere').state.address).toEqual({ criteria: noCriteria(), page: 1 });
    }
  });

  it('[LIST-16] should leave what memory brought where it finds nothing, and not try it again', () => {
    const { arrive, send } = makeVisitList(memoryWith({ forms: filters }));
    const { state } = arrive(LISTS.forms, [], 'fromElsewhere');
    expect(send(LISTS.forms, state, { type: 'memoryFoundNothing' })).toEqual({
      state: { address: { criteria: noCriteria(), page: 1 }, panel: { kind: 'closed' }, fromMemory: false },
      goTo: { pairs: [], replaces: true },
    });
    expect(arrive(LISTS.forms, [], 'fromElsewhere').goTo).toBeUndefined();
  });

  it('[LIST-06] should take the place of the current address only when more is shown', () => {
    const { arrive, send } = makeVisitList(memoryWith());
    const { state } = arrive(LISTS.forms, [], 'fromElsewhere');
    expect(send(LISTS.forms, state, { type: 'moreAsked' }).goTo).toEqual({ pairs: [['page', '2']], replaces: true });
    expect(send(LISTS.forms, state, { type: 'sorted', sort: 'ASC' }).goTo?.replaces).toBe(false);
  });
});
