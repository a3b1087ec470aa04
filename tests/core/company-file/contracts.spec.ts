import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  antimafiaNotice,
  antimafiaTag,
  contractNotices,
  contractTag,
  EXPIRED_CONTRACTS_FIRST_SHOWN,
  contractTerm,
  expiredContractsShown,
  latestExpiredFirst,
} from '#core/company-file/contracts.ts';
import { addDays } from '#core/kernel/iso-date.ts';
import { day } from '#tests/support/mothers/day.ts';
import { aCompanyFile, aContract } from '#tests/support/mothers/company-file.ts';
import { RUNS } from '#tests/support/property.ts';

const contracts = (count: number) => Array.from({ length: count }, (_, at) => aContract({ protocol: `CTR-${at}` }));

describe('contractTag', () => {
  it('[FILE-05] should tell valid, expired and recently expired contracts apart', () => {
    expect(contractTag(aContract(), 'valid')).toEqual({ tone: 'ok', icon: 'check-circle', word: 'Valido' });
    expect(contractTag(aContract(), 'expired')).toEqual({ tone: 'bad', icon: 'error', word: 'Scaduto' });
    expect(contractTag(aContract({ recentlyExpired: true }), 'expired')).toEqual({
      tone: 'bad',
      icon: 'error',
      word: 'Questo contratto è scaduto di recente',
    });
    expect(contractTag(aContract({ recentlyExpired: true }), 'valid')).toEqual(
      contractTag(aContract({ recentlyExpired: true }), 'expired'),
    );
  });
});

describe('expiredContractsShown', () => {
  it.each([
    [0, 0, 'Mostrati 0 di 0', 1, false],
    [9, 9, 'Mostrati 9 di 9', 1, false],
    [10, 10, 'Mostrati 10 di 10', 1, false],
    [11, 10, 'Mostrati 10 di 11', 10 / 11, true],
    [14, 10, 'Mostrati 10 di 14', 10 / 14, true],
  ])('[FILE-06] should show the first ten of %i expired contracts', (count, shown, counter, progress, hasMore) => {
    const view = expiredContractsShown(contracts(count), false);
    expect([view.contracts.length, view.counter, view.progress, view.hasMore]).toEqual([
      shown,
      counter,
      progress,
      hasMore,
    ]);
    // One of one, or ten of ten, is nothing that has to be counted.
    expect(view.isCounted).toBe(count > 10);
  });

  it('[FILE-06] should show all of them once they are asked for', () => {
    fc.assert(
      fc.property(fc.nat({ max: 60 }), (count) => {
        const all = contracts(count);
        expect(expiredContractsShown(all, true)).toEqual({
          contracts: all,
          counter: `Mostrati ${count} di ${count}`,
          progress: 1,
          hasMore: false,
          isCounted: count > 10,
        });
        const first = expiredContractsShown(all, false);
        expect(first.contracts).toEqual(all.slice(0, EXPIRED_CONTRACTS_FIRST_SHOWN));
        expect(first.hasMore).toBe(count > 10);
        expect(first.progress).toBeGreaterThan(0);
        expect(first.progress).toBeLessThanOrEqual(1);
      }),
      RUNS,
    );
  });
});

describe('contractTerm', () => {
  const TODAY = day('2026-11-21');

  it('[FILE-05] [FILE-12] should say until when, how many days are left, and how much has passed', () => {
    const term = { startDate: day('2026-11-11'), expirationDate: day('2026-12-01') };
    expect(contractTerm(term, TODAY)).toEqual({
      end: '01/12/2026',
      left: { words: 'Mancano 10 giorni', urgency: 'soon' },
      passed: 0.5,
    });
    expect(contractTerm({ startDate: day('2020-01-01'), expirationDate: day('2026-11-11') }, TODAY)).toEqual({
      end: '11/11/2026',
      left: { words: 'Scaduto da 10 giorni', urgency: 'past' },
      passed: 1,
    });
  });

  it('[FILE-12] should say that there is no end, and measure nothing without both days in their order', () => {
    expect(contractTerm({ startDate: day('2020-01-01') }, TODAY)).toEqual({
      end: 'Senza scadenza',
      left: undefined,
      passed: undefined,
    });
    expect(contractTerm({ expirationDate: day('2027-01-01') }, TODAY).passed).toBeUndefined();
    expect(
      contractTerm({ startDate: day('2027-01-01'), expirationDate: day('2027-01-01') }, TODAY).passed,
    ).toBeUndefined();
  });

  it('should keep what has passed between nothing and all, whatever the days', () => {
    const anyDay = fc.integer({ min: -4000, max: 4000 }).map((days) => addDays(TODAY, days));
    fc.assert(
      fc.property(anyDay, anyDay, (startDate, expirationDate) => {
        const { passed = 0 } = contractTerm({ startDate, expirationDate }, TODAY);
        expect(passed).toBeGreaterThanOrEqual(0);
        expect(passed).toBeLessThanOrEqual(1);
      }),
      RUNS,
    );
  });
});

