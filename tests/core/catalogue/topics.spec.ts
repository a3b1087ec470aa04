import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noCriteria } from '#core/catalogue/criteria.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { topicsOf } from '#core/catalogue/topics.ts';
import { RUNS } from '#tests/support/property.ts';

const OPTIONS = [
  { value: 'app', name: 'App', count: 3 },
  { value: 'debiti', name: 'Debiti', count: 0 },
  { value: 'pagamenti', name: 'Pagamenti', count: 7 },
];
const start = { criteria: { ...noCriteria(), search: 'iban' }, page: 3 };

describe('topicsOf', () => {
  it('[PAGE-70] should begin with everything, and leave out what would find nothing', () => {
    expect(topicsOf(LISTS.faqs, start, 'categories', OPTIONS).map(({ name, isChosen }) => [name, isChosen])).toEqual([
      [undefined, true],
      ['App', false],
      ['Pagamenti', false],
    ]);
  });

  it('[PAGE-70] should lead to one topic alone, under the words that were typed, from its first page', () => {
    const pagamenti = topicsOf(LISTS.faqs, start, 'categories', OPTIONS).find(({ value }) => value === 'pagamenti');
    expect(pagamenti?.address).toEqual({
      criteria: { ...start.criteria, selections: { categories: ['pagamenti'] } },
      page: 1,
    });
  });

  it('[PAGE-70] should always show where the reader is: what is chosen, or everything', () => {
    const option = fc.record({ count: fc.nat({ max: 3 }), isChosen: fc.boolean() });
    fc.assert(
      fc.property(fc.array(option, { maxLength: 8 }), (drawn) => {
        const options = drawn.map(({ count }, place) => ({ value: `v${place}`, name: `Nome ${place}`, count }));
        const chosen = drawn.flatMap(({ isChosen }, place) => (isChosen ? [`v${place}`] : []));
        const address = {
          criteria: { ...noCriteria(), ...(chosen.length === 0 ? {} : { selections: { categories: chosen } }) },
          page: 1,
        };
        const topics = topicsOf(LISTS.faqs, address, 'categories', options);
        const marked = topics.filter(({ isChosen }) => isChosen).map(({ value }) => value);
        expect(marked).toEqual(chosen.length === 0 ? [''] : chosen);
        const shown = options.filter(({ value, count }) => count > 0 || chosen.includes(value));
        expect(topics.slice(1).map(({ value, name, count }) => ({ value, name, count }))).toEqual(shown);
        expect(topics[0]?.value).toBe('');
        for (const { value, address: to } of topics)
          expect(to.criteria.selections['categories'] ?? []).toEqual(value === '' ? [] : [value]);
      }),
      RUNS,
    );
  });
});
