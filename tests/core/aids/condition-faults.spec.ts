import { describe, expect, it } from 'vitest';
import { conditionFaults, writtenTwice } from '#core/aids/condition-faults.ts';

describe('conditionFaults', () => {
  it('[AIDS-03] should find conditions that nobody can meet', () => {
    const vite = { name: 'Vite', value: 'vite' };
    expect(conditionFaults({ grows: [vite], raises: [vite] })).toHaveLength(1);
    expect(conditionFaults({ age: { to: 30 }, years: { from: 31 } })).toHaveLength(1);
    expect(conditionFaults({ audiences: ['enti'], age: { to: 40 } })).toHaveLength(1);
    expect(conditionFaults({ organic: ['si', 'no', 'conversione'] })).toHaveLength(1);
    expect(conditionFaults({ organic: ['si', 'no', 'no'], grows: [vite], age: { to: 40 }, years: { to: 5 } })).toEqual(
      [],
    );
  });
});

describe('writtenTwice', () => {
  it('[AIDS-03] should find one word that is written in two ways, and leave different words alone', () => {
    expect(writtenTwice(['Vite', 'Viti', 'Vite'])).toEqual([['Vite', 'Viti']]);
    expect(writtenTwice(['grano duro', 'Grano duro'])).toEqual([['Grano duro', 'grano duro']]);
    expect(writtenTwice(['Bovini', 'Ovini', 'Olivo'])).toEqual([]);
  });
});
