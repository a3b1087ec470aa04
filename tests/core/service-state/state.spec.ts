import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { durationWords, incidentsOf, levelsOf, PARTS } from '#core/service-state/state.ts';

const findings = fc.record({
  isReady: fc.boolean(),
  parts: fc.dictionary(fc.constantFrom('database', 'disco', 'disegno', 'altro'), fc.boolean()),
  signOn: fc.boolean(),
  mails: fc.boolean(),
});

describe('levelsOf', () => {
  it('[SERV-01] should say of nothing that it works while something that it needs is away', () => {
    fc.assert(
      fc.property(findings, (found) => {
        const levels = levelsOf(found);
        const isWhole = found.isReady && Object.values(found.parts).every(Boolean);
        if (!isWhole) expect(PARTS.filter((part) => levels[part] === 'works')).toEqual([]);
        if (!found.signOn) expect([levels.signOn, levels.companyFile]).toEqual(['down', 'down']);
        if (!found.mails) expect(levels.mails).toBe('down');
        if (isWhole && found.signOn && found.mails) expect(PARTS.every((part) => levels[part] === 'works')).toBe(true);
      }),
    );
  });

  it('[SERV-01] should tell what is read all the same from what is not, while the database is away', () => {
    expect(levelsOf({ isReady: false, parts: { database: false }, signOn: true, mails: true })).toEqual({
      pages: 'partly',
      signOn: 'partly',
      companyFile: 'down',
      mails: 'down',
    });
  });
});

describe('incidentsOf', () => {
  it('[SERV-03] should join what ended together, from when the first part was away, the newest first', () => {
    expect(
      incidentsOf([
        { part: 'mails', beganAt: 100, endedAt: 900 },
        { part: 'signOn', beganAt: 50, endedAt: 2_000 },
        { part: 'companyFile', beganAt: 90, endedAt: 900 },
      ]),
    ).toEqual([
      { parts: ['signOn'], beganAt: 50, endedAt: 2_000 },
      { parts: ['companyFile', 'mails'], beganAt: 90, endedAt: 900 },
    ]);
  });
});

describe('durationWords', () => {
  it.each([
    [1_000, '1 minuto'],
    [60_000 * 5, '5 minuti'],
    [60_000 * 60, '1 ora'],
    [60_000 * 61, '1 ora e 1 minuto'],
    [60_000 * 60 * 26 + 60_000 * 3, '26 ore e 3 minuti'],
  ])('[SERV-03] should say of %i milliseconds %s', (ms, words) => {
    expect(durationWords(ms)).toBe(words);
  });
});
