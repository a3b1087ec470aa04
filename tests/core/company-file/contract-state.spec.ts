import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Contract } from '#core/company-file/company-file.ts';
import { contractGroups, contractState } from '#core/company-file/contract-state.ts';
import { addDays } from '#core/kernel/iso-date.ts';
import { aContract } from '#tests/support/mothers/company-file.ts';
import { day } from '#tests/support/mothers/day.ts';
import { RUNS } from '#tests/support/property.ts';

const TODAY = day('2026-11-25');
const anyContract = fc
  .record({
    protocol: fc.string({ maxLength: 6 }),
    recentlyExpired: fc.boolean(),
    expirationDate: fc.option(
      fc.integer({ min: -900, max: 900 }).map((days) => addDays(TODAY, days)),
      { nil: undefined },
    ),
  })
  .map((rest): Contract => aContract(rest));

describe('contractGroups', () => {
  it('[FILE-14] should hold each contract once, what expired recently apart, whatever list it came in', () => {
    fc.assert(
      fc.property(fc.array(anyContract), fc.array(anyContract), (valid, expired) => {
        const groups = contractGroups({ valid, expired });
        expect(new Set([...groups.recentlyExpired, ...groups.valid, ...groups.expired])).toEqual(
          new Set([...valid, ...expired]),
        );
        expect(groups.recentlyExpired.length + groups.valid.length + groups.expired.length).toBe(
          valid.length + expired.length,
        );
        expect(groups.recentlyExpired.every(({ recentlyExpired }) => recentlyExpired)).toBe(true);
        expect([...groups.valid, ...groups.expired].some(({ recentlyExpired }) => recentlyExpired)).toBe(false);
      }),
      RUNS,
    );
  });

  it('[FILE-14] should put the nearest end first among the valid ones, and what has no end last', () => {
    const at = (protocol: string, end?: string) =>
      aContract({ protocol, expirationDate: end === undefined ? undefined : day(end) });
    const { valid } = contractGroups({ valid: [at('a'), at('b', '2028-01-01'), at('c', '2026-12-20')], expired: [] });
    expect(valid.map(({ protocol }) => protocol)).toEqual(['c', 'b', 'a']);
  });
});

describe('contractState', () => {
  const ending = (end: string | undefined, rest: Partial<Contract> = {}) =>
    aContract({ startDate: day('2022-11-11'), expirationDate: end === undefined ? undefined : day(end), ...rest });

  it.each([
    [ending('2026-11-12', { recentlyExpired: true }), 'expired', 'bad', 'Questo contratto è scaduto di recente'],
    [ending('2026-12-20'), 'valid', 'warn', 'Mancano 25 giorni'],
    [ending('2026-12-25'), 'valid', 'warn', 'Mancano 30 giorni'],
    // Data and list disagree: both are shown.
    [ending('2026-11-20'), 'valid', 'bad', 'Scaduto da 5 giorni'],
    [ending('2027-11-20'), 'expired', 'bad', 'Scaduto'],
    [ending(undefined), 'expired', 'bad', 'Scaduto'],
  ] as const)('[FILE-05] [FILE-14] should be one tag for %o in the list %s', (contract, list, tone, word) => {
    expect(contractState(contract, list, TODAY)).toMatchObject({ kind: 'tag', tag: { tone, word } });
  });

  it('[FILE-14] should be quiet words for what does not press, with the part of the term that has passed', () => {
    expect(contractState(ending('2028-11-05'), 'valid', TODAY)).toEqual({
      kind: 'span',
      words: '1\u00A0anno e 11\u00A0mesi',
      passed: expect.closeTo(0.676, 2),
    });
    expect(contractState(ending('2026-05-15'), 'expired', TODAY)).toEqual({
      kind: 'span',
      words: '6\u00A0mesi',
      passed: undefined,
    });
    expect(contractState(ending(undefined), 'valid', TODAY)).toEqual({ kind: 'none' });
  });

  it('[FILE-14] should be red for everything recently expired and for nothing else that still runs', () => {
    fc.assert(
      fc.property(anyContract, fc.constantFrom('valid', 'expired'), (contract, list) => {
        const state = contractState(contract, list, TODAY);
        const isRed = state.kind === 'tag' && state.tag.tone === 'bad';
        if (contract.recentlyExpired) expect(isRed).toBe(true);
        else if (list === 'valid' && (contract.expirationDate ?? '9') >= TODAY) expect(isRed).toBe(false);
      }),
      RUNS,
    );
  });
});
