import { describe, expect, it } from 'vitest';
import type { AidAnswers } from '#core/aids/answers.ts';
import { type AidConditions, regionNamed } from '#core/aids/conditions.ts';
import { hectareWords, judgeConditions, rangeVerdict } from '#core/aids/judge.ts';

const VITE = { name: 'Vite', value: 'vite' };
const OLIVO = { name: 'Olivo', value: 'olivo' };
const UVA = { name: 'Uva da vino o da tavola', value: 'uva' };
const API = { name: 'Api', value: 'api' };
const words = (conditions: AidConditions, answers: AidAnswers = {}) =>
  judgeConditions(conditions, true, answers).map((one) => `${one.verdict}: ${one.words}`);

describe('judgeConditions', () => {
  it.each<readonly [AidConditions, AidAnswers, string]>([
    [{ grows: [VITE, OLIVO] }, { produce: ['vite'] }, 'met: coltivi vite'],
    [{ grows: [UVA, VITE] }, { produce: ['uva', 'vite'] }, 'met: coltivi uva da vino o da tavola e vite'],
    [{ raises: [API] }, { produce: ['vite'] }, 'failed: non allevi api'],
    [{ grows: [VITE], raises: [API] }, {}, 'open: se coltivi vite o allevi api'],
    [{ organic: ['si', 'conversione'] }, { organic: 'conversione' }, 'met: sei in conversione al biologico'],
    [{ organic: ['si', 'conversione'] }, {}, 'open: se coltivi con metodo biologico o sei in conversione al biologico'],
    [{ organic: ['si'] }, { organic: 'no' }, 'failed: è per chi coltiva con metodo biologico'],
    [{ regions: ['puglia'] }, { region: 'puglia' }, 'met: in Puglia'],
    [{ regions: ['lazio'] }, { region: 'puglia' }, 'failed: l’azienda è in Puglia, l’aiuto è nel Lazio'],
    [{ land: { from: 0.5 } }, { land: { from: 5, to: 14 } }, 'met: almeno 0,5 ettari (5.000 m²)'],
    [{ land: { from: 1, to: 5 } }, {}, 'open: se conduci da 1 a 5 ettari'],
    [{ age: { to: 40 } }, { age: 34 }, 'met: hai meno di 41 anni'],
    [{ age: { to: 40 } }, { age: 41 }, 'failed: è per chi ha meno di 41 anni'],
    [{ years: { to: 5 } }, { years: 1 }, 'met: conduci da non più di 5 anni'],
    [{ needs: [VITE] }, { needs: ['olivo'] }, 'failed: serve per altro: vite'],
    [{ audiences: ['enti'] }, {}, 'failed: è per: ente senza scopo di lucro'],
    [{ ask: ['se vinifichi'] }, {}, 'open: se vinifichi'],
  ])('[AIDS-02] should judge %o against %o as "%s"', (conditions, answers, sentence) => {
    expect(words(conditions, answers)).toEqual([sentence]);
  });

  it('[AIDS-02] should take nothing away where it is not said what is needed, nor ask farmers who they are', () => {
    expect(words({ needs: [VITE], audiences: ['agricoltori', 'enti'] })).toEqual([]);
  });

  it('[AIDS-02] should say that the conditions of an aid are not known', () => {
    expect(judgeConditions(undefined, false, {})).toMatchObject([{ condition: 'unstated', verdict: 'open' }]);
  });
});

describe('rangeVerdict', () => {
  it.each([
    [{ from: 5 }, { from: 5, to: 14 }, 'met'],
    [{ to: 5 }, { from: 5, to: 14 }, 'failed'],
    [{ to: 5 }, { from: 5, to: 5 }, 'met'],
    [{ from: 10 }, { from: 5, to: 14 }, 'open'],
    [{ from: 0.5, to: 50 }, { from: 50 }, 'failed'],
    [{ from: 0.5 }, { from: 0, to: 0 }, 'failed'],
  ])('[AIDS-02] should judge %o with the answer %o as %s', (range, answer, verdict) => {
    expect(rangeVerdict(range, answer)).toBe(verdict);
  });
});

describe('words and names', () => {
  it('[AIDS-02] should write small areas in square metres, too', () => {
    expect(hectareWords(0.1)).toBe('0,1 ettari (1.000 m²)');
    expect(hectareWords(1)).toBe('1 ettaro');
  });

  it('[AIDS-03] should know regions and the two autonomous provinces by name', () => {
    expect(regionNamed('Puglia')).toBe('puglia');
    expect(regionNamed('Provincia autonoma di Trento')).toBe('trentino-alto-adige');
    expect(regionNamed('Atlantide')).toBeUndefined();
  });
});
