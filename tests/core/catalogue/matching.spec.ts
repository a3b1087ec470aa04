import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Criteria, Selections } from '#core/catalogue/criteria.ts';
import { noCriteria } from '#core/catalogue/criteria.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { NOTIFICATION_LIST } from '#core/notifications/notification-list.ts';
import { type CatalogueItem, orderDay } from '#core/catalogue/item.ts';
import { facetsOf, inOrder, isPast, matchesCriteria, optionsFor } from '#tests/support/doubles/matching.ts';
import { orderedOptions, searchableText } from '#core/catalogue/matching.ts';
import { type IsoDate, isoDateFrom } from '#core/kernel/iso-date.ts';
import { anyCriteria } from '#tests/support/arbitraries/catalogue.ts';
import { aCatalogueItem } from '#tests/support/mothers/catalogue.ts';
import { RUNS } from '#tests/support/property.ts';

const day = (text: string): IsoDate => text as IsoDate;
const definition = LISTS.regulations;
const anEvent = aCatalogueItem({
  list: 'events',
  event: { eventDate: day('2024-09-20'), isOnlineEvent: false, place: 'Sala Verde', city: 'Viterbo' },
});
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
        expect(found({ ...noCriteria(), selections: criteria.selections })).toEqual(
          expect.arrayContaining(found(criteria)),
        );
      }),
      RUNS,
    );
  });

  it('[LIST-03] should leave out an item that lacks what a section asks for', () => {
    const { publicationDate: _none, ...undated } = aCatalogueItem();
    const since = { ...noCriteria(), selections: { publicationDateFrom: ['1900-01-01'] } };
    expect(matchesCriteria(definition, undated, since)).toBe(false);
    expect(
      matchesCriteria(LISTS.tenders, aCatalogueItem({ list: 'tenders' }), {
        ...noCriteria(),
        selections: { cig: ['z'] },
      }),
    ).toBe(false);
  });
});

describe('sections', () => {
  it('[LIST-03] should leave out of the days of events what is no event', () => {
    const since = { ...noCriteria(), selections: { eventDateFrom: ['1900-01-01'] } };
    expect([anEvent, aCatalogueItem()].map((item) => matchesCriteria(LISTS.events, item, since))).toEqual([
      true,
      false,
    ]);
  });

  it('[LIST-03] should let an item through that has one of the chosen options, whatever else it has', () => {
    const item = aCatalogueItem({
      facets: {
        categories: [
          { name: 'OCM', value: 'ocm' },
          { name: 'DOP', value: 'dop' },
        ],
      },
    });
    expect(['ocm', 'dop', 'psr'].map((value) => answers(item, { categories: [value] }))).toEqual([true, true, false]);
  });

  const regulation = aCatalogueItem({ publicationDate: day('2024-05-10') });
  it.each([
    [{ publicationDateFrom: ['2024-05-10'] }, true],
    [{ publicationDateFrom: ['2024-05-11'] }, false],
    [{ publicationDateTo: ['2024-05-10'] }, true],
    [{ publicationDateTo: ['2024-05-09'] }, false],
    [{ publicationDateFrom: ['2024-05-10'], publicationDateTo: ['2024-05-10'] }, true],
    [{ publicationDateFrom: ['2024-01-01'], publicationDateTo: ['2024-05-09'] }, false],
  ] satisfies Cases)(
    '[LIST-08] should count both ends of the days %j to a publication of 10 May: %s',
    (selections, expected) => {
      expect(answers(regulation, selections)).toBe(expected);
    },
  );

  it.each([
    [{ eventDateFrom: ['2024-09-20'], eventDateTo: ['2024-09-20'] }, true],
    [{ eventDateFrom: ['2024-09-21'] }, false],
    [{ eventDateTo: ['2024-05-10'] }, false],
  ] satisfies Cases)(
    '[LIST-08] should find an event by its own day, not by that of its publication: %j',
    (selections, expected) => {
      expect(answers(anEvent, selections)).toBe(expected);
    },
  );

  it.each([
    [{}, true],
    [{ deedNumber: ['12'] }, true],
    [{ deedNumber: ['1'] }, false],
    [{ referenceYear: ['2024'] }, true],
    [{ referenceYear: ['2023'] }, false],
    [{ deedNumber: ['12'], referenceYear: ['2023'] }, false],
    [{ deedNumber: ['1'], referenceYear: ['2024'] }, false],
    [{ deedNumber: ['12'], referenceYear: ['2024'] }, true],
  ] satisfies Cases)(
    '[LIST-08] should find deed 12 of 2024 by number and year together: %j',
    (selections, expected) => {
      expect(answers(aCatalogueItem({ list: 'resolutions', deedNumber: '12', referenceYear: 2024 }), selections)).toBe(
        expected,
      );
    },
  );

  it.each([
    [{ contractStatus: ['Pubblicato'] }, true],
    [{ contractStatus: ['Aggiudicato'] }, false],
    [{ contractStatus: ['Aggiudicato', 'Pubblicato'] }, true],
    [{ identifier: ['gara a.7'] }, true],
    [{ identifier: ['a 8'] }, false],
    [{ cig: ['3a4'] }, true],
    [{ cig: ['3a5'] }, false],
  ] satisfies Cases)(
    '[LIST-08] should find a tender by status and by a part of its codes: %j',
    (selections, expected) => {
      expect(
        answers(
          aCatalogueItem({ list: 'tenders', status: 'Pubblicato', identifier: 'GARA-A/7', cig: 'Z3A41B09C2' }),
          selections,
        ),
      ).toBe(expected);
    },
  );

  it('should ask for every word, wherever it stands', () => {
    const item = aCatalogueItem({ title: "Registro dell'olio", description: 'Scadenze della qualità' });
    const found = (search: string) => matchesCriteria(definition, item, { ...noCriteria(), search });
    expect([found('qualita REGISTRO'), found('olio riso'), found('!'), found('')]).toEqual([true, false, true, true]);
  });

  it('should leave the flag of notifications to them', () => {
    const unread = { ...noCriteria(), selections: { unreadOnly: ['true'] } };
    expect(matchesCriteria(NOTIFICATION_LIST, aCatalogueItem(), unread)).toBe(true);
  });
});

