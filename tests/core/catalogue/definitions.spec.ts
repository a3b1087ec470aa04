import { describe, expect, it } from 'vitest';
import { fieldsOf } from '#core/catalogue/definition.ts';
import { definitionByContext, LISTS } from '#core/catalogue/definitions.ts';
import { NOTIFICATION_LIST } from '#core/notifications/notification-list.ts';

const fields = (id: keyof typeof LISTS): readonly string[] => LISTS[id].sections.flatMap(fieldsOf);
const days = ['publicationDateFrom', 'publicationDateTo'];
const pastTenderFields = ['contractStatus', 'contractScopes', 'identifier', 'cig', ...days];
const tenderFields = ['contractStatus', 'dueWithin', ...pastTenderFields.slice(1)];

describe('LISTS', () => {
  it.each([
    ['regulations', ['categories', 'types', 'referenceYears', ...days]],
    ['services', ['targets', 'needs', 'sectors']],
    ['pressReleases', ['categories', ...days]],
    ['articles', ['categories', ...days]],
    ['forms', ['categories']],
    ['resolutions', ['deedNumber', 'referenceYear', ...days]],
    ['competitions', ['competitionStatus', 'dueWithin', 'procedureTypes', ...days]],
    ['tenders', tenderFields],
    ['feadTenders', tenderFields],
    ['tendersHistory', pastTenderFields],
    ['feadTendersHistory', pastTenderFields],
    ['events', ['eventScopes', 'eventLanguages', 'eventDateFrom', 'eventDateTo']],
    ['informationArticles', ['categories', 'targets']],
    ['publicProclamations', days],
    ['usefulLinks', ['categories']],
    ['faqs', ['categories']],
  ] as const)('[LIST-08] [LIST-17] [LIST-32] should give %s its filters under their query names', (id, names) => {
    expect(fields(id)).toEqual(names);
  });

  it('[LIST-11] should show nine items on a page', () => {
    for (const definition of Object.values(LISTS))
      expect([definition.id, definition.pageSize]).toEqual([definition.id, 9]);
  });

  it('[PAGE-14] [PAGE-37] should have a page of its own for each, and a private twin for five', () => {
    const all = Object.values(LISTS);
    expect(new Set(all.map(({ route }) => route)).size).toBe(all.length);
    expect(all.filter(({ hasPrivateTwin }) => hasPrivateTwin).map(({ id }) => id)).toEqual([
      'regulations',
      'services',
      'forms',
      'feadTenders',
      'faqs',
    ]);
  });

  it('[LIST-07] should remember the filters of the lists that do, each under a key of its own', () => {
    const remembered = Object.values(LISTS).filter(({ memoryKey }) => memoryKey !== undefined);
    expect(remembered.map(({ id }) => id)).toEqual([
      'regulations',
      'services',
      'pressReleases',
      'forms',
      'resolutions',
      'competitions',
      'tenders',
      'feadTenders',
      'tendersHistory',
      'feadTendersHistory',
      'events',
    ]);
    const keys = [...remembered, NOTIFICATION_LIST].map(({ memoryKey }) => memoryKey);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('[LIST-02] should offer words and order on the nine lists that have them', () => {
    for (const id of [
      'articles',
      'regulations',
      'services',
      'pressReleases',
      'forms',
      'resolutions',
      'competitions',
      'tenders',
      'events',
    ] as const) {
      expect([id, LISTS[id].hasSearch, LISTS[id].hasSort]).toEqual([id, true, true]);
    }
  });

  it('[BANDO-03] should filter competitions and tenders by their own statuses only', () => {
    const allowed = (id: 'competitions' | 'tenders') =>
      LISTS[id].sections
        .flatMap((section) => (section.kind === 'choice' ? (section.allowed ?? []) : []))
        .map(({ value }) => value);
    expect(allowed('competitions')).toEqual(['Aperto', 'In corso di espletamento', 'Concluso']);
    expect(allowed('tenders')).toEqual(['Pubblicato', 'In corso di espletamento', 'Aggiudicato']);
  });

  it('[LIST-14] should be found by the context of the filter call', () => {
    for (const definition of Object.values(LISTS)) expect(definitionByContext(definition.context)).toBe(definition);
    expect(definitionByContext('NESSUNO')).toBeUndefined();
  });
});
