import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chipAfter, chipsOf, withoutChip } from '#core/catalogue/chips.ts';
import { hasSelections, noCriteria } from '#core/catalogue/criteria.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { NOTIFICATION_LIST } from '#core/notifications/notification-list.ts';
import { withoutSelections } from '#core/catalogue/list-change.ts';
import { criteriaFromQuery, criteriaToQuery } from '#core/catalogue/query-codec.ts';
import { anyListCriteria } from '#tests/support/arbitraries/catalogue.ts';
import { RUNS } from '#tests/support/property.ts';

describe('chipsOf', () => {
  it('[LIST-05] should make two chips of a number and a year', () => {
    const criteria = { ...noCriteria(), selections: { deedNumber: ['12'], referenceYear: ['2024'] } };
    expect(chipsOf(LISTS.resolutions, criteria).map(({ label }) => label)).toEqual(['Numero: 12', 'Anno: 2024']);
  });

  it('[LIST-03] should name values as the options do, days in Italian, codes by their section', () => {
    const tenders = {
      ...noCriteria(),
      selections: {
        contractStatus: ['Pubblicato'],
        contractScopes: ['FORN'],
        cig: ['Z3A'],
        publicationDateFrom: ['2024-02-03'],
        publicationDateTo: ['2024-02-04'],
      },
    };
    const options = { contractScopes: [{ name: 'Forniture', value: 'FORN', count: 2 }] };
    expect(chipsOf(LISTS.tenders, tenders, options).map(({ label }) => label)).toEqual([
      'Pubblicato',
      'Forniture',
      'CIG: Z3A',
      'Pubblicato dal 03/02/2024',
      'Pubblicato fino al 04/02/2024',
    ]);
    const notifications = { ...noCriteria(), selections: { timePeriod: ['30'], unreadOnly: ['true'] } };
    expect(chipsOf(NOTIFICATION_LIST, notifications).map(({ label }) => label)).toEqual([
      'Ultimi 30 giorni',
      'Solo da leggere',
    ]);
  });

  it('[LIST-03] should show the value itself where its name is not known', () => {
    expect(chipsOf(LISTS.forms, { ...noCriteria(), selections: { categories: ['ritirata'] } })[0]?.label).toBe(
      'ritirata',
    );
  });

  it('[LIST-03] should agree with the query: a chip for each filter in it, in its order', () => {
    fc.assert(
      fc.property(anyListCriteria(), ({ definition, criteria }) => {
        const filters = criteriaToQuery(definition, { ...criteria, search: '', sort: 'DESC' });
        expect(chipsOf(definition, criteria).map(({ field, value }) => [field, value])).toEqual(filters);
        const again = criteriaFromQuery(definition, filters);
        expect(chipsOf(definition, again)).toEqual(chipsOf(definition, criteria));
      }),
      RUNS,
    );
  });
});

describe('withoutChip', () => {
  it('[LIST-04] [LIST-06] should clear that filter only and go back to page 1', () => {
    fc.assert(
      fc.property(
        anyListCriteria(),
        fc.nat(),
        fc.integer({ min: 1, max: 40 }),
        ({ definition, criteria }, pick, page) => {
          const chips = chipsOf(definition, criteria);
          fc.pre(chips.length > 0);
          const removed = chips[pick % chips.length];
          if (removed === undefined) return;
          const next = withoutChip(definition, { criteria, page }, removed);
          expect(chipsOf(definition, next.criteria)).toEqual(chips.filter((chip) => chip !== removed));
          expect([next.page, next.criteria.search, next.criteria.sort]).toEqual([1, criteria.search, criteria.sort]);
        },
      ),
      RUNS,
    );
  });

  it('[LIST-04] should come to the unfiltered list whatever the order of removal, as "Elimina tutto" does at once', () => {
    fc.assert(
      fc.property(anyListCriteria(), fc.array(fc.nat(), { maxLength: 30 }), ({ definition, criteria }, picks) => {
        let address = { criteria, page: 3 };
        for (const pick of [...picks, ...Array.from({ length: 250 }, () => 0)]) {
          const chips = chipsOf(definition, address.criteria);
          const chip = chips[pick % Math.max(1, chips.length)];
          if (chip === undefined) break;
          address = withoutChip(definition, address, chip);
        }
        expect(hasSelections(address.criteria)).toBe(false);
        expect(address.criteria).toEqual(withoutSelections({ criteria, page: 3 }).criteria);
      }),
      RUNS,
    );
  });
});

describe('chipAfter', () => {
  const chips = ['a', 'b', 'c'].map((value) => ({ field: 'categories' as const, value, label: value }));

  it('[LIST-04] should hand the focus to the chip that takes the place of the removed one, else to the last', () => {
    expect(chips.map((chip) => chipAfter(chips, chip)?.value)).toEqual(['b', 'c', 'b']);
    expect(chipAfter(chips.slice(0, 1), chips[0] as (typeof chips)[0])).toBeUndefined();
  });
});
