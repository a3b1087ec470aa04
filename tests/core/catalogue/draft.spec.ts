import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LISTS } from '#core/catalogue/definitions.ts';
import { NOTIFICATION_LIST } from '#core/notifications/notification-list.ts';
import {
  draftOf,
  draftOfQuery,
  draftProblems,
  hasDraftValues,
  validateDraft,
  withDraftToggled,
  withDraftValues,
} from '#core/catalogue/draft.ts';
import { criteriaFromQuery, criteriaToQuery } from '#core/catalogue/query-codec.ts';
import { anyDefinition, anyListCriteria, anyTypedFields } from '#tests/support/arbitraries/catalogue.ts';
import { RUNS } from '#tests/support/property.ts';

const problemsOf = (...[definition, draft]: Parameters<typeof validateDraft>) => {
  const result = validateDraft(definition, draft);
  return result.ok ? [] : result.failure.map(({ field, code }) => [field, code]);
};

describe('validateDraft', () => {
  it.each([
    ['1', []],
    ['12', []],
    ['', []],
    ['  ', []],
    ['0', [['deedNumber', 'catalogue.not-a-number']]],
    ['-1', [['deedNumber', 'catalogue.not-a-number']]],
    ['12a', [['deedNumber', 'catalogue.not-a-number']]],
    ['1,5', [['deedNumber', 'catalogue.not-a-number']]],
  ])('[LIST-09] should look at the number «%s»', (typed, problems) => {
    expect(problemsOf(LISTS.resolutions, { deedNumber: [typed] })).toEqual(problems);
  });

  it.each([
    ['1899-12-31', 'catalogue.day-out-of-range'],
    ['1900-01-01', undefined],
    ['2100-12-31', undefined],
    ['2101-01-01', 'catalogue.day-out-of-range'],
    [' 2024-02-29 ', undefined],
    [' 2101-01-01 ', 'catalogue.day-out-of-range'],
    ['2023-02-29', 'catalogue.not-a-day'],
    ['ieri', 'catalogue.not-a-day'],
  ])('[LIST-09] should look at the day %s', (typed, code) => {
    expect(problemsOf(LISTS.articles, { publicationDateFrom: [typed] })).toEqual(
      code === undefined ? [] : [['publicationDateFrom', code]],
    );
  });

  it('[LIST-09] should refuse a last day before the first, with a sentence, and take the same day twice', () => {
    const result = validateDraft(LISTS.articles, {
      publicationDateFrom: ['2024-05-02'],
      publicationDateTo: ['2024-05-01'],
    });
    expect(result).toEqual({
      ok: false,
      failure: [
        {
          field: 'publicationDateTo',
          alsoField: 'publicationDateFrom',
          code: 'catalogue.reversed-days',
          message: 'La data finale non può precedere quella iniziale.',
        },
      ],
    });
    expect(
      problemsOf(LISTS.articles, { publicationDateFrom: ['2024-05-02'], publicationDateTo: ['2024-05-02'] }),
    ).toEqual([]);
    expect(
      problemsOf(LISTS.articles, { publicationDateFrom: ['', ' 2024-05-02 '], publicationDateTo: [' 2024-05-01 '] }),
    ).toEqual([['publicationDateTo', 'catalogue.reversed-days']]);
  });

  it('[LIST-09] should refuse a code that is too long, and a status that is not in the list', () => {
    expect(problemsOf(LISTS.tenders, { cig: ['x'.repeat(201)], contractStatus: ['Aperto'] })).toEqual([
      ['contractStatus', 'catalogue.unknown-value'],
      ['cig', 'catalogue.text-too-long'],
    ]);
    expect(problemsOf(LISTS.tenders, { cig: ['x'.repeat(200)] })).toEqual([]);
  });

  it('[LIST-03] should give selections that a query carries, or a problem for what it refuses', () => {
    const lists = anyDefinition().chain((definition) =>
      anyTypedFields(definition).map((draft) => ({ definition, draft })),
    );
    fc.assert(
      fc.property(lists, ({ definition, draft }) => {
        const result = validateDraft(definition, draft);
        if (!result.ok) {
          expect(result.failure.every(({ message }) => message.endsWith('.'))).toBe(true);
          expect(new Set(result.failure.map(({ field }) => field)).size).toBe(result.failure.length);
          return;
        }
        const criteria = { search: '', selections: result.value, sort: 'DESC' as const };
        expect(criteriaFromQuery(definition, criteriaToQuery(definition, criteria))).toEqual(criteria);
      }),
      RUNS,
    );
  });

  it('[LIST-04] should find nothing wrong in a panel that opens, and apply to the same filters', () => {
    fc.assert(
      fc.property(anyListCriteria(), ({ definition, criteria }) => {
        expect(validateDraft(definition, draftOf(criteria))).toEqual({ ok: true, value: criteria.selections });
      }),
      RUNS,
    );
  });
});

describe('withDraftToggled', () => {
  it('[LIST-04] should tick, untick, and in a single choice replace', () => {
    const one = withDraftToggled(LISTS.forms, {}, 'categories', 'ocm');
    const two = withDraftToggled(LISTS.forms, one, 'categories', 'dop');
    expect(two).toEqual({ categories: ['ocm', 'dop'] });
    expect(withDraftToggled(LISTS.forms, two, 'categories', 'ocm')).toEqual({ categories: ['dop'] });
    const period = withDraftToggled(NOTIFICATION_LIST, { timePeriod: ['7'] }, 'timePeriod', '30');
    expect(period).toEqual({ timePeriod: ['30'] });
    expect(withDraftToggled(NOTIFICATION_LIST, period, 'timePeriod', '30')).toEqual({ timePeriod: [] });
  });
});

describe('hasDraftValues', () => {
  it('[LIST-04] should offer "Elimina tutto" only when some section has a value', () => {
    expect(hasDraftValues({})).toBe(false);
    expect(hasDraftValues({ categories: [], deedNumber: ['  '] })).toBe(false);
    expect(hasDraftValues(withDraftValues({}, 'deedNumber', ['1']))).toBe(true);
  });
});

describe('what a browser or an address cannot give', () => {
  it('[LIST-09] should refuse a day that the browser cannot read, where the list has that day', () => {
    const refused = validateDraft(LISTS.articles, {}, ['publicationDateFrom']);
    expect(!refused.ok && refused.failure).toEqual([
      {
        field: 'publicationDateFrom',
        code: 'catalogue.not-a-day',
        message: 'Scrivi una data esistente, nel formato giorno/mese/anno.',
      },
    ]);
    expect(validateDraft(LISTS.forms, {}, ['publicationDateFrom']).ok).toBe(true);
  });

  it('[LIST-09] should keep what an address asked for that cannot be, with what is wrong with it', () => {
    const draft = draftOfQuery(LISTS.articles, [
      ['categories', 'ocm'],
      ['publicationDateFrom', '2026-02-31'],
      ['publicationDateTo', ''],
    ]);
    expect(draft).toEqual({ categories: ['ocm'], publicationDateFrom: ['2026-02-31'] });
    expect(draftProblems(LISTS.articles, draft).map(({ field, code }) => [field, code])).toEqual([
      ['publicationDateFrom', 'catalogue.not-a-day'],
    ]);
  });

  it('[LIST-03] should be the applied filters where the address asks for nothing impossible', () => {
    fc.assert(
      fc.property(anyListCriteria(), ({ definition, criteria }) => {
        expect(draftOfQuery(definition, criteriaToQuery(definition, criteria))).toEqual(criteria.selections);
      }),
      RUNS,
    );
  });
});