describe('facetsOf', () => {
  it('should take status and year from their own fields, all else from the facets', () => {
    const item = aCatalogueItem({
      status: 'Aperto',
      referenceYear: 2024,
      facets: { types: [{ name: 'Legge', value: 'l' }] },
    });
    expect(facetsOf(item, 'competitionStatus')).toEqual([{ name: 'Aperto', value: 'Aperto' }]);
    expect(facetsOf(item, 'contractStatus')).toEqual([{ name: 'Aperto', value: 'Aperto' }]);
    expect(facetsOf(item, 'referenceYears')).toEqual([{ name: '2024', value: '2024' }]);
    expect(facetsOf(item, 'types')).toEqual([{ name: 'Legge', value: 'l' }]);
    for (const name of ['contractStatus', 'referenceYears', 'categories'] as const)
      expect(facetsOf(aCatalogueItem(), name)).toEqual([]);
  });
});

describe('inOrder', () => {
  it('[LIST-06] should go by the day of the event, else of publication, else of the last update', () => {
    const { publicationDate: _none, ...undated } = aCatalogueItem();
    expect([orderDay(anEvent), orderDay({ ...aCatalogueItem(), lastUpdate: day('2025-01-01') })]).toEqual([
      '2024-09-20',
      '2024-05-10',
    ]);
    expect([orderDay({ ...undated, lastUpdate: day('2025-01-01') }), orderDay(undated)]).toEqual(['2025-01-01', '']);
  });

  it('[LIST-06] should put the newest first, what is of the same day by id, and the undated last', () => {
    const { publicationDate: _none, ...undated } = aCatalogueItem({ id: 'z' });
    const items = [
      undated,
      ...['b', 'a'].map((id) => aCatalogueItem({ id })),
      aCatalogueItem({ id: 'c', publicationDate: day('2024-05-11') }),
    ];
    expect(inOrder(items, 'DESC').map(({ id }) => id)).toEqual(['c', 'b', 'a', 'z']);
    expect(inOrder(items, 'ASC').map(({ id }) => id)).toEqual(['z', 'a', 'b', 'c']);
  });

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

describe('isPast', () => {
  it('[LIST-06] should hold for just the items that follow a place in the order of the list', () => {
    fc.assert(
      fc.property(anyItems, fc.constantFrom('ASC' as const, 'DESC' as const), (items, sort) => {
        const ordered = inOrder(items, sort);
        for (const [at, { id }] of ordered.entries()) {
          const place = { id, day: orderDay(ordered[at] ?? aCatalogueItem()) };
          expect(ordered.filter((item) => isPast(item, place, sort))).toEqual(ordered.slice(at + 1));
        }
      }),
      RUNS,
    );
  });
});

describe('orderedOptions', () => {
  it('[LIST-14] should put statuses in their course, years from the latest, and the rest by name', () => {
    const ordered = (name: string, list: 'tenders' | 'regulations', values: readonly string[]) => {
      const section = LISTS[list].sections.find((candidate) => candidate.kind === 'choice' && candidate.name === name);
      if (section?.kind !== 'choice') throw new Error(`no section ${name}`);
      const options = values.map((value) => ({ name: value, value, count: 0 }));
      return [options, options.toReversed()].map((each) => orderedOptions(section, each).map(({ value }) => value));
    };
    const course = ['Pubblicato', 'In corso di espletamento', 'Aggiudicato'];
    expect(ordered('contractStatus', 'tenders', course)).toEqual([course, course]);
    expect(ordered('referenceYears', 'regulations', ['999', '2023', '2024'])).toEqual([
      ['2024', '2023', '999'],
      ['2024', '2023', '999'],
    ]);
    expect(ordered('types', 'regulations', ['legge', 'Èra', 'decreto 10', 'decreto 9'])).toEqual(
      [1, 2].map(() => ['decreto 9', 'decreto 10', 'Èra', 'legge']),
    );
  });
});

describe('optionsFor', () => {
  it('[LIST-14] should list names in Italian order, numbers by their size, and years from the latest', () => {
    const items = [
      aCatalogueItem({
        id: '1',
        referenceYear: 2022,
        facets: { categories: ['zucchero', 'èlite', 'anno 10'].map(named), types: [{ name: 'Atto', value: 'b' }] },
      }),
      aCatalogueItem({
        id: '2',
        referenceYear: 2024,
        facets: { categories: ['anno 9', 'fieno', 'zucchero'].map(named), types: [{ name: 'Atto', value: 'a' }] },
      }),
      aCatalogueItem({ id: '3', referenceYear: 2023 }),
    ];
    const options = optionsFor(definition, items, noCriteria());
    expect(options.categories?.map(({ name, count }) => [name, count])).toEqual([
      ['anno 9', 1],
      ['anno 10', 1],
      ['èlite', 1],
      ['fieno', 1],
      ['zucchero', 2],
    ]);
    expect(options.referenceYears?.map(({ value }) => value)).toEqual(['2024', '2023', '2022']);
    expect(options.types?.map(({ value }) => value)).toEqual(['a', 'b']);
  });

  it('[LIST-14] [BANDO-03] should list the statuses in their course, with none too many and none too few', () => {
    const tenders = ['Aggiudicato', 'Sospeso', 'Aggiudicato', 'Pubblicato'].map((status, index) =>
      aCatalogueItem({ id: `${index}`, list: 'tenders', status }),
    );
    expect(optionsFor(LISTS.tenders, tenders, noCriteria()).contractStatus).toEqual([
      { name: 'Pubblicato', value: 'Pubblicato', count: 1 },
      { name: 'In corso di espletamento', value: 'In corso di espletamento', count: 0 },
      { name: 'Aggiudicato', value: 'Aggiudicato', count: 2 },
    ]);
  });

  it('[LIST-14] should count under the other sections and the words, whatever is chosen in its own', () => {
    const items = ['ocm', 'dop'].map((value) =>
      aCatalogueItem({ id: value, title: value, referenceYear: 2024, facets: { categories: [named(value)] } }),
    );
    const counts = (asked: Partial<Criteria>) =>
      optionsFor(definition, items, { ...noCriteria(), ...asked }).categories?.map(({ name, count }) => [name, count]);
    expect(counts({ selections: { categories: ['ocm'] } })).toEqual([
      ['dop', 1],
      ['ocm', 1],
    ]);
    expect(counts({ selections: { referenceYears: ['2023'] } })).toEqual([
      ['dop', 0],
      ['ocm', 0],
    ]);
    expect(counts({ search: 'ocm' })).toEqual([
      ['dop', 0],
      ['ocm', 1],
    ]);
  });

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

  it('should hold the place and the town of an event', () => {
    expect(searchableText(anEvent)).toBe('titolo di voce 1 descrizione in una frase sala verde viterbo');
  });
});

// Helpers

type Cases = [Selections, boolean][];

const named = (value: string) => ({ name: value, value });

const answers = (item: CatalogueItem, selections: Selections): boolean =>
  matchesCriteria(LISTS[item.list], item, { ...noCriteria(), selections });
