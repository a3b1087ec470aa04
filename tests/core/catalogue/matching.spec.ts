import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Criteria } from '#core/catalogue/criteria.ts';
import { noCriteria } from '#core/catalogue/criteria.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { inOrder, matchesCriteria, optionsFor, orderDay, searchableText } from '#core/catalogue/matching.ts';
import { isoDateFrom } from '#core/kernel/iso-date.ts';
import { anyCriteria } from '#tests/support/arbitraries/catalogue.ts';
import { aCatalogueItem } from '#tests/support/mothers/catalogue.ts';
import { RUNS } from '#tests/support/property.ts';

const definition = LISTS.regulations;
const anyItems = fc.uniqueArray(fc.nat({ max: 40 }), { maxLength: 15 }).map((numbers) =>
  numbers.map((number) => {
    const publicationDate = number % 7 === 0 ? undefined : isoDateFrom(`2024-0${1 + (number % 4)}-10`);
    const { publicationDate: _none, ...item } = aCatalogueItem({
      id: `reg-${number}`,
      facets: { categories: [{ name: number % 2 === 0 ? 'OCM' : 'DOP', value: number % 2 === 0 ? 'ocm' : 'dop' }] },
      referenceYear: 2020 + (number % 3),
    });
    return publicationDate === undefined ? item : { ...item, publicationDate };
  }),
);

describe('matchesCriteria', () => {
  it('[LIST-03] should let everything through without filters, and only ever less with one more filter', () => {
    fc.assert(
      fc.property(anyItems, anyCriteria(definition), (items, criteria) => {
        const found = (asked: Criteria) => items.filter((item) => matchesCriteria(definition, item, asked));
        expect(found(noCriteria())).toEqual(items);
        expect(found({ ...noCriteria(), selections: criteria.selections })).toEqual(expect.arrayContaining(found(criteria)));
      }),
      RUNS,
    );
  });

  it('[LIST-03] should leave out an item that lacks what a section asks for', () => {
    const { publicationDate: _none, ...undated } = aCatalogueItem();
    const since = { ...noCriteria(), selections: { publicationDateFrom: ['1900-01-01'] } };
    expect(matchesCriteria(definition, undated, since)).toBe(false);
    expect(matchesCriteria(LISTS.tenders, aCatalogueItem({ list: 'tenders' }), { ...noCriteria(), selections: { cig: ['z'] } })).toBe(false);
  });
});

describe('inOrder', () => {
  it('[LIST-06] should not depend on the order in which items come, and turn around with the sort', () => {
    fc.assert(
      fc.property(anyItems, fc.nat(), (items, turn) => {
        const turned = [...items.slice(turn % (items.length + 1)), ...items.slice(0, turn % (items.length + 1))];
        expect(inOrder(turned, 'DESC')).toEqual(inOrder(items, 'DESC'));
        expect(inOrder(items, 'ASC')).toEqual(inOrder(items, 'DESC').toReversed());
        const days = inOrder(items, 'DESC').map(orderDay);
        expect(days).toEqual([...days].sort().toReversed());
      }),
      RUNS,
    );
  });
});

describe('optionsFor', () => {
  it('[LIST-14] should count for each value just what choosing it alone would leave', () => {
    fc.assert(
      fc.property(anyItems, anyCriteria(definition), (items, criteria) => {
        const options = optionsFor(definition, items, criteria);
        for (const name of ['categories', 'referenceYears'] as const) {
          for (const option of options[name] ?? []) {
            const alone = { ...criteria, selections: { ...criteria.selections, [name]: [option.value] } };
            expect(option.count).toBe(items.filter((item) => matchesCriteria(definition, item, alone)).length);
          }
        }
      }),
      RUNS,
    );
  });
});

describe('searchableText', () => {
  it('should hold title, description, categories, number, year and codes, folded', () => {
    const item = aCatalogueItem({
      title: "L'olio",
      description: 'Qualità',
      facets: { categories: [{ name: 'OCM vino', value: 'ocm' }] },
      deedNumber: '12',
      referenceYear: 2024,
      identifier: 'A/7',
      cig: 'Z3',
    });
    expect(searchableText(item)).toBe('l olio qualita ocm vino 12 2024 a 7 z3');
  });
});