describe('latestExpiredFirst', () => {
  it('[FILE-05] should put what expired recently first, then the latest end, and what has no day last', () => {
    const at = (protocol: string, expirationDate: string | undefined, recentlyExpired = false) =>
      aContract({
        protocol,
        recentlyExpired,
        expirationDate: expirationDate === undefined ? undefined : day(expirationDate),
      });
    const list = [at('a', '2020-01-01'), at('b', undefined), at('c', '2026-10-01', true), at('d', '2024-01-01')];
    expect(latestExpiredFirst(list).map(({ protocol }) => protocol)).toEqual(['c', 'd', 'a', 'b']);
  });
});

describe('contractNotices', () => {
  const part = aCompanyFile.inOrder('01234560017').contracts;

  it('[FILE-06] should say that contracts expired more than a year ago', () => {
    expect(contractNotices({ ...part, hasExpiredMoreThanOneYear: true })).toEqual([
      {
        code: 'company-file.contracts-expired-over-a-year',
        tag: { tone: 'bad', icon: 'error', word: 'Scaduto' },
        sentence: expect.stringContaining('più di un anno'),
        whatToDo: expect.stringContaining('gestore del mandato'),
      },
    ]);
  });

  it.each(['valid', 'expired'] as const)(
    '[FILE-05] should say that a contract of the list %s expired recently',
    (list) => {
      expect(contractNotices({ ...part, [list]: [aContract({ recentlyExpired: true })] })).toEqual([
        {
          code: 'company-file.contract-recently-expired',
          tag: { tone: 'bad', icon: 'error', word: 'Scaduto' },
          sentence: expect.stringContaining('di recente'),
          whatToDo: expect.stringContaining('gestore del mandato'),
        },
      ]);
    },
  );

  it('should say both, the older first, and nothing of contracts in order', () => {
    const both = { ...part, hasExpiredMoreThanOneYear: true, expired: [aContract({ recentlyExpired: true })] };
    expect(contractNotices(both).map(({ code }) => code)).toEqual([
      'company-file.contracts-expired-over-a-year',
      'company-file.contract-recently-expired',
    ]);
    expect(contractNotices(part)).toEqual([]);
  });
});

describe('antimafiaNotice and antimafiaTag', () => {
  it('[FILE-07] should be in alert exactly when any document has expired, in whatever place', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 8 }), (flags) => {
        const documents = flags.map((expired) => ({ type: 'Dichiarazione sostitutiva', expired }));
        expect(antimafiaNotice(documents) !== undefined).toBe(flags.includes(true));
        expect(documents.map((document) => antimafiaTag(document).word)).toEqual(
          flags.map((expired) => (expired ? 'NON VALIDO' : 'Valido')),
        );
      }),
      RUNS,
    );
  });

  it('[FILE-07] should tag an expired document in red and one in order in green', () => {
    expect(antimafiaTag({ expired: true })).toEqual({ tone: 'bad', icon: 'error', word: 'NON VALIDO' });
    expect(antimafiaTag({ expired: false })).toEqual({ tone: 'ok', icon: 'check-circle', word: 'Valido' });
  });

  it('[FILE-07] should say which documents expired and who can change them', () => {
    expect(antimafiaNotice([{ expired: true }])).toEqual({
      code: 'company-file.antimafia-expired',
      tag: { tone: 'bad', icon: 'error', word: 'Scaduto' },
      sentence: expect.stringContaining('antimafia'),
      whatToDo: expect.stringContaining('gestore del mandato'),
    });
  });
});
